import { href, Link } from 'react-router'
import { categoryLabel } from '#contracts/support.ts'
import type { DeskList, DeskTicket } from '#contracts/support-views.ts'
import { formatMoment } from '#contracts/words/dates.ts'
import { Pager } from '#web/features/list-controls/pager.tsx'
import { OrganisationLink } from '#web/features/organisation-admin/organisation-link.tsx'
import { StateBadge } from '#web/features/support/state-badge.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { DueMark } from './due-mark.tsx'

export function TicketDeskList({ list }: { list: DeskList }) {
  const { filter, items: tickets } = list
  const isPlain =
    filter.q === '' && filter.assignee === '' && filter.organisation === undefined && filter.view === 'ours'
  return (
    <>
      <Panel bodyClassName="">
        {tickets.length === 0 ? (
          <EmptyState
            title={isPlain ? 'No ticket is waiting for us' : 'No ticket matches'}
            text={isPlain ? 'New tickets and replies appear here at once.' : 'Try fewer words or other filters.'}
            action={<TextLink to={`${href('/dashboard/admin/inbox/tickets')}?view=all`}>Show all tickets</TextLink>}
          />
        ) : (
          <DataTable caption="Tickets" columns={COLUMNS} rows={tickets} rowKey={({ id }) => id} />
        )}
      </Panel>
      <Pager label="Tickets" page={list} />
    </>
  )
}

const COLUMNS: Column<DeskTicket>[] = [
  {
    key: 'ticket',
    head: 'Ticket',
    cell: ({ id, number, subject, category, isUnread }) => (
      <>
        <Link
          to={href('/dashboard/admin/inbox/tickets/:ticketId', { ticketId: id })}
          className="row-target font-semibold break-words"
        >
          {subject}
        </Link>
        <small className="flex flex-wrap items-center gap-2">
          #{number}, {categoryLabel(category)}
          {isUnread && <Badge tone="lichen">Unread</Badge>}
        </small>
      </>
    ),
  },
  {
    key: 'organisation',
    head: 'Customer',
    cell: ({ organisationId, organisation }) => <OrganisationLink id={organisationId} name={organisation} />,
  },
  {
    key: 'assignee',
    head: 'Assigned to',
    cell: ({ assignee }) => assignee ?? <span className="text-muted">Nobody</span>,
    isExtra: true,
  },
  {
    key: 'due',
    head: 'Due',
    cell: ({ dueAt, isOverdue, updatedAt }) =>
      dueAt === null ? (
        <span className="text-small text-muted tabular-nums">Changed {formatMoment(updatedAt)}</span>
      ) : (
        <DueMark at={dueAt} isOverdue={isOverdue} />
      ),
  },
  { key: 'state', head: 'Status', cell: ({ state }) => <StateBadge state={state} />, place: 'end' },
]
