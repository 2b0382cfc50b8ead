import { cutStrokes, markLetters, type OghamStroke, strokePath } from '../lib/ogham.ts'
import { classNames } from './class-names.ts'

/** Tighter and steeper than the strokes of texts. */
const PITCH = 3.75
const LENGTH = 9.5
const LEAN = 3 / 19
const TILE = 40

type MarkProps = { name: string; className?: string | undefined }

/** The mark on a tile, for small sizes. A long name shows its first two letters. */
export function Mark({ name, className = 'size-10' }: MarkProps) {
  const { strokes, width } = cutStrokes(markLetters(name), PITCH)
  const margin = Math.max((TILE - width) / 2, 3)
  const scale = (TILE - margin * 2) / Math.max(width, 1)
  return (
    <svg className={classNames('flex-none', className)} viewBox={`0 0 ${TILE} ${TILE}`} fill="none" aria-hidden="true">
      <rect x="0.5" y="0.5" width="39" height="39" rx="7.5" className="mark-tile" />
      <g transform={`translate(${margin} ${TILE / 2}) scale(${scale})`}>
        <path d={`M0 0H${width}`} className="mark-stem" strokeWidth="1.25" />
        <path d={markPath(strokes)} className="stroke-lichen" strokeWidth="2" />
      </g>
    </svg>
  )
}

/** The mark beside the name in words. Another name gets its own mark. */
export function Logo({ name, className }: { name: string; className?: string | undefined }) {
  const { strokes, width } = cutStrokes(markLetters(name), PITCH)
  const right = Math.ceil(width)
  return (
    <span className={classNames('inline-flex min-h-11 items-center gap-2.5', className)}>
      <svg className="h-[1.65rem] w-auto flex-none" viewBox={`0 -15 ${right} 30`} fill="none" aria-hidden="true">
        <path d={`M0 0H${right}`} className="stroke-line-strong" strokeWidth="1.25" />
        <path d={markPath(strokes)} className="stroke-(--brand-cut)" strokeWidth="2.5" />
      </svg>
      <span className="font-heading text-[1.55rem] leading-none font-demibold tracking-[-0.018em]">{name}</span>
    </span>
  )
}

function markPath(strokes: OghamStroke[]): string {
  return strokePath(strokes, 0, LENGTH, LEAN)
}
