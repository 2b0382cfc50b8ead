/** Euro a year: the common scale of all bands. */
export const SCALE = { from: 30_000, to: 100_000 }

const WIDTH = 280

export function SalaryBand({ from, to }: { from: number; to: number }) {
  const at = (euro: number) => ((euro - SCALE.from) / (SCALE.to - SCALE.from)) * WIDTH
  const strokes = Array.from({ length: Math.floor((to - from) / 2_000) + 1 }, (_, index) => at(from + index * 2_000))
  return (
    <svg viewBox={`0 0 ${WIDTH} 32`} fill="none" aria-hidden="true" className="role-band">
      <path d={`M0 16H${WIDTH}`} className="stroke-line-strong" />
      <path d={strokes.map((x) => `M${x.toFixed(1)} 6V26`).join('')} className="stroke-accent" strokeWidth="2.5" />
    </svg>
  )
}
