import { NavLink } from 'react-router'
import type { ChatThread } from '#contracts/chat.ts'
import { formatShortDay, formatTime, irishDay } from '#contracts/words/dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

type ThreadListProps = {
  threads: ChatThread[]
  base: string
  /** Today in Ireland. Messages of today show a time, older ones a day. */
  today: string
  /** Advisers also see the name of the public body. */
  showsOrganisation: boolean
}

export function ThreadsPanel({ threads, base, today, showsOrganisation }: ThreadListProps) {
  return (
    <ul className="chat-threads">
      {threads.map((thread) => (
        <li key={thread.id}>
          <NavLink to={`${base}/${thread.id}`} className="chat-thread">
            <span className="flex items-baseline gap-3">
              <span className="min-w-0 flex-1 truncate font-semibold">{thread.title}</span>
              {thread.last && (
                <time dateTime={thread.last.at} className="flex-none text-micro text-muted tabular-nums">
                  {irishDay(thread.last.at) === today ? formatTime(thread.last.at) : formatShortDay(thread.last.at)}
                </time>
              )}
            </span>
            {showsOrganisation && <span className="truncate text-small text-ink-2">{thread.organisation.name}</span>}
            <span className="flex min-h-5 items-center gap-2">
              <span className="min-w-0 flex-1 truncate text-small text-muted">{formatLastMessage(thread)}</span>
              {thread.isSample && <Badge>Sample</Badge>}
              {thread.closedAt !== null && <Badge>Closed</Badge>}
              {thread.unread > 0 && (
                <span className="chat-unread">
                  {thread.unread > 99 ? '99+' : thread.unread}
                  <VisuallyHidden> unread</VisuallyHidden>
                </span>
              )}
            </span>
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

function formatLastMessage({ last }: ChatThread): string {
  if (last === null) return ''
  return last.kind === 'notice' ? `${last.authorName} ${last.text}` : `${last.authorName}: ${last.text}`
}
