import type { Updateable } from 'kysely'
import { requireMember } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import type { TicketMessagesTable, TicketsTable } from '../../database/support-tables.ts'
import { AppError } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { addTerms } from '../../search/terms.ts'
import { findPlanInForce } from '../plans/index.ts'
import { replyDueAt } from './rules.ts'

export type TicketRow = Omit<TicketsTable, 'version'> & { version: number }

/** Of the actor's own organisation; every other one is `not_found`. */
export async function getOwnTicketRow(ctx: Ctx, id: string): Promise<TicketRow> {
  const row = await ctx.db
    .selectFrom('tickets')
    .selectAll()
    .where('id', '=', id)
    .where('organisation_id', '=', requireMember(ctx).organisationId)
    .executeTakeFirst()
  if (row === undefined) throw new AppError('not_found', 'There is no such ticket.')
  return row
}

/** For staff, of any customer. Samples are the customer's alone. */
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

type Change = Omit<Updateable<TicketsTable>, 'id' | 'version' | 'updated_at'>

/**
 * Writes a change, if the ticket is still as it was at `version`: a `conflict` when somebody was quicker, the customer
 * with another message or a colleague with an answer.
 */
export async function changeTicketRow(tx: Tx, row: TicketRow, version: number, change: Change): Promise<void> {
  const { numUpdatedRows } = await tx.db
    .updateTable('tickets')
    .set({ ...change, version: row.version + 1, updated_at: tx.now().toISOString() })
    .where('id', '=', row.id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 1n) return
  throw new AppError(
    'conflict',
    'This ticket has changed since you opened it. It is shown as it is now; what you wrote is still there.',
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
  // Customers search in the same words, so a note of staff must not add any.
  if (message.kind === 'message') await addTerms(tx, { kind: 'ticket', id: row.id }, [message.body])
}

/** When an answer to what the organisation writes now is due, by its plan. */
export async function dueByPlan(ctx: Ctx, organisationId: string): Promise<string> {
  return replyDueAt((await findPlanInForce(ctx, organisationId))?.plan, ctx.now()).toISOString()
}
