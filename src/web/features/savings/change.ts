import type { Change } from '#web/ui/change.ts'

/** "+4%" of what was before. More is better. Undefined where there is nothing to compare with. */
export function changeOf(now: number, before: number): Change | undefined {
  if (before === 0) return undefined
  const percent = Math.round(((now - before) / before) * 100)
  return { text: `${signed(percent)}%`, verdict: verdictOf(percent) }
}

/** Between two shares: "+2 points". More is better. Undefined where one of them is not known. */
export function pointsOf(now: number | null, before: number | null): Change | undefined {
  if (now === null || before === null) return undefined
  const points = now - before
  return { text: `${signed(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`, verdict: verdictOf(points) }
}

function verdictOf(difference: number): Change['verdict'] {
  if (difference === 0) return 'same'
  return difference > 0 ? 'better' : 'worse'
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value).replace('-', '−')
}
