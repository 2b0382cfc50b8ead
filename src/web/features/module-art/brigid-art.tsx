import { ModuleDrawing } from './module-drawing.tsx'

/** The five arches, front to back. */
const ARCHES = [0, 1, 2, 3, 4].map((step) => {
  const left = 178 - step * 42
  const height = 238.16 - step * 47.04
  return `M${left} 560V330C${left} ${height} ${520 - left} ${height} ${520 - left} 330V560`
})
const WAITING: [x: number, top: number, opacity: number][] = [
  [73, 470, 0.35],
  [115, 430, 0.5],
  [157, 500, 0.75],
  [363, 455, 0.75],
  [405, 410, 0.5],
  [447, 485, 0.35],
]

export function BrigidArt() {
  return (
    <ModuleDrawing>
      {ARCHES.map((arch, step) => (
        <path key={arch} d={arch} strokeWidth={step === 0 ? 3 : 1.5} strokeOpacity={[1, 0.5, 0.32, 0.22, 0.16][step]} />
      ))}
      <g className="module-stroke">
        <path d="M260 268V560" strokeWidth="9" />
        {WAITING.map(([x, top, opacity]) => (
          <path key={x} d={`M${x} ${top}V560`} strokeWidth="5" strokeOpacity={opacity} />
        ))}
      </g>
    </ModuleDrawing>
  )
}
