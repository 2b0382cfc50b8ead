import { ModuleDrawing } from './module-drawing.tsx'

/** Roofs from far to near: ridge, half width, opacity. */
const ROOFS: [x: number, y: number, half: number, ink: number][] = [
  [430, 96, 44, 0.18],
  [336, 122, 54, 0.2],
  [470, 168, 62, 0.26],
  [228, 174, 66, 0.26],
  [372, 212, 74, 0.32],
  [104, 248, 80, 0.36],
  [476, 288, 92, 0.42],
  [100, 352, 96, 0.5],
  [404, 382, 118, 0.6],
]
const SLOPE = 1.1

function roof(x: number, y: number, half: number): string {
  const eaves = Math.round(y + half * SLOPE)
  return `M${x - half} ${eaves}L${x} ${y}L${x + half} ${eaves}`
}

export function PatrickArt() {
  return (
    <ModuleDrawing>
      {ROOFS.map(([x, y, half, ink]) => (
        <path key={x} d={roof(x, y, half)} strokeWidth="1.5" strokeOpacity={ink} />
      ))}
      <path d={roof(226, 288, 196)} strokeWidth="3" />
      <g className="module-stroke">
        <path d={roof(226, 376, 132)} strokeWidth="9" />
        <path d={roof(226, 460, 76)} strokeWidth="5" strokeOpacity="0.45" />
      </g>
    </ModuleDrawing>
  )
}
