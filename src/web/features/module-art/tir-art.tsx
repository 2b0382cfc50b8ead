import { ModuleDrawing } from './module-drawing.tsx'
import { type Wave, waveAt, wavePath } from './wave.ts'

type Ridge = {
  line: Wave
  ink: number
  width: number
  posts: number[]
  height: number
  stroke: number
  opacity: number
}

/** Three ridges from far to near, each with its posts. The gap has no post. */
const RIDGES: Ridge[] = [
  {
    line: { y: 196, height: 22, length: 560, start: -1600 },
    ink: 0.22,
    width: 1.5,
    posts: [40, 104, 168, 232, 392, 456, 520],
    height: 38,
    stroke: 5,
    opacity: 0.3,
  },
  {
    line: { y: 318, height: 30, length: 700, start: -1720 },
    ink: 0.42,
    width: 1.5,
    posts: [22, 110, 198, 374, 462],
    height: 66,
    stroke: 5,
    opacity: 0.55,
  },
  {
    line: { y: 486, height: 40, length: 900, start: -1980 },
    ink: 1,
    width: 3,
    posts: [58, 172, 400],
    height: 150,
    stroke: 9,
    opacity: 1,
  },
]

export function TirArt() {
  return (
    <ModuleDrawing>
      {RIDGES.map(({ line, ink, width }) => (
        <path key={line.y} d={wavePath(line)} strokeWidth={width} strokeOpacity={ink} />
      ))}
      <g className="module-stroke">
        {RIDGES.map(({ line, posts, height, stroke, opacity }) => (
          <path
            key={line.y}
            d={posts.map((x) => `M${x} ${waveAt(line, x)}v${-height}`).join('')}
            strokeWidth={stroke}
            strokeOpacity={opacity}
          />
        ))}
      </g>
    </ModuleDrawing>
  )
}
