import type { DeskMoment } from '#contracts/receptionist/desk.ts'
import type { MessageSender } from '#contracts/receptionist/talk.ts'

const MIDDLE = 34
const PITCH = 4.2
const FIVE_GAP = 2

/** Lengths vary for looks only. The number of strokes is what counts. */
const LENGTHS = [19, 17, 18, 22, 21, 15, 20]

/** Strokes on the vertical stem: the caller's left, the receptionist's right, a person's slanted. */
export function StrokesOnStem({ by, count }: { by: MessageSender; count: number }) {
  const computeY = (index: number) => 3 + index * PITCH + Math.floor(index / 5) * FIVE_GAP
  const height = Math.ceil(computeY(count - 1)) + 6
  const path = Array.from({ length: count }, (_, index) => {
    const y = Math.round(computeY(index) * 10) / 10
    const length = LENGTHS[index % LENGTHS.length] ?? 18
    if (by === 'contact') return `M${MIDDLE} ${y}h${-length}`
    return by === 'staff' ? `M${MIDDLE} ${y + 4}l${length} -6` : `M${MIDDLE} ${y}h${length}`
  }).join('')
  return (
    <svg className="desk-strokes" viewBox={`0 0 68 ${height}`} height={height} fill="none" aria-hidden="true">
      <path d={path} className="desk-stroke" data-kind={by} />
    </svg>
  )
}

type Mark = Extract<DeskMoment, { kind: 'did' }>['mark']

const MARKS: Record<Mark, string> = {
  step: 'M28 10h12',
  done: 'M22 10h24',
  unknown: 'M26 2v16',
  asked: 'M22 10h24',
  urgent: 'M22 10h24',
  'taken over': 'M12 15l44 -12',
  'given back': 'M22 10h24',
}

/** The mark of an action between two messages. */
export function MarkOnStem({ mark }: { mark: Mark }) {
  return (
    <svg className="desk-strokes" viewBox="0 0 68 20" height="20" fill="none" aria-hidden="true">
      <path d={MARKS[mark]} className="desk-stroke" data-kind={mark} />
    </svg>
  )
}
