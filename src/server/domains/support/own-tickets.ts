import { TICKETS_PER_PAGE, ticketFilter } from '#contracts/support.ts'
import type { OwnTicket, OwnTicketList, TicketMessage } from '#contracts/support-views.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { keptQuery } from '../../database/kept-query.ts'
import { readPage } from '../../lists/read-page.ts'
import { memoizePerPage } from '../../once.ts'
import { buildTermCondition } from '../../search/term-condition.ts'
import { listTicketMessages } from './list-ticket-messages.ts'
import { getOwnTicketRow, type TicketRow } from './ticket-row.ts'

const BY_CHANGE = {
  by: 'updated_at',
  of: (row: TicketRow) => row.updated_at,
  id: 'tickets.id',
  direction: 'desc',
  kind: 'instant',
} as const

/** One page of the organisation's tickets, by the latest change. */
export async function listTickets(ctx: Ctx, input: unknown): Promise<OwnTicketList> {
  const { organisationId } = requirePermission(ctx, 'tickets.read')
  const filter = ticketFilter.parse(input)
  const isMatching = await buildTermCondition(ctx, 'ticket', 'tickets.id', filter.q)
  const { items, ...page } = await readPage(ctx, {
    matching: ctx.db
      .selectFrom('tickets')
      .where((row) =>
        row.and([
          row('organisation_id', '=', organisationId),
          ...(filter.state === undefined ? [] : [row('state', '=', filter.state)]),
          ...(isMatching === undefined ? [] : [isMatching]),
        ]),
      ),
    order: BY_CHANGE,
    place: filter,
    size: TICKETS_PER_PAGE,
    read: (rows) => rows.selectAll().execute(),
  })
  return { filter, items: items.map((row) => presentOwnTicket(row, ctx.now())), ...page }
}

/** A ticket of the actor's organisation with the messages of both sides. */
export async function getTicket(ctx: Ctx, id: string): Promise<OwnTicket & { messages: TicketMessage[] }> {
  const row = await getOwnTicketRow(ctx, id)
  return { ...presentOwnTicket(row, ctx.now()), messages: await listTicketMessages(ctx, id, 'customer') }
}

/** Marks a ticket as read by its organisation. Another organisation's id has no effect. */
export async function markTicketRead(ctx: Ctx, id: string): Promise<void> {
  await ctx.db
    .updateTable('tickets')
    .set({ unread_by_customer_at: null })
    .where('id', '=', id)
    .where('organisation_id', '=', requirePermission(ctx, 'tickets.read').organisationId)
    .where('unread_by_customer_at', 'is not', null)
    .execute()
}

/** Counts the unresolved tickets of the actor's organisation, and those with an unread answer. */
export const countOwnTickets = memoizePerPage(async (ctx): Promise<{ open: number; unread: number }> => {
  const [counts] = await countRows(ctx, { organisationId: requirePermission(ctx, 'tickets.read').organisationId })
  return counts ?? { open: 0, unread: 0 }
})

const countRows = keptQuery((db, { organisationId }: { organisationId: string }) =>
  db
    .selectFrom('tickets')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('state', '!=', 'resolved').as('open'),
      fn.count<number>('unread_by_customer_at').as('unread'),
    ])
    .where('organisation_id', '=', organisationId),
)

function presentOwnTicket(row: TicketRow, now: Date): OwnTicket {
  return {
    id: row.id,
    number: row.number,
    subject: row.subject,
    category: row.category,
    state: row.state,
    dueAt: row.due_at,
    isOverdue: row.due_at !== null && row.due_at < now.toISOString(),
    isUnread: row.unread_by_customer_at !== null,
    rating: row.rating,
    isSample: row.source === 'sample',
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
