import type { ReactNode } from 'react'
import { Paper } from './paper.tsx'
import { type Point, trailThrough } from './trail-path.ts'

const PAPERS: { name: string; at: Point }[] = [
  { name: 'Email', at: [40, 52] },
  { name: 'Spreadsheet', at: [96, 230] },
  { name: 'Quote', at: [216, 34] },
  { name: 'Diary', at: [272, 254] },
  { name: 'Job sheet', at: [350, 112] },
  { name: 'Invoice', at: [444, 262] },
  { name: 'Report', at: [478, 40] },
]

/** The points of the trail: from paper to paper, and back to forgotten ones. */
const TRAIL: Point[] = [
  [-190, 345],
  [75, 98],
  [131, 276],
  [251, 80],
  [60, 190],
  [307, 300],
  [385, 158],
  [150, 130],
  [479, 308],
  [260, 200],
  [513, 86],
  [400, 240],
]

/** The seven steps of one job. A notch is automatic, a slanted stroke needs a person's approval. */
const STEPS = [
  { name: 'Enquiry', needsYes: false },
  { name: 'Quote', needsYes: true },
  { name: 'Day of the job', needsYes: false },
  { name: 'Job sheet', needsYes: false },
  { name: 'Invoice', needsYes: true },
  { name: 'Reminder', needsYes: false },
  { name: 'Report', needsYes: false },
]

/** The paper trail of one job, and the stem it becomes: beside it, or below it on a narrow screen. */
export function PaperTrail() {
  return (
    <>
      <Drawing box="0 0 1160 370" className="hidden desk:block">
        <path
          d={trailThrough([...TRAIL, [560, 190], [640, 200], [690, 200]])}
          className="stroke-muted"
          strokeWidth="2"
        />
        <path d="M690 200H2400" className="stroke-ink" strokeWidth="2" />
        {STEPS.map(({ name, needsYes }, index) => (
          <Step key={name} needsYes={needsYes} transform={`translate(${728 + index * 56} 200)`} />
        ))}
        <path d="M1136 172V228" className="stroke-lichen" strokeWidth="8" />
        <g fontSize="14" textAnchor="middle" className="fill-muted font-sans">
          <text x="784" y="264">
            your yes
          </text>
          <text x="952" y="264">
            your yes
          </text>
          <text x="1136" y="264">
            paid
          </text>
        </g>
      </Drawing>
      <Drawing box="0 0 580 960" className="block desk:hidden">
        <path
          d={trailThrough([...TRAIL, [470, 420], [290, 450], [290, 500]])}
          className="stroke-muted"
          strokeWidth="2.5"
        />
        <path d="M290 500V960" className="stroke-ink" strokeWidth="2.5" />
        {STEPS.map(({ name, needsYes }, index) => (
          <Step key={name} needsYes={needsYes} transform={`translate(290 ${540 + index * 54}) rotate(90)`} />
        ))}
        <path d="M258 918H322" className="stroke-lichen" strokeWidth="9" />
        <g fontSize="24" className="fill-muted font-sans">
          <text x="346" y="602">
            your yes
          </text>
          <text x="346" y="764">
            your yes
          </text>
          <text x="346" y="926">
            paid
          </text>
        </g>
      </Drawing>
    </>
  )
}

function Step({ needsYes, transform }: { needsYes: boolean; transform: string }) {
  return (
    <g transform={transform}>
      {needsYes ? (
        <path d="M-13 42L13 -42" className="stroke-critical" strokeWidth="4" />
      ) : (
        <path d="M0 -18V18" className="stroke-accent" strokeWidth="4" />
      )}
    </g>
  )
}

/** Three layers: sheets, the trail over them, and their names on top on clear ground. */
function Drawing({ box, className, children }: { box: string; className: string; children: ReactNode }) {
  return (
    <svg viewBox={box} fill="none" aria-hidden="true" className={`h-auto w-full overflow-visible ${className}`}>
      {PAPERS.map(({ name, at }) => (
        <Paper key={name} at={at} />
      ))}
      {children}
      <g fontSize="15" strokeWidth="6" paintOrder="stroke" className="fill-ink-2 stroke-canvas font-sans">
        {PAPERS.map(({ name, at: [x, y] }) => (
          <text key={name} x={x} y={y - 9}>
            {name}
          </text>
        ))}
      </g>
    </svg>
  )
}
