import { formatEuroExactly } from '#contracts/words/amounts.ts'
import { formatDay } from '#contracts/words/dates.ts'
import type { Tx } from '../../context.ts'
import { enqueueMail } from '../../mail/enqueue.ts'
import type { MailProps } from '../../mail/templates/mail-template.ts'
import { mailOrganisation } from '../billing/index.ts'
import { getCompany } from '../settings/index.ts'
import { presentDocument } from './present-quote.ts'
import type { QuoteRow } from './quote-row.ts'
import { formatQuoteNumber } from './rules.ts'

type News = MailProps['quote-news']['news']

/** Mails every member of the organisation, in the caller's transaction. Attaches the PDF of a new offer. */
export async function mailQuoteNews(tx: Tx, row: QuoteRow, news: News): Promise<void> {
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

/** Mails the team the customer's answer, in the caller's transaction. */
export async function mailTeam(tx: Tx, row: QuoteRow, answer: 'accepted' | 'declined'): Promise<void> {
  const { teamEmail } = await getCompany(tx)
  const { customer, parts } = await presentDocument(tx, row)
  await enqueueMail(tx, {
    template: 'quote-answered',
    to: teamEmail,
    props: {
      answer,
      quoteId: row.id,
      number: formatQuoteNumber(row.number),
      title: row.title,
      organisation: customer.name,
      by: row.answered_name ?? '',
      total: formatEuroExactly(parts.totalCents),
      reason: row.reason ?? '',
    },
  })
}
