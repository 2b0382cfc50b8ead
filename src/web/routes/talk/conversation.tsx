import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import type { TalkPageWords } from '#content/receptionist/en/talk-page.ts'
import { TALK_PAGE } from '#content/receptionist/talk-page.ts'
import type { TalkPage } from '#contracts/receptionist/talk.ts'
import type { Refusal } from '#web/features/form/refusal.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Composer } from './composer.tsx'
import { MessageItem, MessageList } from './message-list.tsx'
import { OfferedReplies } from './offered-replies.tsx'
import { useLiveThread } from './use-live-thread.ts'
import { useSending } from './use-sending.ts'

type ConversationProps = { page: TalkPage; refusal: Refusal | undefined; words: TalkPageWords }

/** The conversation with its head, its messages, and where to write. */
export function Conversation({ page, refusal, words }: ConversationProps) {
  const { slug, name, language, messages, conversationId, handler, isWaiting, lastNumber } = page
  const [first] = useState(lastNumber)
  const isLost = useLiveThread(slug, conversationId, first)
  const { outgoing, send, retry } = useSending(language)
  const organisation = name[language]
  const last = messages.at(-1)
  const isWriting = outgoing.some(({ reason }) => reason === undefined) || isWaiting
  return (
    <section className="talk-panel" aria-label={words.talkTo(organisation)}>
      <header className="talk-head">
        <div className="min-w-0 flex-1">
          <p className="truncate font-[560] font-display text-[1.0625rem] leading-snug">{organisation}</p>
          <p className="text-muted text-small leading-tight">{words.receptionist}</p>
        </div>
        <LanguageSwitch page={page} words={words} />
      </header>
      <div className="talk-scroll">
        <div role="log" aria-label={words.talkTo(organisation)} aria-busy={isWriting} tabIndex={-1}>
          <MessageList messages={messages} organisation={organisation} words={words}>
            {outgoing.map(({ key, text, reason }) => (
              <MessageItem
                key={key}
                message={{ id: key, by: 'contact', text, language }}
                who={words.you}
                isPending={reason === undefined}
              >
                {reason !== undefined && <Unsent reason={reason} words={words} onRetry={() => retry(key)} />}
              </MessageItem>
            ))}
            {last?.by === 'receptionist' && outgoing.length === 0 && !isWriting && (
              <OfferedReplies text={last.text} label={words.choose} onChoose={send} />
            )}
            {isWriting && handler === 'receptionist' && <Writing label={words.writing(organisation)} />}
          </MessageList>
        </div>
      </div>
      <div className="talk-status" role="status">
        {isLost ? words.reconnecting : statusOf(page, words)}
      </div>
      <footer className="talk-foot">
        <Composer language={language} sendingKey={page.sendingKey} refusal={refusal} words={words} onSend={send} />
        <Form
          method="post"
          className="pt-1 text-muted text-small"
          onSubmit={(event) => {
            event.preventDefault()
            send(words.askForPerson)
          }}
        >
          <input type="hidden" name="intent" value="say" />
          <input type="hidden" name="language" value={language} />
          <input type="hidden" name="key" value={`${page.sendingKey}-person`} />
          <input type="hidden" name="text" value={words.askForPerson} />
          {words.isAi}{' '}
          <button type="submit" className="talk-person">
            {words.person}
          </button>
        </Form>
      </footer>
      <ScrollToEnd count={messages.length + outgoing.length} />
    </section>
  )
}

/** Who answers, where it is not the receptionist as usual. */
function statusOf({ handler, isPaused, name, language }: TalkPage, words: TalkPageWords): string | null {
  if (handler === 'person') return words.withPerson(name[language])
  return isPaused ? words.paused(name[language]) : null
}

/** A link each, so that it works without scripts and can be shared. */
function LanguageSwitch({ page: { slug, language, languages }, words }: { page: TalkPage; words: TalkPageWords }) {
  if (languages.length < 2) return null
  return (
    <nav aria-label={words.chooseLanguage} className="flex text-small">
      {languages.map((offered) => (
        <Form key={offered} method="post" action={`/talk/${slug}`} preventScrollReset>
          <input type="hidden" name="intent" value="language" />
          <input type="hidden" name="language" value={offered} />
          <button
            type="submit"
            lang={offered}
            aria-current={offered === language}
            className={classNames('talk-language', offered === language ? 'is-current' : 'text-muted')}
          >
            {TALK_PAGE[offered].languageName}
          </button>
        </Form>
      ))}
    </nav>
  )
}

function Unsent({ reason, words, onRetry }: { reason: string; words: TalkPageWords; onRetry: () => void }) {
  return (
    <p role="alert" className="mt-1 text-critical text-small">
      {words.unsent} {reason}{' '}
      <button type="button" onClick={onRetry} className="cursor-pointer font-semibold underline underline-offset-2">
        {words.tryAgain}
      </button>
    </p>
  )
}

function Writing({ label }: { label: string }) {
  return (
    <li>
      <span aria-hidden="true" className="talk-writing" />
      <span className="text-muted text-small">{label}</span>
    </li>
  )
}

/** Follows the conversation to its end, unless somebody has scrolled back to read. */
function ScrollToEnd({ count }: { count: number }) {
  const end = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (count === 0) return
    const scroll = end.current?.parentElement?.querySelector('.talk-scroll')
    // The list is laid out from its end, so 0 is its end.
    if (scroll && scroll.scrollTop > -120) scroll.scrollTop = 0
  }, [count])
  return <span ref={end} hidden />
}
