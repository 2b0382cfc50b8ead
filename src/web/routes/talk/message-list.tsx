import type { ReactNode } from 'react'
import type { TalkPageWords } from '#content/receptionist/en/talk-page.ts'
import type { MessageSender, TalkMessage } from '#contracts/receptionist/talk.ts'
import { classNames } from '#web/ui/class-names.ts'
import { BookingCard } from './booking-card.tsx'
import { DoneNotch, MessageStrokes } from './message-strokes.tsx'
import { MessageText } from './offered-replies.tsx'

export type ShownMessage = Pick<TalkMessage, 'id' | 'by' | 'text' | 'language' | 'booking' | 'author'>

type MessageListProps = { messages: ShownMessage[]; organisation: string; words: TalkPageWords; children?: ReactNode }

/** The messages on one stem. `children` come after the last one. */
export function MessageList({ messages, organisation, words, children }: MessageListProps) {
  return (
    <ol className="talk-messages">
      {messages.map((message) => (
        <MessageItem key={message.id} message={message} who={nameSender(message, organisation, words)}>
          {message.booking !== undefined && (
            <BookingCard booking={message.booking} language={message.language} words={words} />
          )}
        </MessageItem>
      ))}
      {children}
    </ol>
  )
}

function nameSender({ by, author }: ShownMessage, organisation: string, words: TalkPageWords): string {
  if (by === 'contact') return words.you
  return by === 'staff' && author !== undefined ? `${author}, ${organisation}` : organisation
}

const NAME_COLOURS: Record<MessageSender, string> = {
  contact: 'text-muted',
  receptionist: 'text-accent',
  staff: 'text-ink',
}

type MessageItemProps = { message: ShownMessage; who: string; isPending?: boolean; children?: ReactNode }

export function MessageItem({
  message: { id, by, text, language, booking },
  who,
  isPending,
  children,
}: MessageItemProps) {
  return (
    <li id={id} data-by={by} className={classNames(isPending && 'opacity-70')}>
      {booking === undefined ? <MessageStrokes text={text} by={by} /> : <DoneNotch />}
      <div className="min-w-0">
        <p className={classNames('font-semibold text-micro', NAME_COLOURS[by])}>{who}</p>
        <p lang={language} className="whitespace-pre-line break-words">
          <MessageText text={text} />
        </p>
        {children}
      </div>
    </li>
  )
}
