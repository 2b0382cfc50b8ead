import { expect, test } from 'vitest'
import type { QuoteDocument } from '#contracts/quotes.ts'
import { DEFAULT_COMPANY } from '../../domains/settings/default-company.ts'
import { composeMail } from '../compose-mail.ts'
import { renderMail } from '../mail-sender.ts'

const sender = { company: DEFAULT_COMPANY, appUrl: 'https://ogham.example' }
const amounts = { netCents: 200_000, vatCents: 46_000, totalCents: 246_000 }
const document: QuoteDocument = {
  number: 'Q-1001',
  kind: 'custom',
  revision: 1,
  sentAt: '2026-11-21T09:30:00.000Z',
  customer: { name: 'Claddagh Physio', addressLines: ['4 Quay Street', 'Galway'] },
  title: 'Website with booking',
  lines: [{ description: 'Design and build', netCents: 400_000 }],
  depositPercent: 50,
  validUntil: '2026-12-21',
  notes: 'Two rounds of changes.\n\nTexts come from you.',
  monthlyCents: null,
  parts: { netCents: 400_000, countedCents: 0, deposit: amounts, rest: amounts, totalCents: 492_000 },
}
const offer = {
  firstName: 'Niamh',
  userType: 'GOVERNMENT' as const,
  news: 'sent' as const,
  quoteId: 'quo_1',
  number: 'Q-1001',
  title: 'Website with booking',
  total: '€4,920.00',
  deposit: '€2,460.00',
  monthly: null,
  validUntil: '21 December 2026',
  by: '',
  reason: '',
  document,
}

test('an offer has its total, a link to its page in the reader’s portal, and the PDF attached', async () => {
  const content = await renderMail('quote-news', offer, sender)
  expect(content.subject).toBe('Your quote Q-1001: Website with booking')
  for (const said of ['€4,920.00', '€2,460.00', '21 December 2026']) expect(content.text).toContain(said)
  expect(content.text).toContain('https://ogham.example/dashboard/government/upgrade/quotes/quo_1')
  const envelope = { id: 'mail_1', to: 'niamh@example.ie', replyTo: null, createdAt: new Date() }
  const raw = (await composeMail(envelope, content, sender)).raw.toString()
  expect(raw).toMatch(/Content-Type: application\/pdf; name=Q-1001\.pdf/)
})

test('later news have no attachment and name the person who decided', async () => {
  for (const news of ['accepted', 'declined'] as const) {
    const { text, attachments } = await renderMail(
      'quote-news',
      { ...offer, news, by: 'Niamh Ní Bhriain', document: null },
      sender,
    )
    expect([text.includes(`Niamh Ní Bhriain ${news} this quote`), attachments]).toEqual([true, []])
  }
})

test('the team reads who answered, and why', async () => {
  const props = {
    ...offer,
    answer: 'declined' as const,
    organisation: 'Claddagh Physio',
    by: 'Niamh',
    reason: 'Too dear.',
  }
  const { subject, text } = await renderMail('quote-answered', props, sender)
  expect(subject).toBe('Quote Q-1001 declined by Claddagh Physio')
  expect(text).toContain('Too dear.')
  expect(text).toContain('/dashboard/admin/upgrade/quotes/quo_1')
})
