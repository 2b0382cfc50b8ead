import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BillingState, NO_SUBSCRIPTION } from '../billing/index.ts'
import { computeEliteDelivery } from './compute-elite-delivery.ts'

const NOW = '2026-11-21T09:30:00.000Z'

const requested: BillingState = { ...NO_SUBSCRIPTION, plan: 'elite' }

const cents = fc.integer({ min: 0, max: 10_000_000 })

test('earlier set-up fees, deposit and rest add up to the set-up fee, and any excess is credited', () => {
  fc.assert(
    fc.property(cents, cents, cents, cents, cents, (setup, charged, deposit, credit, monthly) => {
      const quote = { number: 1001, title: 'Elite', net_cents: setup, monthly_cents: monthly, depositCents: deposit }
      const state = { ...requested, setup_charged_cents: charged, credit_cents: credit }
      const { changes, charge } = computeEliteDelivery(state, quote, NOW)
      const rest = charge?.lines.find(({ kind }) => kind === 'setup')?.netCents ?? 0
      expect(changes.setup_charged_cents).toBe(Math.max(charged, setup))
      // A customer who paid more for the set-up gets no part of that back, but the whole deposit.
      const owed = Math.max(charged, setup) - charged + monthly
      const paid = deposit + (charge?.netCents ?? 0) + (credit - (changes.credit_cents ?? 0))
      expect(paid).toBe(owed)
      expect(rest).toBe(Math.max(0, setup - charged - deposit))
    }),
  )
})

test('the rest of the set-up names the quote, and the month names the plan', () => {
  const quote = {
    number: 1001,
    title: 'Three clinics',
    net_cents: 500_000,
    monthly_cents: 90_000,
    depositCents: 250_000,
  }
  const { charge } = computeEliteDelivery(requested, quote, NOW)
  expect(charge?.lines.map(({ description }) => description)).toEqual([
    'Quote Q-1001, Three clinics: rest on delivery',
    'Elite plan, 21 November 2026 to 20 December 2026',
  ])
})
