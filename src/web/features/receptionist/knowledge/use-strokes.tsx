const PITCH = 4.4
const FIVE = 7.4
const LENGTH = 10
const MIDDLE = 14
/** The number of strokes that fit in a row. */
const MAX_STROKES = 25

type UseStrokesProps = {
  times: number
  isAnswered: boolean
}

/** One stroke for each use: above the stem a question, below it an answer. In groups of five. */
export function UseStrokes({ times, isAnswered }: UseStrokesProps) {
  const strokes = Math.min(times, MAX_STROKES)
  const at = Array.from({ length: strokes }, (_, index) => 3 + index * PITCH + Math.floor(index / 5) * (FIVE - PITCH))
  const end = Math.max(16, Math.round((at.at(-1) ?? 0) + 4))
  const cut = (way: number) => at.map((x) => `M${Math.round(x * 10) / 10} ${MIDDLE}v${way * LENGTH}`).join('')
  return (
    <svg className="knowledge-strokes" width={end} height="28" viewBox={`0 0 ${end} 28`} fill="none" aria-hidden="true">
      <path
        d={`M0 ${MIDDLE}H${end}`}
        className="stroke-control"
        strokeDasharray={times > MAX_STROKES ? '2 2' : undefined}
      />
      <path d={cut(-1)} className="stroke-muted" strokeWidth="2" />
      {isAnswered && <path d={cut(1)} className="stroke-accent" strokeWidth="2" />}
    </svg>
  )
}
