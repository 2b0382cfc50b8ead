export const loader = () => null

/** Nothing is open beside the day. */
export default function NoBooking() {
  return null
}
