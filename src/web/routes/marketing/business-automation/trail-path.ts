export type Point = readonly [x: number, y: number]

/** Returns a smooth curve through all points (Catmull-Rom) as one SVG path. */
export function trailThrough(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0]
  const curves = points.slice(1).map((end, index) => {
    const [before, start, after] = [at(index - 1), at(index), at(index + 2)]
    const first = [start[0] + (end[0] - before[0]) / 5, start[1] + (end[1] - before[1]) / 5]
    const second = [end[0] - (after[0] - start[0]) / 5, end[1] - (after[1] - start[1]) / 5]
    return `C${[...first, ...second, ...end].map(Math.round).join(' ')}`
  })
  return `M${at(0).join(' ')}${curves.join('')}`
}
