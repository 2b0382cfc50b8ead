/** An offer of ownership is open as long as an invitation. */
export const OFFER_MS = 7 * 24 * 3_600_000
