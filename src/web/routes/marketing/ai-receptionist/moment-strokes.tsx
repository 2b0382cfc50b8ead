import type { DayMoment } from '#content/types.ts'

const [WIDTH, MIDDLE] = [72, 36]
const [PITCH, REACH, GROUP_GAP] = [6, 26, 4]
const LETTERS_A_STROKE = 12

/** Questions on the left, then answers on the right. Several callers are answered at the same time. */
export function MomentStrokes({ moment }: { moment: DayMoment }) {
  const asked = moment.people ?? lengthInStrokes(moment.asked)
  const answered = moment.people ?? lengthInStrokes(moment.outcome)
  const answerTop = moment.people === undefined ? PITCH + computeExtent(asked) : PITCH
  const end = answerTop + computeExtent(answered) + PITCH
  return (
    <svg viewBox={`0 0 ${WIDTH} ${end + 12}`} width={WIDTH} height={end + 12} fill="none" aria-hidden="true">
      <path d={`M${MIDDLE} 0V${end + 12}`} className="stroke-line-strong" />
      <path d={strokesAt(asked, PITCH, -REACH)} className="stroke-muted" strokeWidth="2" />
      <path d={strokesAt(answered, answerTop, REACH)} className="stroke-accent" strokeWidth="2" />
      {moment.needsPerson ? (
        <path d={`M${MIDDLE - 24} ${end + 8}L${MIDDLE + 24} ${end - 8}`} className="stroke-critical" strokeWidth="3" />
      ) : (
        <path d={`M${MIDDLE - 13} ${end}h26`} className="stroke-lichen" strokeWidth="3" />
      )}
    </svg>
  )
}

function lengthInStrokes(text: string): number {
  return Math.min(5, Math.ceil(text.length / LETTERS_A_STROKE))
}

/** The height of a number of strokes in groups of up to five, with the gap after each group. */
function computeExtent(count: number): number {
  return count * PITCH + Math.ceil(count / 5) * GROUP_GAP
}

function strokesAt(count: number, top: number, reach: number): string {
  return Array.from(
    { length: count },
    (_, index) => `M${MIDDLE} ${top + index * PITCH + Math.floor(index / 5) * GROUP_GAP}h${reach}`,
  ).join('')
}
