import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { categoryLabel, TICKET_STATE_LABELS, TICKET_STATES } from '#contracts/support.ts'
import type { OwnTicket, OwnTicketList } from '#contracts/support-views.ts'
import { formatMoment } from '#contracts/words/dates.ts'
import { FilterChoice, ListFilter } from '#web/features/list-controls/list-filter.tsx'
import { Pager } from '#web/features/list-controls/pager.tsx'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { StateBadge } from './state-badge.tsx'

type TicketListProps = {
  list: OwnTicketList
  /** The path of the Support tab. */
  base: string
}

export function TicketList({ list, base }: TicketListProps) {
  const { filter, items: tickets } = list
  const isFiltered = filter.q !== '' || filter.state !== undefined
  const states = TICKET_STATES.map((state) => [state, TICKET_STATE_LABELS[state]] as const)
  return (
    <div className="grid min-w-0 content-start gap-4">
      {(tickets.length > 0 || isFiltered) && (
        <ListFilter label="Search tickets" query={filter.q} placeholder="Words of the ticket">
          <FilterChoice name="state" label="Status" value={filter.state ?? ''} options={[['', 'All'], ...states]} />
        </ListFilter>
      )}
      <Panel bodyClassName="">
        {tickets.length === 0 ? (
          <NoTickets base={base} isFiltered={isFiltered} />
        ) : (
          <DataTable caption="Support tickets" columns={listColumns(base)} rows={tickets} rowKey={({ id }) => id} />
        )}
      </Panel>
      <Pager label="Tickets" page={list} />
    </div>
  )
}

function listColumns(base: string): Column<OwnTicket>[] {
  return [
    { key: 'ticket', head: 'Ticket', cell: (ticket) => <TicketCell ticket={ticket} base={base} /> },
    { key: 'answer', head: 'Answer', cell: (ticket) => <span className="text-muted">{describeTurn(ticket)}</span> },
    { key: 'updated', head: 'Last change', cell: ({ updatedAt }) => formatMoment(updatedAt), isExtra: true },
    { key: 'state', head: 'Status', cell: ({ state }) => <StateBadge state={state} />, place: 'end' },
  ]
}

function TicketCell({ ticket, base }: { ticket: OwnTicket; base: string }) {
  const { id, number, subject, category, isUnread, isSample } = ticket
  return (
    <>
      <Link to={`${base}/${id}`} className="row-target font-semibold break-words">
        {subject}
      </Link>
      <small className="flex flex-wrap items-center gap-x-2 gap-y-1">
        #{number}, {categoryLabel(category)}
        {isUnread && <Badge tone="lichen">New answer</Badge>}
        {isSample && <Badge tone="outline">Sample</Badge>}
      </small>
    </>
  )
}

export function describeTurn({ state, dueAt, isOverdue }: Pick<OwnTicket, 'state' | 'dueAt' | 'isOverdue'>): string {
  if (state === 'resolved') return 'Resolved'
  if (dueAt === null) return 'Waiting for you'
  return isOverdue ? `Was due ${formatMoment(dueAt)}` : `Due by ${formatMoment(dueAt)}`
}

function NoTickets({ base, isFiltered }: { base: string; isFiltered: boolean }) {
  if (isFiltered) {
    const action = (
      <ButtonLink to={base} variant="secondary">
        Show all tickets
      </ButtonLink>
    )
    return <EmptyState title="No ticket matches" text="Try fewer words, or look at every status." action={action} />
  }
  const action = (
    <Allowed to="tickets.change">
      <ButtonLink to={`${base}/new`} icon={<Plus size={18} strokeWidth={1.75} aria-hidden="true" />}>
        New ticket
      </ButtonLink>
    </Allowed>
  )
  return <EmptyState title="No tickets yet" text="What you ask us, and what we answer, is kept here." action={action} />
}
