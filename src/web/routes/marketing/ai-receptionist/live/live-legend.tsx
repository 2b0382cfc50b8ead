import { liveConversation } from '#content/en/live-conversation.ts'

const { you, practice, done } = liveConversation.legend
const SIGNS = [
  { text: you, look: 'stroke-muted', path: 'M6 9V2M11 9V2' },
  { text: practice, look: 'stroke-accent', path: 'M6 9v7M11 9v7' },
  { text: done, look: 'stroke-lichen', path: 'M9 4.5v9' },
]

/** The meaning of the strokes on the stem. */
export function LiveLegend() {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2">
      {SIGNS.map(({ text, look, path }) => (
        <li key={text} className="flex items-center gap-2">
          <svg width="18" height="18" viewBox="0 0 18 18" fill="none" aria-hidden="true">
            <path d="M0 9H18" className="stroke-line-strong" />
            <path d={path} className={look} strokeWidth="2" />
          </svg>
          {text}
        </li>
      ))}
    </ul>
  )
}
