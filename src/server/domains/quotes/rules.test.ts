import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateAmounts } from '#contracts/billing.ts'
import type { QuoteContent } from '#contracts/quotes.ts'
import { compareContents, getQuoteStatus, splitQuote } from './rules.ts'

const cents = fc.integer({ min: 0, max: 1_000_000_000 })

test('deposit and rest add up to the open amount, and each has VAT on its own net', () => {
  fc.assert(
    fc.property(cents, cents, fc.integer({ min: 0, max: 100 }), (net, counted, percent) => {
      const { deposit, rest, totalCents, countedCents } = splitQuote(net, counted, percent)
      expect(deposit.netCents + rest.netCents + countedCents).toBe(net)
      expect([deposit, rest]).toEqual([calculateAmounts(deposit.netCents), calculateAmounts(rest.netCents)])
      expect(totalCents).toBe(deposit.totalCents + rest.totalCents)
      expect(Math.abs(deposit.netCents - ((net - countedCents) * percent) / 100)).toBeLessThanOrEqual(0.5)
    }),
  )
})

test('half a cent of a deposit is rounded up, and 0% and 100% are possible', () => {
  const listNets = (percent: number) => {
    const { deposit, rest } = splitQuote(399_999, 0, percent)
    return [deposit.netCents, rest.netCents]
  }
  expect([listNets(50), listNets(0), listNets(100)]).toEqual([
    [200_000, 199_999],
    [0, 399_999],
    [399_999, 0],
  ])
})

test('only an unanswered quote expires, after its last day', () => {
  const on = (today: string, status: 'sent' | 'accepted' | 'draft') =>
    getQuoteStatus(today, { status, valid_until: '2026-12-21' })
  expect([on('2026-12-21', 'sent'), on('2026-12-22', 'sent')]).toEqual(['sent', 'expired'])
  expect([on('2026-12-22', 'accepted'), on('2026-12-22', 'draft')]).toEqual(['accepted', 'draft'])
})

test('the changes of a new version are listed line by line', () => {
  const before: QuoteContent = {
    title: 'Website',
    lines: [
      { description: 'Design', netCents: 100_000 },
      { description: 'Photos', netCents: 50_000 },
    ],
    depositPercent: 50,
    validUntil: '2026-12-21',
    notes: '',
    monthlyCents: null,
  }
  const after = {
    ...before,
    lines: [
      { description: 'Design', netCents: 120_050 },
      { description: 'Training', netCents: 50_000 },
    ],
    depositPercent: 30,
  }
  expect(compareContents(before, before)).toEqual([])
  expect(compareContents(before, after)).toEqual([
    { what: 'Design', before: '€1,000', after: '€1,200.50' },
    { what: 'Photos', before: '€500', after: '' },
    { what: 'Training', before: '', after: '€500' },
    { what: 'Net total', before: '€1,500', after: '€1,700.50' },
    { what: 'Deposit', before: '50%', after: '30%' },
  ])
})
