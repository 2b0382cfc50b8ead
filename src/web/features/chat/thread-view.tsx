import { ArrowDown, ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import type { ChatMessage, ChatThread } from '#contracts/chat.ts'
import { formatDay } from '#contracts/words/dates.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Refusal } from '../form/refusal.ts'
import type { ChatContext } from './chat-context.ts'
import { Composer } from './composer.tsx'
import { ConnectionLine } from './connection-line.tsx'
import { mergeMessages } from './merge-messages.ts'
import { MessageLog } from './message-log.tsx'
import { OutgoingMessages } from './outgoing-messages.tsx'
import { ThreadActions } from './thread-actions.tsx'
import { useEndInView } from './use-end-in-view.ts'
import { useMarkRead } from './use-mark-read.ts'
import { useOutgoing } from './use-outgoing.ts'
import './conversation.css'

type ThreadViewProps = {
  context: ChatContext
  thread: ChatThread
  messages: ChatMessage[]
  hasEarlier: boolean
  sendingKey: string
  refusal: Refusal | undefined
}

export function ThreadView({ context, thread, messages, hasEarlier, sendingKey, refusal }: ThreadViewProps) {
  const { reader, base, live, connection, add } = context
  const said = mergeMessages(
    messages,
    live.filter(({ threadId }) => threadId === thread.id),
  )
  const { outgoing, send, retry, discard, outbox } = useOutgoing(reader.id, thread.id, add)
  const waiting = outgoing.filter(({ key }) => !said.some((message) => message.key === key))
  const lastId = said.at(-1)?.id
  const { box, isAtEnd, onScroll, toEnd, lastSeenId } = useEndInView(lastId)
  useMarkRead(thread.id, lastId, isAtEnd)
  useTargetMessage()
  const below = said.slice(said.findIndex(({ id }) => id === lastSeenId) + 1)
  const newBelow = below.filter(({ kind, author }) => kind === 'message' && author.id !== reader.id).length

  return (
    <section className="chat-conversation" aria-labelledby="chat-title">
      <header className="chat-head">
        <Link to={base} className="chat-back" aria-label="All conversations">
          <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />
        </Link>
        <div className="min-w-0 flex-1">
          <h1 id="chat-title" className="line-clamp-2 text-base leading-snug font-semibold">
            {thread.title}
          </h1>
          <p className="truncate text-small text-muted">
            {reader.side === 'adviser' ? `${thread.organisation.name}, ` : ''}
            {`opened ${formatDay(thread.openedAt)}`}
          </p>
        </div>
        <ThreadActions thread={thread} refusal={refusal} />
      </header>
      <ConnectionLine connection={connection} />
      <div ref={box} onScroll={onScroll} className="chat-scroll">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
        <div role="log" aria-label={`Messages: ${thread.title}`} tabIndex={0} className="chat-log">
          {hasEarlier && <EarlierMessages shown={messages.length} />}
          <MessageLog messages={said} readerId={reader.id}>
            <OutgoingMessages outgoing={waiting} onRetry={retry} onDiscard={discard} />
          </MessageLog>
        </div>
      </div>
      {newBelow > 0 && !isAtEnd && (
        <button type="button" onClick={toEnd} className="chat-pill">
          <ArrowDown size={15} strokeWidth={2} aria-hidden="true" />
          {newBelow === 1 ? '1 new message' : `${newBelow} new messages`}
        </button>
      )}
      {thread.closedAt === null ? (
        <Allowed to="conversations.answer">
          <Composer
            sendingKey={sendingKey}
            refused={
              refusal?.intent === 'send' ? { text: refusal.values.text ?? '', message: refusal.message } : undefined
            }
            outbox={outbox}
            onSend={(text) => {
              send(text)
              toEnd()
            }}
          />
        </Allowed>
      ) : (
        <Notice className="m-4">This conversation is closed. Reopen it to write here.</Notice>
      )}
    </section>
  )
}

function EarlierMessages({ shown }: { shown: number }) {
  return (
    <p className="pb-4 text-ui">
      <TextLink to={`?limit=${shown + 100}`} replace preventScrollReset isAlone>
        Show earlier messages
      </TextLink>
    </p>
  )
}

/** Scrolls to the message that the address names, and focuses it. */
function useTargetMessage(): void {
  useEffect(() => {
    const target = document.getElementById(window.location.hash.slice(1))
    if (target === null || !target.classList.contains('chat-bubble')) return
    target.scrollIntoView({ block: 'center' })
    target.focus({ preventScroll: true })
  }, [])
}
