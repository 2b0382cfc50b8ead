import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import type { ListPage } from '#contracts/lists.ts'
import type { DeskFilters, FoundBooking } from '#contracts/receptionist/desk.ts'
import type { Language } from '#contracts/receptionist/diary.ts'
import { Pager } from '#web/features/list-controls/pager.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { ConversationRow } from './conversation-row.tsx'
import { deskLink } from './desk-link.ts'
import { DeskSearch } from './desk-search.tsx'
import { EmptyDesk } from './empty-desk.tsx'
import { FoundBookings } from './found-bookings.tsx'
import type { DeskGroup } from './group-conversations.ts'
import { KeyHelp } from './key-help.tsx'
import { useDeskKeys } from './use-desk-keys.ts'
import './desk.css'

export type DeskScreenProps = {
  base: string
  readerId: string
  groups: DeskGroup[]
  /** Bookings that the search found too. */
  bookings: FoundBooking[]
  page: Omit<ListPage<unknown>, 'items'>
  counts: { waiting: number; live: number }
  filters: DeskFilters
  /** The first message that callers see. */
  firstWords: string
  firstLanguage: Language
  children: ReactNode
}

export function DeskScreen({ firstWords, firstLanguage, children, ...list }: DeskScreenProps) {
  const { conversationId } = useParams()
  const { base, groups, page, filters } = list
  useDeskKeys()
  const isFirst = page.previous === undefined
  const isFiltered = Object.values(filters).some(Boolean)
  if (groups.length === 0 && !isFiltered && isFirst && conversationId === undefined) {
    return <EmptyDesk words={firstWords} language={firstLanguage} />
  }
  return (
    <div className={classNames('desk', conversationId !== undefined && 'has-conversation')}>
      <section aria-label="Conversations" className="desk-list">
        <DeskSearch base={base} filters={filters} counts={list.counts} />
        <ConversationList {...list} />
        <KeyHelp />
      </section>
      <div className="desk-pane">{children}</div>
    </div>
  )
}

type ConversationListProps = Omit<DeskScreenProps, 'firstWords' | 'firstLanguage' | 'children'>

function ConversationList({ base, readerId, groups, bookings, page, filters }: ConversationListProps) {
  return (
    <div className="desk-list-body">
      {groups.length === 0 && bookings.length === 0 && (
        <EmptyState
          title={filters.q === '' ? 'No conversation here' : 'No conversation or booking has these words'}
          text={
            filters.q === ''
              ? 'Other filters show more.'
              : 'Search finds the beginnings of words, with or without fadas.'
          }
          action={<TextLink to={base}>All conversations</TextLink>}
        />
      )}
      {groups.map(({ title, isWaiting, conversations }) => (
        <section key={title} aria-label={title}>
          <h2 className={classNames('desk-group', isWaiting && 'is-waiting')}>
            {title}
            <span className="tabular-nums">{conversations.length}</span>
          </h2>
          <ul>
            {conversations.map((conversation) => (
              <ConversationRow
                key={conversation.id}
                conversation={conversation}
                readerId={readerId}
                to={deskLink(`${base}/conversations/${conversation.id}`, filters)}
              />
            ))}
          </ul>
        </section>
      ))}
      {bookings.length > 0 && <FoundBookings base={base} bookings={bookings} />}
      {(page.next ?? page.previous) !== undefined && (
        <div className="p-3">
          <Pager label="Conversations" page={page} />
        </div>
      )}
    </div>
  )
}
