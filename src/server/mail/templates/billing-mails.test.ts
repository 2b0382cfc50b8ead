import { expect, test } from 'vitest'
import { DEFAULT_COMPANY } from '../../domains/settings/default-company.ts'
import { renderMail } from '../mail-sender.ts'

const sender = { company: DEFAULT_COMPANY, appUrl: 'https://ogham.example' }
const niamh = { firstName: 'Niamh', userType: 'BUSINESS' as const }
const bankTransfer = {
  accountName: 'Ogham AI Limited',
  bankName: 'Example Bank',
  iban: 'IE42 XMPL 9900 0012 3456 78',
  bic: 'XMPLIE2D',
  reference: 'INV-1001',
}
const invoice = {
  ...niamh,
  number: 'INV-1001',
  lines: [{ description: 'Professional: set-up, one-time', net: '€2,500.00' }],
  vat: '€575.00',
  total: '€3,075.00',
  dueOn: '5 December 2026',
  bankTransfer,
}

test('an invoice has its lines, its total and how to pay it', async () => {
  const { subject, text } = await renderMail('invoice-issued', invoice, sender)
  expect(subject).toBe('Invoice INV-1001 from Ogham: €3,075.00')
  for (const said of ['Professional: set-up, one-time: €2,500.00', 'VAT: €575.00', ...Object.values(bankTransfer)]) {
    expect(text).toContain(said)
  }
  expect(text).toContain('https://ogham.example/dashboard/business/upgrade')
})

test('an invoice with nothing to pay shows no bank account', async () => {
  const { text } = await renderMail('invoice-issued', { ...invoice, total: '€0.00', bankTransfer: null }, sender)
  expect(text).toContain('nothing is to be paid')
  expect(text).not.toContain('IBAN')
})

test('a reminder says whether the invoice is due today or overdue', async () => {
  const subjectOf = async (isOverdue: boolean) =>
    (await renderMail('invoice-reminder', { ...invoice, isOverdue }, sender)).subject
  expect([await subjectOf(false), await subjectOf(true)]).toEqual([
    'Invoice INV-1001 is due today',
    'Invoice INV-1001 is overdue',
  ])
})

test('a payment, a credit note and a refund have different texts', async () => {
  const sentence = async (how: 'paid' | 'credited' | 'refunded') => {
    const props = { ...niamh, how, number: 'CN-1002', total: '€3,075.00', invoice: 'INV-1001', reason: 'Issued twice.' }
    return (await renderMail('invoice-settled', props, sender)).text
  }
  expect(await sentence('paid')).toContain('we have received €3,075.00. Thank you.')
  expect(await sentence('credited')).toContain('takes back invoice INV-1001. Issued twice.')
  expect(await sentence('refunded')).toContain('paid back €3,075.00')
})

test("news of a plan link to the reader's portal", async () => {
  for (const news of ['started', 'changed', 'change_planned', 'resumed'] as const) {
    const props = { ...niamh, userType: 'GOVERNMENT' as const, news, planName: 'Advanced', on: '21 December 2026' }
    const { subject, text } = await renderMail('plan-news', props, sender)
    expect([subject, text].join()).toMatch(/Advanced.*21 December 2026/s)
    expect(text).toContain('https://ogham.example/dashboard/government/upgrade')
  }
})

test('a coming change is announced with its day and its consequence', async () => {
  const dates = { endsOn: '21 December 2026', dataUntil: '20 January 2027' }
  const cancelled = { ...niamh, planName: 'Advanced', ...dates, isTrial: false }
  expect((await renderMail('subscription-cancelled', cancelled, sender)).text).toContain('until 20 January 2027')
  const { subject, text } = await renderMail('data-deletion', { ...niamh, deletedOn: '20 January 2027' }, sender)
  expect(subject).toBe('Your data is deleted on 20 January 2027')
  expect(text).toContain('cannot be taken back')
})

const trial = { ...niamh, planName: 'Professional', endsOn: '5 December 2026', dataUntil: '4 January 2027' }
const flat = async (...mail: Parameters<typeof renderMail>) => (await renderMail(...mail)).text.replaceAll(/\s+/g, ' ')

test('each step of a trial says what happens next, when, and for how much', async () => {
  const started = await flat('trial-started', { ...trial, total: '€3,196.77' }, sender)
  expect(started).toMatch(/we invoice nothing during the trial, not even the set-up fee/)
  expect(started).toMatch(/invoiced on 5 December 2026: €3,196.77 including VAT/)
  const asked = await flat('trial-ending', { ...trial, total: '€3,196.77', isKept: false }, sender)
  expect(asked).toMatch(/would you like to keep Professional\?.*5 December 2026: €3,196.77.*ends by itself/)
  const told = await flat('trial-ending', { ...trial, total: '€3,196.77', isKept: true }, sender)
  expect(told).toMatch(/then goes on, and we send the invoice: €3,196.77/)
  const lines = [{ description: 'Professional: set-up, one-time', net: '€2,500.00' }]
  const sum = { lines, vat: '€575.00', total: '€3,075.00' }
  const kept = await flat(
    'trial-kept',
    { ...niamh, planName: 'Professional', invoicedOn: '5 December 2026', ...sum },
    sender,
  )
  expect(kept).toMatch(/free until 5 December 2026.*set-up, one-time: €2,500.00.*Total: €3,075.00/)
  const ended = await flat('trial-ended', { ...trial, endedOn: '5 December 2026' }, sender)
  expect(ended).toMatch(/ended on 5 December 2026.*download all your data until 4 January 2027.*subscribe again/)
})

test('a customer who was invoiced during a trial reads what happens to the invoice', async () => {
  const about = (isPaid: boolean) => flat('trial-terms', { ...trial, invoice: 'INV-1001', isPaid }, sender)
  expect(await about(false)).toMatch(
    /INV-1001 for the set-up fee need not be paid yet.*credit note when the trial ends/,
  )
  expect(await about(true)).toMatch(/paid the set-up fee with invoice INV-1001. It is not charged again/)
})
