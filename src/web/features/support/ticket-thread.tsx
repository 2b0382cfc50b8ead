import type { TicketMessage } from '#contracts/support-views.ts'
import { Letter, StateEvent, Thread } from './thread.tsx'

type TicketThreadProps = {
  messages: TicketMessage[]
  /** The names of both sides. */
  company: string
  organisation: string
}

/** Both sides of a ticket. Staff also see their notes. */
export function TicketThread({ messages, company, organisation }: TicketThreadProps) {
  return (
    <Thread label="Messages">
      {messages.map(({ id, kind, side, author, body, createdAt }) => {
        const role = side === 'staff' ? `${company} support` : organisation
        if (kind === 'event') return <StateEvent key={id} who={author ?? role} state={body} at={createdAt} />
        const look = kind === 'note' ? 'note' : side
        return (
          <Letter key={id} author={author ?? role} {...(author !== null && { role })} at={createdAt} look={look}>
            {body}
          </Letter>
        )
      })}
    </Thread>
  )
}
