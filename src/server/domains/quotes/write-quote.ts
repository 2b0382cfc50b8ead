import type { z } from 'zod'
import { quoteContent, quoteSeen } from '#contracts/quote-form.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { requireAdministrator } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { getCustomer } from './customers.ts'
import { changeQuote, findQuote, lockQuote } from './quote-row.ts'
import { requireStatus, requireVersion } from './require-status.ts'
import { netOf } from './rules.ts'
import { sendVersion } from './send-version.ts'

/** Stores the draft of a quote for a customer and returns its id. Throws `not_found`, and `invalid_input` by field. */
export async function writeQuote(ctx: Ctx, organisationId: string, input: unknown): Promise<string> {
  await requireAdministrator(ctx)
  const columns = columnsOf(ctx, parseInput(quoteContent, input))
  const id = newId('quo')
  return inTransaction(ctx, async (tx) => {
    await getCustomer(tx, organisationId)
    const now = tx.now().toISOString()
    const stored = {
      id,
      organisation_id: organisationId,
      ...columns,
      status: 'draft' as const,
      version: 1,
      revision: 1,
    }
    const number = await nextNumber(tx)
    await tx.db
      .insertInto('quotes')
      .values({ ...stored, number, created_at: now, updated_at: now })
      .execute()
    await recordAudit(tx, 'quote.drafted', { kind: 'quote', id }, { number, organisationId })
    return id
  })
}

/**
 * Changes a draft, or sends a new version of a quote that was sent: acceptance of the older one is refused from then on.
 * Throws `not_found`, `conflict` when a colleague was quicker or the customer has answered, `invalid_input` by field.
 */
export async function editQuote(ctx: Ctx, id: string, input: object): Promise<void> {
  await requireAdministrator(ctx)
  const { kind } = await findQuote(ctx, id)
  const columns = columnsOf(ctx, parseInput(quoteContent, { ...input, kind }))
  const { version } = parseInput(quoteSeen, input)
  await inTransaction(ctx, async (tx) => {
    const row = await lockQuote(tx, id)
    requireStatus(tx, row, 'draft', 'sent', 'expired')
    requireVersion(row, version)
    const isSent = row.status === 'sent'
    const revision = isSent ? row.revision + 1 : row.revision
    const edited = await changeQuote(tx, id, { ...columns, version: version + 1, revision })
    await recordAudit(tx, 'quote.edited', { kind: 'quote', id }, { number: row.number, revision })
    if (isSent) await sendVersion(tx, edited)
  })
}

function columnsOf(ctx: Ctx, input: z.output<typeof quoteContent>) {
  if (input.validUntil < irishDay(ctx.now())) {
    const message = 'This day is over. Please enter today or a later day.'
    throw new AppError('invalid_input', message, { fieldErrors: { validUntil: message } })
  }
  return {
    kind: input.kind,
    title: input.title,
    lines: JSON.stringify(input.lines),
    net_cents: netOf(input.lines),
    deposit_percent: input.depositPercent,
    monthly_cents: input.monthly,
    valid_until: input.validUntil,
    notes: input.notes,
  }
}

/** Numbers are consecutive: the counter goes back with a transaction that fails. */
async function nextNumber(tx: Tx): Promise<number> {
  const { last_number: number } = await tx.db
    .updateTable('quote_numbers')
    .set((row) => ({ last_number: row('last_number', '+', 1) }))
    .where('id', '=', 1)
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return number
}
