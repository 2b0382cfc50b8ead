import type { ExpressionBuilder } from 'kysely'
import { TICKETS_PER_PAGE, ticketFilter } from '#contracts/support.ts'
import type { OwnTicket, OwnTicketList, TicketMessage } from '#contracts/support-views.ts'
import { requireMember } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { oncePerPage } from '../../once.ts'
import { matchingTerms } from '../../search/matches.ts'
import { listMessages } from './messages.ts'
import { getOwnTicketRow, type TicketRow } from './ticket-row.ts'

type Tickets = ExpressionBuilder<Database, 'tickets'>

/** One page of the organisation's tickets, what moved last first. */
export async function listTickets(ctx: Ctx, input: unknown): Promise<OwnTicketList> {
  const { organisationId } = requireMember(ctx)
  const filter = ticketFilter.parse(input)
  const found = await matchingTerms(ctx, 'ticket', 'tickets.id', filter.q)
  const matching = (row: Tickets) =>
    row.and([
      row('organisation_id', '=', organisationId),
      ...(filter.state === undefined ? [] : [row('state', '=', filter.state)]),
      ...(found === undefined ? [] : [found]),
    ])
  const [rows, { total }] = await Promise.all([
    ctx.db
      .selectFrom('tickets')
      .selectAll()
      .where(matching)
      .orderBy('updated_at', 'desc')
      .orderBy('id', 'desc')
      .limit(TICKETS_PER_PAGE)
      .offset((filter.page - 1) * TICKETS_PER_PAGE)
      .execute(),
    ctx.db
      .selectFrom('tickets')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where(matching)
      .executeTakeFirstOrThrow(),
  ])
  return { filter, tickets: rows.map((row) => presentOwn(row, ctx.now())), total }
}

/** One ticket of the actor's organisation with what both sides wrote. */
export async function getTicket(ctx: Ctx, id: string): Promise<OwnTicket & { messages: TicketMessage[] }> {
  const row = await getOwnTicketRow(ctx, id)
  return { ...presentOwn(row, ctx.now()), messages: await listMessages(ctx, id, 'customer') }
}

/** Takes the unread mark off a ticket that its organisation looks at. Another's id has no effect. */
export async function markTicketRead(ctx: Ctx, id: string): Promise<void> {
  await ctx.db
    .updateTable('tickets')
    .set({ unread_by_customer_at: null })
    .where('id', '=', id)
    .where('organisation_id', '=', requireMember(ctx).organisationId)
    .where('unread_by_customer_at', 'is not', null)
    .execute()
}

/** How many tickets of the actor's organisation are not resolved, and how many have an answer nobody read yet. */
export const countOwnTickets = oncePerPage(async (ctx): Promise<{ open: number; unread: number }> => {
  const { open, unread } = await ctx.db
    .selectFrom('tickets')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('state', '!=', 'resolved').as('open'),
      fn.count<number>('unread_by_customer_at').as('unread'),
    ])
    .where('organisation_id', '=', requireMember(ctx).organisationId)
    .executeTakeFirstOrThrow()
  return { open, unread }
})

function presentOwn(row: TicketRow, now: Date): OwnTicket {
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
