import { Fragment } from 'react'
import type { DeskConversation } from '#contracts/receptionist/desk.ts'
import type { Language } from '#contracts/receptionist/diary.ts'
import { formatTime } from '#contracts/words/dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { NavLink } from '#web/ui/router-link.tsx'
import { ChannelIcon } from './channel-icon.tsx'
import { Trace } from './trace.tsx'
import { describeState, describeSubject, getCallerName, LANGUAGE_NAMES } from './words.ts'

type ConversationRowProps = { conversation: DeskConversation; readerId: string; to: string }

export function ConversationRow({ conversation, readerId, to }: ConversationRowProps) {
  const { words, tone } = describeState(conversation, readerId)
  return (
    <li>
      <NavLink to={to} className="desk-row" preventScrollReset>
        <ChannelIcon channel={conversation.channel} />
        <b className="truncate font-semibold">{getCallerName(conversation)}</b>
        <time dateTime={conversation.lastMessageAt} className="text-micro text-muted tabular-nums">
          {formatTime(conversation.lastMessageAt)}
        </time>
        <span className="desk-row-subject">{describeSubject(conversation)}</span>
        <span className="desk-row-foot">
          <Trace line={conversation.line} />
          <span className="text-micro whitespace-nowrap text-muted">
            <LanguageList languages={conversation.languages} />
          </span>
          <span className="ml-auto flex gap-1.5">
            {conversation.isSample && <Badge tone="outline">Sample</Badge>}
            <Badge tone={tone}>{words}</Badge>
          </span>
        </span>
      </NavLink>
    </li>
  )
}

export function LanguageList({ languages }: { languages: Language[] }) {
  return languages.map((language, index) => (
    <Fragment key={language}>
      {index > 0 && ', '}
      <span lang={language === 'ga' ? 'ga' : undefined}>{LANGUAGE_NAMES[language]}</span>
    </Fragment>
  ))
}
