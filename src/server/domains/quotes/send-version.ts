import type { Tx } from '../../context.ts'
import { recordAudit } from '../audit/index.ts'
import { closeRequests } from '../enquiries/index.ts'
import { mailQuoteNews } from './mail-quote-news.ts'
import { changeQuote, parseContent, type QuoteRow } from './quote-row.ts'
import { formatQuoteNumber } from './rules.ts'

/** Stores and sends the current version of a quote, in the caller's transaction. Closes a request for Elite. */
export async function sendVersion(tx: Tx, { id }: QuoteRow): Promise<void> {
  const sentAt = tx.now().toISOString()
  const row = await changeQuote(tx, id, { status: 'sent', sent_at: sentAt })
  const { number, organisation_id: organisationId, revision } = row
  await tx.db
    .insertInto('quote_versions')
    .values({
      quote_id: id,
      organisation_id: organisationId,
      revision,
      content: JSON.stringify(parseContent(row)),
      sent_at: sentAt,
    })
    .execute()
  await recordAudit(tx, 'quote.sent', { kind: 'quote', id }, { number, revision, organisationId })
  if (row.kind === 'elite') {
    await closeRequests(tx, {
      organisationId,
      kind: 'elite',
      note: `Answered by quote ${formatQuoteNumber(number)}.`,
    })
  }
  await mailQuoteNews(tx, row, revision === 1 ? 'sent' : 'changed')
}
