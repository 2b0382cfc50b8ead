import { formatEuroExactly } from '#contracts/words/amounts.ts'
import { formatDay } from '#contracts/words/dates.ts'
import type { Tx } from '../../context.ts'
import { enqueueMail } from '../../mail/enqueue.ts'
import type { MailTemplates } from '../../mail/templates/index.ts'
import { mailOrganisation } from '../billing/index.ts'
import { getCompany } from '../settings/index.ts'
import { presentDocument } from './present.ts'
import type { QuoteRow } from './quote-row.ts'
import { quoteNumber } from './rules.ts'

type News = MailTemplates['quote-news']['news']

/** Tells everybody of the organisation, in the caller's transaction; an offer comes with its PDF. */
export async function mailQuote(tx: Tx, row: QuoteRow, news: News): Promise<void> {
  const document = await presentDocument(tx, row)
  const { deposit, totalCents } = document.parts
  await mailOrganisation(tx, row.organisation_id, 'quote-news', {
    news,
    quoteId: row.id,
    number: document.number,
    title: document.title,
    total: formatEuroExactly(totalCents),
    deposit: formatEuroExactly(deposit.totalCents),
    monthly: document.monthlyCents === null ? null : formatEuroExactly(document.monthlyCents),
    validUntil: formatDay(document.validUntil),
    by: row.answered_name ?? '',
    reason: row.reason ?? '',
    document: news === 'sent' || news === 'changed' ? document : null,
  })
}

/** Tells the team how the customer answered, in the caller's transaction. */
export async function mailTeam(tx: Tx, row: QuoteRow, answer: 'accepted' | 'declined'): Promise<void> {
  const { teamEmail } = await getCompany(tx)
  const { customer, parts } = await presentDocument(tx, row)
  await enqueueMail(tx, {
    template: 'quote-answered',
    to: teamEmail,
    props: {
      answer,
      quoteId: row.id,
      number: quoteNumber(row.number),
      title: row.title,
      organisation: customer.name,
      by: row.answered_name ?? '',
      total: formatEuroExactly(parts.totalCents),
      reason: row.reason ?? '',
    },
  })
}
