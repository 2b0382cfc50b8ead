import { Download, SquarePen } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Outlet, useMatches, useParams } from 'react-router'
import type { ChatHit, ChatThread } from '#contracts/chat.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { useReload } from '#web/features/portal-frame/use-reload.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { PageTitle } from '../portal-frame/page-title.tsx'
import { PortalFrame } from '../portal-frame/portal-frame.tsx'
import type { PortalPerson } from '../portal-frame/portal-person.ts'
import type { ChatContext, ChatReader } from './chat-context.ts'
import { applyLive } from './live-threads.ts'
import { ExportLinks } from './thread-actions.tsx'
import { SearchHits, ThreadSearch } from './thread-search.tsx'
import { ThreadsPanel } from './threads-panel.tsx'
import { useChatStream } from './use-chat-stream.ts'
import './chat.css'

export type ChatScreenProps = {
  person: PortalPerson
  reader: ChatReader
  base: string
  threads: ChatThread[]
  hasMore: boolean
  pages: number
  today: string
  search: { query: string; hits: ChatHit[] } | undefined
}

/** List and conversation side by side. A phone shows one of them. */
export function ChatScreen(props: ChatScreenProps) {
  const { person, reader, base, search } = props
  const { threadId } = useParams()
  const open = useMatches().at(-1)
  const isListAlone = open?.pathname.replace(/\/$/, '') === base
  const title = [findConversationTitle(open?.loaderData, isListAlone), 'Governance platform']
    .filter(Boolean)
    .join(' | ')
  const { live, add, connection } = useChatStream(useFirstCursor())
  useNewThreads(props.threads, live)
  const threads = applyLive(props.threads, live, reader.id, threadId)
  const unread = threads.reduce((sum, thread) => sum + thread.unread, 0)
  const context: ChatContext = { reader, base, live, connection, add }
  const Heading = isListAlone ? 'h1' : 'h2'
  return (
    <PortalFrame person={person}>
      <PageTitle>{unread > 0 ? `(${unread}) ${title}` : title}</PageTitle>
      <div className={classNames('chat-screen', !isListAlone && 'has-conversation')}>
        <nav aria-label="Conversations" className="chat-list">
          <div className="chat-list-head">
            <Heading className="font-heading text-[1.375rem] leading-[1.15] font-title">Governance platform</Heading>
            <Allowed to="conversations.answer">
              <ButtonLink
                to={`${base}/new`}
                size="sm"
                icon={<SquarePen size={15} strokeWidth={1.75} aria-hidden="true" />}
              >
                New
              </ButtonLink>
            </Allowed>
          </div>
          <ThreadSearch base={base} query={search?.query ?? ''} />
          <ListBody {...props} threads={threads} />
          {reader.side === 'organisation' && <ExportAll />}
        </nav>
        <div className="chat-pane">
          <Outlet context={context} />
        </div>
      </div>
    </PortalFrame>
  )
}

/** The title of the open conversation. */
function findConversationTitle(loaderData: unknown, isListAlone: boolean): string | undefined {
  if (isListAlone) return undefined
  return (loaderData as { thread?: ChatThread } | undefined)?.thread?.title ?? 'New conversation'
}

function ListBody({ search, threads, base, today, reader, hasMore, pages }: ChatScreenProps): ReactNode {
  if (search !== undefined) return <SearchHits {...search} base={base} />
  if (threads.length === 0) {
    return (
      <EmptyState
        title={reader.side === 'adviser' ? 'Nobody waits for an answer' : 'Ask our advisers anything'}
        text="Conversations stay here, by topic, the newest on top."
        action={
          <Allowed to="conversations.answer">
            <TextLink to={`${base}/new`}>Open a conversation</TextLink>
          </Allowed>
        }
      />
    )
  }
  return (
    <div className="chat-list-body">
      <ThreadsPanel threads={threads} base={base} today={today} showsOrganisation={reader.side === 'adviser'} />
      {hasMore && (
        <p className="px-4 py-3 text-ui">
          <TextLink to={`?pages=${pages + 1}`} preventScrollReset isAlone>
            Show more conversations
          </TextLink>
        </p>
      )}
    </div>
  )
}

function ExportAll() {
  return (
    <div className="chat-export">
      <button type="button" popoverTarget="chat-export" className="chat-export-button">
        <Download size={15} strokeWidth={1.75} aria-hidden="true" />
        Export everything
      </button>
      <div id="chat-export" popover="auto" className="chat-menu">
        <ExportLinks />
      </div>
    </div>
  )
}

/** List and conversation are read at the same moment. The stream starts from the earlier of their two cursors. */
function useFirstCursor(): number {
  const matches = useMatches()
  const [first] = useState(() => {
    const cursors = matches.map(({ loaderData }) => (loaderData as { cursor?: number } | undefined)?.cursor)
    return Math.min(...cursors.filter((cursor) => cursor !== undefined))
  })
  return first
}

/** Reloads the data for a notice, and for a message of a conversation that the list does not have. */
function useNewThreads(threads: ChatThread[], live: ChatContext['live']): void {
  const { reload } = useReload()
  const newest = live.at(-1)
  const isNews =
    newest !== undefined &&
    (newest.kind === 'notice' || !threads.some(({ id }) => id === newest.threadId)) &&
    !threads.some(({ id, last }) => id === newest.threadId && (last?.cursor ?? 0) >= newest.cursor)
  const newestId = newest?.id
  useEffect(() => {
    if (isNews && newestId !== undefined) reload()
  }, [isNews, newestId, reload])
}
