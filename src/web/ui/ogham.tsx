import { cutStrokes, type OghamStroke } from '../lib/ogham.ts'
import { classNames } from './class-names.ts'

/** Along the stem: how far a stroke reaches to each side, and how much an oblique one leans. */
const LENGTH = 10
const NOTCH = 0.42
const LEAN = 0.34

/** The strokes as one SVG path around a stem at `y`. */
export function strokePath(strokes: OghamStroke[], y: number, length = LENGTH): string {
  return strokes.map((stroke) => pathOf(stroke, y, length)).join('')
}

function pathOf({ x, family }: OghamStroke, y: number, length: number): string {
  switch (family) {
    case 'above':
      return `M${round(x)} ${y}V${round(y - length)}`
    case 'below':
      return `M${round(x)} ${y}V${round(y + length)}`
    case 'oblique':
      return `M${round(x - length * LEAN)} ${round(y + length)}L${round(x + length * LEAN)} ${round(y - length)}`
    case 'notch':
      return `M${round(x)} ${round(y - length * NOTCH)}V${round(y + length * NOTCH)}`
    case 'bar':
      return `M${round(x - length * 0.3)} ${round(y - length * 0.6)}H${round(x + length * 0.3)}`
  }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

type OghamWordProps = { word: string; pitch?: number; stem?: boolean; className?: string | undefined }

/** A text in strokes. A picture of words that stand beside it, so it says nothing to a screen reader. */
export function OghamWord({ word, pitch = 6, stem = true, className }: OghamWordProps) {
  const { strokes, width } = cutStrokes(word, pitch)
  const height = LENGTH * 2 + 4
  return (
    <svg
      className={className}
      width={round(width)}
      height={height}
      viewBox={`0 0 ${round(width)} ${height}`}
      fill="none"
      aria-hidden="true"
    >
      {stem && <path d={`M0 ${height / 2}H${round(width)}`} className="stroke-line-strong" />}
      <path d={strokePath(strokes, height / 2)} stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}

/** The stem that a wide page hangs from, with the section's word cut into it upwards, as on a stone. */
export function SectionRail({ word }: { word: string }) {
  const { strokes, width } = cutStrokes(word, 7)
  const across = (LENGTH + 3) * 2
  return (
    <div className="section-rail" aria-hidden="true">
      <svg
        width={across}
        height={round(width)}
        viewBox={`0 0 ${across} ${round(width)}`}
        fill="none"
        aria-hidden="true"
      >
        <g transform={`translate(${across / 2} ${round(width)}) rotate(-90)`}>
          <path d={strokePath(strokes, 0, LENGTH + 1)} stroke="currentColor" strokeWidth="2" />
        </g>
      </svg>
    </div>
  )
}

/** The same word on a narrow page: at the start of a hairline above the heading. */
export function SectionDivider({ word }: { word: string }) {
  const { strokes } = cutStrokes(word)
  return (
    <svg className="section-divider" width="100%" height="24" fill="none" aria-hidden="true">
      <path d="M0 12H2000" className="stroke-line-strong" />
      <path d={strokePath(strokes, 12)} stroke="currentColor" strokeWidth="1.9" />
    </svg>
  )
}

/** A name's first word in strokes, at most five letters: what stands beside an author or organisation. */
export function Signature({ name, className }: { name: string; className?: string | undefined }) {
  const [firstWord = ''] = name.trim().split(/\s+/)
  return <OghamWord word={firstWord.slice(0, 5)} className={classNames('flex-none', className)} />
}

/** One stroke for each of a small number, in fives. */
export function Tally({ count, className }: { count: number; className?: string | undefined }) {
  const strokes = Array.from({ length: count }, (_, index) => ({
    x: 4 + index * 10 + Math.floor(index / 5) * 8,
    family: 'notch' as const,
  }))
  const width = (strokes.at(-1)?.x ?? 0) + 4
  return (
    <svg
      className={classNames('h-auto max-w-full', className)}
      width={width}
      height="24"
      viewBox={`0 0 ${width} 24`}
      fill="none"
      aria-hidden="true"
    >
      <path d={strokePath(strokes, 12, 24)} stroke="currentColor" strokeWidth="3" />
    </svg>
  )
}
