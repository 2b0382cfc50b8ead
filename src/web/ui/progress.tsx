import type { ReactNode } from 'react'

type ProgressProps = {
  label: string
  value: number
  max?: number
  /** "612 of 1,000". Default: a percentage. */
  text?: ReactNode
}

/** A bar with its number in words above it. `max` is 100 by default. */
export function Progress({ label, value, max = 100, text }: ProgressProps) {
  const shown = Math.min(Math.max(value, 0), max)
  return (
    <div className="grid gap-1.5">
      <div className="flex justify-between gap-4 text-small">
        <span>{label}</span>
        <span className="text-muted tabular-nums">{text ?? `${Math.round((shown / max) * 100)}%`}</span>
      </div>
      <progress className="progress-bar" value={shown} max={max} aria-label={label} />
    </div>
  )
}
