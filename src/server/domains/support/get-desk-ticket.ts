import type { DeskTicketDetails } from '#contracts/support-views.ts'
import { requireAdministrator } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { findPlanInForce } from '../plans/index.ts'
import { listTicketMessages } from './list-ticket-messages.ts'
import { listNextStates } from './rules.ts'
import { getTicketRow } from './ticket-row.ts'

/** A customer's ticket with all messages and notes. */
export async function getDeskTicket(ctx: Ctx, id: string): Promise<DeskTicketDetails> {
  await requireAdministrator(ctx)
  const row = await getTicketRow(ctx, id)
  const organisation = await ctx.db
    .selectFrom('organisations')
    .select('name')
    .where('id', '=', row.organisation_id)
    .executeTakeFirstOrThrow()
  return {
    id: row.id,
    number: row.number,
    organisationId: row.organisation_id,
    organisation: organisation.name,
    plan: (await findPlanInForce(ctx, row.organisation_id))?.plan ?? null,
    subject: row.subject,
    category: row.category,
    state: row.state,
    nextStates: listNextStates(row.state),
    dueAt: row.due_at,
    isOverdue: row.due_at !== null && row.due_at < ctx.now().toISOString(),
    assigneeId: row.assignee_id,
    rating: row.rating,
    version: row.version,
    createdAt: row.created_at,
    messages: await listTicketMessages(ctx, id, 'staff'),
  }
}

export async function markDeskTicketRead(ctx: Ctx, id: string): Promise<void> {
  await requireAdministrator(ctx)
  await ctx.db
    .updateTable('tickets')
    .set({ unread_by_staff_at: null })
    .where('id', '=', id)
    .where('unread_by_staff_at', 'is not', null)
    .execute()
}
