import { ModuleDrawing } from './module-drawing.tsx'
import { type Wave, waveAt, wavePath } from './wave.ts'

/** From far to near: each wave is higher, longer and shifted along. */
const SWELLS: Wave[] = [0, 1, 2, 3, 4].map((step) => ({
  y: 96 + step * 58,
  height: 7 + step * 7,
  length: 210 + step * 44,
  start: -1600 + step * 64,
}))
const INK = [0.16, 0.24, 0.36, 0.52, 1]

/** The soundings: which wave, and how deep. Four are deep, for the letter S. */
const SOUNDINGS = [
  { swell: 1, x: [150, 236, 402], depth: 46, width: 5, opacity: 0.35 },
  { swell: 3, x: [44, 252, 348, 470], depth: 92, width: 5, opacity: 0.55 },
]
const DEEP: [x: number, depth: number][] = [
  [108, 96],
  [204, 138],
  [300, 176],
  [396, 214],
]

export function SalmonArt() {
  const near = SWELLS[4] as Wave
  return (
    <ModuleDrawing>
      {SWELLS.map((swell, step) => (
        <path key={swell.y} d={wavePath(swell)} strokeWidth={step === 4 ? 3 : 1.5} strokeOpacity={INK[step]} />
      ))}
      <g className="module-stroke">
        {SOUNDINGS.map(({ swell, x, depth, width, opacity }) => (
          <path
            key={swell}
            d={x.map((at) => `M${at} ${waveAt(SWELLS[swell] as Wave, at)}v${depth}`).join('')}
            strokeWidth={width}
            strokeOpacity={opacity}
          />
        ))}
        <path d={DEEP.map(([x, depth]) => `M${x} ${waveAt(near, x)}v${depth}`).join('')} strokeWidth="9" />
      </g>
    </ModuleDrawing>
  )
}
