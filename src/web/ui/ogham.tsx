import { cutStrokes, STROKE_LENGTH, strokePath } from '../lib/ogham.ts'
import { classNames } from './class-names.ts'

type OghamWordProps = {
  word: string
  /** Draws upwards, as on a stone. */
  vertical?: boolean
  pitch?: number
  length?: number
  strokeWidth?: number
  stem?: boolean
  className?: string | undefined
}

/** A text in strokes. Hidden from screen readers, because the words stand beside it. */
export function OghamWord({
  word,
  vertical = false,
  pitch = 6,
  length = STROKE_LENGTH,
  strokeWidth = 2,
  stem = true,
  className,
}: OghamWordProps) {
  const { strokes, width } = cutStrokes(word, pitch)
  const along = Math.round(width * 100) / 100
  const across = length * 2 + 4
  const [boxWidth, boxHeight] = vertical ? [across, along] : [along, across]
  return (
    <svg
      className={className}
      width={boxWidth}
      height={boxHeight}
      viewBox={`0 0 ${boxWidth} ${boxHeight}`}
      fill="none"
      aria-hidden="true"
    >
      <g transform={vertical ? `translate(${across / 2} ${along}) rotate(-90)` : `translate(0 ${across / 2})`}>
        {stem && <path d={`M0 0H${along}`} className="stroke-line-strong" />}
        <path d={strokePath(strokes, 0, length)} stroke="currentColor" strokeWidth={strokeWidth} />
      </g>
    </svg>
  )
}

/** The stem beside a wide page, with the section's word cut into it. */
export function SectionRail({ word }: { word: string }) {
  return (
    <div className="section-rail" aria-hidden="true">
      <OghamWord word={word} vertical pitch={7} length={STROKE_LENGTH + 1} stem={false} />
    </div>
  )
}

/** The same word on a narrow page, at the start of a hairline above the heading. */
export function SectionDivider({ word }: { word: string }) {
  const { strokes } = cutStrokes(word)
  return (
    <svg className="section-divider" width="100%" height="24" fill="none" aria-hidden="true">
      <path d="M0 12H2000" className="stroke-line-strong" />
      <path d={strokePath(strokes, 12)} stroke="currentColor" strokeWidth="1.9" />
    </svg>
  )
}

/** A name's first word in strokes, up to five letters, beside an author or organisation. */
export function Signature({ name, className }: { name: string; className?: string | undefined }) {
  const [firstWord = ''] = name.trim().split(/\s+/)
  return <OghamWord word={firstWord.slice(0, 5)} className={classNames('flex-none', className)} />
}

type TallyProps = { count: number; of?: number; className?: string | undefined }

/**
 * A small count as strokes in groups of five. Each group is a path, so that it can be animated. Missing ones up to `of`
 * are short and grey.
 */
export function Tally({ count, of = count, className }: TallyProps) {
  const [inFive, pitch, height] = [5, 10, 34]
  const positions = Array.from({ length: Math.max(of, count) }, (_, index) => ({
    x: 4 + index * pitch + Math.floor(index / inFive) * 8,
    family: 'notch' as const,
  }))
  const fives = Array.from({ length: Math.ceil(count / inFive) }, (_, five) =>
    positions.slice(five * inFive, Math.min((five + 1) * inFive, count)),
  )
  const width = (positions.at(-1)?.x ?? 0) + 4
  return (
    <svg
      className={classNames('h-auto max-w-full', className)}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      aria-hidden="true"
    >
      <path d={`M0 ${height / 2}H${width}`} className="stroke-line-strong" strokeWidth="1" />
      {fives.map((strokes) => (
        <path key={strokes[0]?.x} data-cut="" d={strokePath(strokes, height / 2, 31)} />
      ))}
      {of > count && <path d={strokePath(positions.slice(count), height / 2, 16)} className="stroke-line-strong" />}
    </svg>
  )
}
