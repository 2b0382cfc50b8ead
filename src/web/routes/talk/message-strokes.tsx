import type { MessageSender } from '#contracts/receptionist/talk.ts'
import { drawStrokes } from '#web/lib/talk-strokes.ts'

export function MessageStrokes({ text, by }: { text: string; by: MessageSender }) {
  const { height, path } = drawStrokes(by, text)
  return (
    <svg
      width="32"
      height={height}
      viewBox={`0 0 32 ${height}`}
      fill="none"
      strokeWidth="2"
      aria-hidden="true"
      className={by === 'contact' ? 'stroke-muted' : by === 'staff' ? 'stroke-ink' : 'stroke-accent'}
    >
      <path d={path} />
    </svg>
  )
}

/** A stroke across the stem for an action. */
export function DoneNotch() {
  return (
    <svg
      width="32"
      height="20"
      viewBox="0 0 32 20"
      fill="none"
      strokeWidth="3"
      aria-hidden="true"
      className="stroke-chart-2"
    >
      <path d="M5 10h22" />
    </svg>
  )
}
