import type { Tx } from '../../context.ts'
import { recordAudit } from '../audit/index.ts'
import { closeRequests } from '../enquiries/index.ts'
import { mailQuote } from './mails.ts'
import { changeQuote, contentOf, type QuoteRow } from './quote-row.ts'
import { quoteNumber } from './rules.ts'

/** Sends the quote as it is now, in the caller's transaction, and keeps what was offered. It answers a request for Elite. */
export async function sendVersion(tx: Tx, { id }: QuoteRow): Promise<void> {
  const sentAt = tx.now().toISOString()
  const row = await changeQuote(tx, id, { status: 'sent', sent_at: sentAt })
  const { number, organisation_id, revision } = row
  await tx.db
    .insertInto('quote_versions')
    .values({ quote_id: id, organisation_id, revision, content: JSON.stringify(contentOf(row)), sent_at: sentAt })
    .execute()
  await recordAudit(tx, 'quote.sent', { kind: 'quote', id }, { number, revision })
  if (row.kind === 'elite') {
    await closeRequests(tx, {
      organisationId: organisation_id,
      kind: 'elite',
      note: `Answered by quote ${quoteNumber(number)}.`,
    })
  }
  await mailQuote(tx, row, revision === 1 ? 'sent' : 'changed')
}
