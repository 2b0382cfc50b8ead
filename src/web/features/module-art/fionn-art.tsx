import { ModuleDrawing } from './module-drawing.tsx'

const SPINE = 260
const INK = [1, 0.5, 0.34, 0.24, 0.16]

/** Both wings of one sheet, from the spine to its edges on the ground. Sheets behind reach higher. */
const SHEETS = INK.map((_, step) => {
  const spine = 330 - step * 34
  const edge = 282 - step * 58
  const reach = 246 - step * 17
  return [-1, 1]
    .map((side) => {
      const at = (share: number) => SPINE + side * reach * share
      return `M${SPINE} ${spine}C${at(0.16)} ${edge - 34} ${at(0.6)} ${edge - 56} ${at(1)} ${edge}V560`
    })
    .join('')
})

/** Lines of text on the front page: three full ones for the letter F, and shorter ones between. */
const LINES: [x: number, top: number, end: number][] = [
  [66, 282, 430],
  [118, 288, 500],
  [402, 288, 430],
  [454, 282, 500],
]

export function FionnArt() {
  return (
    <ModuleDrawing>
      {SHEETS.map((sheet, step) => (
        <path key={sheet} d={sheet} strokeWidth={step === 0 ? 3 : 1.5} strokeOpacity={INK[step]} />
      ))}
      <g className="module-stroke">
        <path d="M170 298V560M260 330V560M350 298V560" strokeWidth="9" />
        {LINES.map(([x, top, end]) => (
          <path key={x} d={`M${x} ${top}V${end}`} strokeWidth="5" strokeOpacity="0.45" />
        ))}
      </g>
    </ModuleDrawing>
  )
}
