import { ModuleDrawing } from './module-drawing.tsx'

const DECK = 236
const SPAN = 172
const PIERS = Array.from({ length: 17 }, (_, index) => 88 + (index - 8) * SPAN)

/** One arch between two piers. */
const ARCHES = PIERS.map((x) => `M${x} 400C${x} 250 ${x + SPAN} 250 ${x + SPAN} 400`).join('')
const THIN_PIERS = PIERS.filter((x) => x < 0 || x > 520)
  .map((x) => `M${x} ${DECK}V559`)
  .join('')
const RAIL_POSTS = Array.from({ length: 70 }, (_, index) => `M${-1480 + index * 43} ${DECK}v-18`).join('')

export function LiafailArt() {
  return (
    <ModuleDrawing>
      <path d={RAIL_POSTS} strokeWidth="1.5" strokeOpacity="0.35" />
      <path d={`M-1600 ${DECK - 18}H1600`} strokeWidth="1.5" strokeOpacity="0.35" />
      <path d={ARCHES} strokeWidth="1.5" strokeOpacity="0.4" />
      <path d={THIN_PIERS} strokeWidth="1.5" strokeOpacity="0.4" />
      <path d={`M-1600 ${DECK}H1600`} strokeWidth="3" />
      <g className="module-stroke">
        <path d={`M88 ${DECK}V559M432 ${DECK}V559`} strokeWidth="9" />
        <path d={`M260 ${DECK}V559`} strokeWidth="5" strokeOpacity="0.45" />
      </g>
    </ModuleDrawing>
  )
}
