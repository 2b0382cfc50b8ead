import type { Updateable } from 'kysely'
import { requireMember, requirePermission } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import type { TicketMessagesTable, TicketsTable } from '../../database/support-tables.ts'
import { AppError } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { addTerms } from '../../search/terms.ts'
import { findPlanInForce } from '../plans/index.ts'
import { calculateReplyDue } from './rules.ts'

export type TicketRow = Omit<TicketsTable, 'version'> & { version: number }

/** A ticket of the actor's organisation. Throws `not_found`, also for another's. */
export async function getOwnTicketRow(ctx: Ctx, id: string): Promise<TicketRow> {
  const row = await ctx.db
    .selectFrom('tickets')
    .selectAll()
    .where('id', '=', id)
    .where('organisation_id', '=', requirePermission(ctx, 'tickets.read').organisationId)
    .executeTakeFirst()
  if (row === undefined) throw new AppError('not_found', 'There is no such ticket.')
  return row
}

/** Any customer's ticket, for staff. Samples do not count. Throws `not_found`. */
export async function getTicketRow(ctx: Ctx, id: string): Promise<TicketRow> {
  const row = await ctx.db
    .selectFrom('tickets')
    .selectAll()
    .where('id', '=', id)
    .where('source', '=', 'real')
    .executeTakeFirst()
  if (row === undefined) throw new AppError('not_found', 'There is no such ticket.')
  return row
}

export function refuseSample(row: TicketRow): void {
  if (row.source === 'sample') {
    throw new AppError('conflict', 'This ticket is a sample, so nobody reads it. Please open a ticket of your own.')
  }
}

type TicketChange = Omit<Updateable<TicketsTable>, 'id' | 'version' | 'updated_at'>

/** Changes a ticket if it has this version. Throws `conflict` when the customer or a colleague was faster. */
export async function changeTicketRow(tx: Tx, row: TicketRow, version: number, change: TicketChange): Promise<void> {
  const { numUpdatedRows } = await tx.db
    .updateTable('tickets')
    .set({ ...change, version: row.version + 1, updated_at: tx.now().toISOString() })
    .where('id', '=', row.id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 1n) return
  throw new AppError(
    'conflict',
    'This ticket has changed since you opened it. You now see the change. What you wrote is still there.',
  )
}

export async function addMessage(
  tx: Tx,
  row: Pick<TicketRow, 'id' | 'organisation_id'>,
  message: Pick<TicketMessagesTable, 'kind' | 'side' | 'body'>,
): Promise<void> {
  await tx.db
    .insertInto('ticket_messages')
    .values({
      id: newId('tmsg'),
      ticket_id: row.id,
      organisation_id: row.organisation_id,
      author_id: requireMember(tx).userId,
      ...message,
      created_at: tx.now().toISOString(),
    })
    .execute()
  // Customers search the same words, so notes of staff are not indexed.
  if (message.kind === 'message') await addTerms(tx, { kind: 'ticket', id: row.id }, [message.body])
}

/** Returns when an answer to a message sent now is due, by the organisation's plan. */
export async function calculateDueByPlan(ctx: Ctx, organisationId: string): Promise<string> {
  return calculateReplyDue((await findPlanInForce(ctx, organisationId))?.plan, ctx.now()).toISOString()
}
