import conversationScript from 'virtual:talk-script'
import type { ReactNode } from 'react'
import type { TalkPageWords } from '#content/receptionist/en/talk-page.ts'
import { TALK_PAGE } from '#content/receptionist/talk-page.ts'
import type { TalkPage } from '#contracts/receptionist/talk.ts'
import type { Refusal } from '#web/features/form/refusal.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Composer } from './composer.tsx'
import { HelpedForm } from './helped-form.tsx'
import { MessageItem, MessageList } from './message-list.tsx'
import { OfferedReplies } from './offered-replies.tsx'

type ConversationProps = {
  page: TalkPage
  actionData: Refusal | undefined
  words: TalkPageWords
  headEnd?: ReactNode
  footEnd?: ReactNode
}

/**
 * The conversation with its header, messages and field. The server renders every state of it. The script
 * (src/widget/conversation) sends messages, and copies what is new from the next rendering.
 */
export function Conversation({ page, actionData: refusal, words, headEnd, footEnd }: ConversationProps) {
  const { name, language, messages, handler, isWaiting } = page
  const organisation = name[language]
  const last = messages.at(-1)
  return (
    <section className="talk-panel" aria-label={words.talkTo(organisation)}>
      <header className="talk-head">
        <div className="min-w-0 flex-[1_1_7rem]">
          <p className="truncate font-[560] font-display text-[1.0625rem] leading-snug">{organisation}</p>
          <p className="text-muted text-small leading-tight">{words.receptionist}</p>
        </div>
        <LanguageSwitch page={page} words={words} />
        {headEnd}
      </header>
      <div className="talk-scroll">
        <div role="log" aria-label={words.talkTo(organisation)} aria-busy={isWaiting} tabIndex={-1}>
          <MessageList messages={messages} organisation={organisation} words={words}>
            {last?.by === 'receptionist' && !isWaiting && <OfferedReplies text={last.text} label={words.choose} />}
            {isWaiting && handler === 'receptionist' && <Writing label={words.writing(organisation)} />}
          </MessageList>
        </div>
      </div>
      <div className="talk-status" role="status">
        {describeStatus(page, words)}
      </div>
      <footer className="talk-foot">
        <HelpedForm {...page} words={words} />
        <Composer language={language} sendingKey={page.sendingKey} refusal={refusal} words={words} />
        <form method="post" className="pt-1 text-muted text-small">
          <input type="hidden" name="intent" value="say" />
          <input type="hidden" name="language" value={language} />
          <input type="hidden" name="key" value={`${page.sendingKey}-person`} />
          <input type="hidden" name="text" value={words.askForPerson} />
          <span data-part="who">{handler === 'receptionist' && `${words.isAi} `}</span>
          <button type="submit" className="talk-person">
            {words.person}
          </button>
        </form>
        {footEnd}
      </footer>
      <Outgoing page={page} words={words} />
      <script type="module" src={conversationScript} />
    </section>
  )
}

/** Attributes of the root element that the script reads. */
export function describeTalk({ language, conversationId, lastNumber }: TalkPage, words: TalkPageWords) {
  return {
    lang: language === 'en' ? 'en-IE' : 'ga',
    'data-talk': '',
    'data-language': language,
    'data-conversation': conversationId,
    'data-after': lastNumber,
    'data-lost': words.reconnecting,
  }
}

/** Who answers, if it is not the receptionist. */
function describeStatus({ handler, isPaused, name, language }: TalkPage, words: TalkPageWords): string | null {
  if (handler === 'person') return words.withPerson(name[language])
  return isPaused ? words.paused(name[language]) : null
}

function LanguageSwitch({ page: { language, languages }, words }: { page: TalkPage; words: TalkPageWords }) {
  if (languages.length < 2) return null
  return (
    <nav aria-label={words.chooseLanguage} className="flex text-small">
      {languages.map((offered) => (
        <form key={offered} method="post">
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
        </form>
      ))}
    </nav>
  )
}

/** Templates that the script copies: an unconfirmed message, a partial reply, the typing sign. */
function Outgoing({ page: { language, name }, words }: { page: TalkPage; words: TalkPageWords }) {
  return (
    <template id="outgoing">
      <MessageItem message={{ id: 'sent', by: 'contact', text: '', language }} who={words.you} isPending>
        <p data-unsent hidden role="alert" className="mt-1 text-critical text-small">
          {words.unsent} <span data-reason />{' '}
          <button type="button" data-retry className="cursor-pointer font-semibold underline underline-offset-2">
            {words.tryAgain}
          </button>
        </p>
      </MessageItem>
      <MessageItem message={{ id: 'begun', by: 'receptionist', text: '', language }} who={name[language]} />
      <Writing label={words.writing(name[language])} />
    </template>
  )
}

function Writing({ label }: { label: string }) {
  return (
    <li data-writing="">
      <span aria-hidden="true" className="talk-writing" />
      <span className="text-muted text-small">{label}</span>
    </li>
  )
}
