import type { Change } from '#web/ui/change.ts'

/** "+4%" against an earlier value. More is better. Undefined if the earlier value is zero. */
export function calculateChange(now: number, before: number): Change | undefined {
  if (before === 0) return undefined
  const percent = Math.round(((now - before) / before) * 100)
  return { text: `${signed(percent)}%`, verdict: judge(percent) }
}

/** "+2 points" between two shares. More is better. Undefined if either share is missing. */
export function calculatePointsChange(now: number | null, before: number | null): Change | undefined {
  if (now === null || before === null) return undefined
  const points = now - before
  return { text: `${signed(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`, verdict: judge(points) }
}

function judge(difference: number): Change['verdict'] {
  if (difference === 0) return 'same'
  return difference > 0 ? 'better' : 'worse'
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value).replace('-', '−')
}
