/** Whole percents that add up to 100, by the largest remainder method. All 0 when the sum is 0. */
export function wholePercents(values: number[]): number[] {
  const total = values.reduce((sum, value) => sum + value, 0)
  if (total <= 0) return values.map(() => 0)
  const exact = values.map((value) => (value / total) * 100)
  const whole = exact.map(Math.floor)
  const left = 100 - whole.reduce((sum, value) => sum + value, 0)
  const byRemainder = exact.map((value, index) => ({ index, rest: value % 1 })).toSorted((a, b) => b.rest - a.rest)
  for (const { index } of byRemainder.slice(0, left)) whole[index] = (whole[index] ?? 0) + 1
  return whole
}
