export const loader = () => null

/** The diary without an open panel. */
export default function NoBooking() {
  return null
}
