import { useNews } from '../use-desk-news.ts'
import { AnswerPanel } from './answer-panel.tsx'
import { ConversationLine } from './conversation-line.tsx'
import { ThreadAside } from './thread-aside.tsx'
import { ThreadHead } from './thread-head.tsx'
import type { ThreadProps } from './thread-props.ts'
import { Transcript } from './transcript.tsx'
import { getCallerName } from './words.ts'
import './thread.css'

export function ThreadView(props: ThreadProps) {
  const { thread } = props
  useNews(`/api/receptionist/conversations/${thread.id}/events`, { onlyVisible: true })
  return (
    <section className="desk-thread" data-chooses-place aria-labelledby="desk-thread-title">
      <ThreadHead {...props} />
      <ConversationLine thread={thread} />
      <Transcript moments={thread.moments} label={`Conversation with ${getCallerName(thread)}`} base={props.base} />
      <AnswerPanel {...props} />
      <ThreadAside {...props} />
    </section>
  )
}
