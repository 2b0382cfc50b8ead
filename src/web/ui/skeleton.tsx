import { VisuallyHidden } from './visually-hidden.tsx'

/** A placeholder while loading. Hidden for the first 200 ms, so that a quick answer does not flicker. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div className="skeleton" role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
        <i key={line} />
      ))}
    </div>
  )
}
