import type { DeskTicketDetails } from '#contracts/support-views.ts'
import { requireAdministrator } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { findPlanInForce } from '../plans/index.ts'
import { listMessages } from './messages.ts'
import { nextStates } from './rules.ts'
import { getTicketRow } from './ticket-row.ts'

/** A customer's ticket with everything written on it, and the notes of colleagues. */
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
    organisation: organisation.name,
    plan: (await findPlanInForce(ctx, row.organisation_id))?.plan ?? null,
    subject: row.subject,
    category: row.category,
    state: row.state,
    nextStates: nextStates(row.state),
    dueAt: row.due_at,
    isOverdue: row.due_at !== null && row.due_at < ctx.now().toISOString(),
    assigneeId: row.assignee_id,
    rating: row.rating,
    version: row.version,
    createdAt: row.created_at,
    messages: await listMessages(ctx, id, 'staff'),
  }
}

/** Takes the unread mark off a ticket that a member of staff looks at. */
export async function markDeskTicketRead(ctx: Ctx, id: string): Promise<void> {
  await requireAdministrator(ctx)
  await ctx.db
    .updateTable('tickets')
    .set({ unread_by_staff_at: null })
    .where('id', '=', id)
    .where('unread_by_staff_at', 'is not', null)
    .execute()
}
