import { ModuleDrawing } from './module-drawing.tsx'

const CENTRE = { x: 260, y: 290 }
/** Half the opening of the gate, in units along the ditch. */
const GATE = 34

/** A ditch around the fort, open at the gate. */
function ditch(radius: number): string {
  const y = CENTRE.y + Math.sqrt(radius ** 2 - GATE ** 2)
  return `M${CENTRE.x - GATE} ${y.toFixed(1)}A${radius} ${radius} 0 1 1 ${CENTRE.x + GATE} ${y.toFixed(1)}`
}

/** A ringfort in plan: three ditches, one gate, two posts. */
export function DagdaArt() {
  return (
    <ModuleDrawing>
      <path d={ditch(244)} strokeWidth="1.5" strokeOpacity="0.25" />
      <path d={ditch(232)} strokeWidth="1.5" strokeOpacity="0.25" />
      <path d={ditch(186)} strokeWidth="1.5" strokeOpacity="0.45" />
      <path d={ditch(174)} strokeWidth="1.5" strokeOpacity="0.45" />
      <path d={ditch(116)} strokeWidth="3" />
      <path d="M226 401V560M294 401V560" strokeWidth="1.5" strokeOpacity="0.35" />
      <g className="module-stroke">
        <path d="M226 320V400M294 320V400" strokeWidth="9" />
        <path d="M260 250V290" strokeWidth="5" strokeOpacity="0.5" />
      </g>
    </ModuleDrawing>
  )
}
