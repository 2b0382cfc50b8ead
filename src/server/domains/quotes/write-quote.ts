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
import { getCustomer } from '../organisations/index.ts'
import { changeQuote, describeForAudit, findQuote, lockQuote } from './quote-row.ts'
import { requireStatus, requireVersion } from './require-status.ts'
import { sumNet } from './rules.ts'
import { sendVersion } from './send-version.ts'

/** Stores a draft for a customer and returns its id. Throws `not_found`, and `invalid_input` by field. */
export async function writeQuote(ctx: Ctx, organisationId: string, input: unknown): Promise<string> {
  await requireAdministrator(ctx)
  const columns = buildColumns(ctx, parseInput(quoteContent, input))
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
    const number = await takeQuoteNumber(tx)
    await tx.db
      .insertInto('quotes')
      .values({ ...stored, number, created_at: now, updated_at: now })
      .execute()
    await recordAudit(tx, 'quote.drafted', { kind: 'quote', id }, { number, organisationId })
    return id
  })
}

/**
 * Changes a draft, or sends a new version of a sent quote. The older version can then no longer be accepted. Throws
 * `not_found`, `conflict` when a colleague was faster or the customer has answered, and `invalid_input` by field.
 */
export async function editQuote(ctx: Ctx, id: string, input: object): Promise<void> {
  await requireAdministrator(ctx)
  const { kind } = await findQuote(ctx, id)
  const columns = buildColumns(ctx, parseInput(quoteContent, { ...input, kind }))
  const { version } = parseInput(quoteSeen, input)
  await inTransaction(ctx, async (tx) => {
    const row = await lockQuote(tx, id)
    requireStatus(tx, row, 'draft', 'sent', 'expired')
    requireVersion(row, version)
    const isSent = row.status === 'sent'
    const revision = isSent ? row.revision + 1 : row.revision
    const edited = await changeQuote(tx, id, { ...columns, version: version + 1, revision })
    await recordAudit(tx, 'quote.edited', { kind: 'quote', id }, { ...describeForAudit(row), revision })
    if (isSent) await sendVersion(tx, edited)
  })
}

function buildColumns(ctx: Ctx, input: z.output<typeof quoteContent>) {
  if (input.validUntil < irishDay(ctx.now())) {
    const message = 'This day is in the past. Please enter today or a later day.'
    throw new AppError('invalid_input', message, { fieldErrors: { validUntil: message } })
  }
  return {
    kind: input.kind,
    title: input.title,
    lines: JSON.stringify(input.lines),
    net_cents: sumNet(input.lines),
    deposit_percent: input.depositPercent,
    monthly_cents: input.monthly,
    valid_until: input.validUntil,
    notes: input.notes,
  }
}

/** Numbers have no gaps, because a failed transaction rolls the counter back. */
async function takeQuoteNumber(tx: Tx): Promise<number> {
  const { last_number: number } = await tx.db
    .updateTable('quote_numbers')
    .set((row) => ({ last_number: row('last_number', '+', 1) }))
    .where('id', '=', 1)
    .returning('last_number')
    .executeTakeFirstOrThrow()
  return number
}
