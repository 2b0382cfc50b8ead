/** "+4%" of what was before, and whether more is better. Undefined where there is nothing to compare with. */
export function changeOf(now: number, before: number): { text: string; isGood: boolean } | undefined {
  if (before === 0) return undefined
  const percent = Math.round(((now - before) / before) * 100)
  return { text: `${signed(percent)}%`, isGood: percent >= 0 }
}

/** Between two shares: "+2 points". Undefined where one of them is not known. */
export function pointsOf(now: number | null, before: number | null): { text: string; isGood: boolean } | undefined {
  if (now === null || before === null) return undefined
  const points = now - before
  return { text: `${signed(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`, isGood: points >= 0 }
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value).replace('-', '−')
}
