/** The shape of what is coming. Hidden for the first 200 ms, so that a quick answer does not flicker. */
export function Skeleton() {
  return (
    <div className="skeleton" aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  )
}
