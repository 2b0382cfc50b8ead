/** Whether two words differ by at most so many slips: a letter added, left out, changed, or two exchanged. */
export function isWithinSlips(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1
      let value = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + cost)
      const isExchange = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (isExchange) value = Math.min(value, (beforeLast[column - 2] ?? 0) + 1)
      current.push(value)
    }
    if (Math.min(...current) > most) return false
    beforeLast = last
    last = current
  }
  return (last[b.length] ?? most + 1) <= most
}
