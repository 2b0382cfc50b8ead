import { expect, test } from 'vitest'
import { DEFAULT_COMPANY } from '../../domains/settings/defaults.ts'
import { renderMail } from '../send.ts'

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

test('an invoice says what it is for, what it comes to and how to pay it', async () => {
  const { subject, text } = await renderMail('invoice-issued', invoice, sender)
  expect(subject).toBe('Invoice INV-1001 from Ogham: €3,075.00')
  for (const said of ['Professional: set-up, one-time: €2,500.00', 'VAT: €575.00', ...Object.values(bankTransfer)]) {
    expect(text).toContain(said)
  }
  expect(text).toContain('https://ogham.example/dashboard/business/upgrade')
})

test('an invoice with nothing to pay gives no bank account', async () => {
  const { text } = await renderMail('invoice-issued', { ...invoice, total: '€0.00', bankTransfer: null }, sender)
  expect(text).toContain('nothing is to be paid')
  expect(text).not.toContain('IBAN')
})

test('a reminder says whether the day has come or is over', async () => {
  const subjectOf = async (isOverdue: boolean) =>
    (await renderMail('invoice-reminder', { ...invoice, isOverdue }, sender)).subject
  expect([await subjectOf(false), await subjectOf(true)]).toEqual([
    'Invoice INV-1001 is due today',
    'Invoice INV-1001 is overdue',
  ])
})

test('a payment, a credit note and a refund are told apart', async () => {
  const sentence = async (how: 'paid' | 'credited' | 'refunded') => {
    const props = { ...niamh, how, number: 'CN-1002', total: '€3,075.00', invoice: 'INV-1001', reason: 'Issued twice.' }
    return (await renderMail('invoice-settled', props, sender)).text
  }
  expect(await sentence('paid')).toContain('thank you: €3,075.00 arrived')
  expect(await sentence('credited')).toContain('takes invoice INV-1001 back. Issued twice.')
  expect(await sentence('refunded')).toContain('paid back €3,075.00')
})

test('news of a plan lead to the portal of the reader', async () => {
  for (const news of ['started', 'changed', 'change_planned', 'resumed'] as const) {
    const props = { ...niamh, userType: 'GOVERNMENT' as const, news, planName: 'Advanced', on: '21 December 2026' }
    const { subject, text } = await renderMail('plan-news', props, sender)
    expect([subject, text].join()).toMatch(/Advanced.*21 December 2026/s)
    expect(text).toContain('https://ogham.example/dashboard/government/upgrade')
  }
})

test('what is coming is said with its day and its consequence', async () => {
  const trial = { ...niamh, planName: 'Professional', endsOn: '5 December 2026', total: '€121.77' }
  expect((await renderMail('trial-ending', trial, sender)).text).toMatch(/first month:\s€121.77 including VAT/)
  const cancelled = { ...niamh, planName: 'Advanced', endsOn: '21 December 2026', dataUntil: '20 January 2027' }
  expect((await renderMail('subscription-cancelled', cancelled, sender)).text).toContain('until 20 January 2027')
  const { subject, text } = await renderMail('data-deletion', { ...niamh, deletedOn: '20 January 2027' }, sender)
  expect(subject).toBe('Your data is deleted on 20 January 2027')
  expect(text).toContain('cannot be taken back')
})
