/** A bar with its number in words above it. `max` is 100 unless said. */
export function Progress({ label, value, max = 100 }: { label: string; value: number; max?: number }) {
  const percent = Math.round((Math.min(Math.max(value, 0), max) / max) * 100)
  return (
    <div className="grid gap-1.5">
      <div className="flex justify-between gap-4 text-small">
        <span>{label}</span>
        <span className="text-muted tabular-nums">{percent}%</span>
      </div>
      <progress className="progress-bar" value={value} max={max} aria-label={label} />
    </div>
  )
}
