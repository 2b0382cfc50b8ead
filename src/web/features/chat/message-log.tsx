import { Fragment, type ReactNode } from 'react'
import type { ChatMessage } from '#contracts/chat.ts'
import { formatMoment, formatTime, formatWeekday } from '#contracts/words/dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { groupMessages, type MessageGroup } from './group-messages.ts'

type MessageLogProps = {
  messages: ChatMessage[]
  readerId: string
  /** Stands after the last message: the unconfirmed ones. */
  children?: ReactNode
}

/** Messages by day and author. The reader's own are on the right. */
export function MessageLog({ messages, readerId, children }: MessageLogProps) {
  return (
    <ol className="chat-messages">
      {groupMessages(messages).map(({ day, at, groups }) => (
        <Fragment key={day}>
          <li className="chat-day">
            <time dateTime={day}>{formatWeekday(at)}</time>
          </li>
          {groups.map((group) =>
            group.first.kind === 'notice' ? (
              <Notice key={group.first.id} message={group.first} />
            ) : (
              <Group key={buildKey(group.first, readerId)} group={group} readerId={readerId} />
            ),
          )}
        </Fragment>
      ))}
      {children}
    </ol>
  )
}

function Notice({ message }: { message: ChatMessage }) {
  return (
    <li id={message.id} className="chat-notice">
      {`${message.author.name} ${message.text}, `}
      <time dateTime={message.at}>{formatTime(message.at)}</time>
    </li>
  )
}

function Group({ group: { first, messages }, readerId }: { group: MessageGroup; readerId: string }) {
  const isOwn = first.author.id === readerId
  return (
    <li className={classNames('chat-group', isOwn && 'is-own')}>
      <p className="chat-author">
        <span className="font-semibold text-ink">{isOwn ? 'You' : first.author.name}</span>
        {!isOwn && first.author.side === 'adviser' && <Badge tone="accent">Adviser</Badge>}
        {first.isSample && <Badge>Sample</Badge>}
        <time dateTime={first.at} title={formatMoment(first.at)}>
          {formatTime(first.at)}
        </time>
      </p>
      {messages.map((message) => (
        <p key={buildKey(message, readerId)} id={message.id} tabIndex={-1} className="chat-bubble">
          {message.text}
        </p>
      ))}
    </li>
  )
}

/**
 * An own message keeps its key when it is confirmed. React then moves no element, so screen readers read nothing twice.
 */
function buildKey(message: ChatMessage, readerId: string): string {
  return message.author.id === readerId && message.key !== null ? message.key : message.id
}
