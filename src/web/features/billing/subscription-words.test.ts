import { expect, test } from 'vitest'
import type { SubscriptionView } from '#contracts/billing.ts'
import { describeSubscription, getStatusWord } from './subscription-words.ts'

const active: SubscriptionView = {
  id: 'sub_1',
  source: 'real',
  plan: 'advanced',
  planName: 'Advanced',
  status: 'active',
  startedAt: '2025-01-01T00:00:00.000Z',
  trialEndsAt: null,
  trial: null,
  interval: 'monthly',
  period: null,
  monthlyCents: 19_900,
  nextPayment: null,
  pendingChange: null,
  eliteRequestedAt: null,
  cancellation: null,
  creditCents: 0,
  purchaseOrder: null,
}
const cancellation = {
  requestedAt: '2026-11-21T09:30:00.000Z',
  endsAt: '2026-12-01T00:00:00.000Z',
  dataUntil: '2026-12-31T00:00:00.000Z',
  resubscribePrice: null,
}

test('a running plan says since when', () => {
  expect(getStatusWord({ status: 'active', endsAt: null }).word).toBe('Active')
  expect(describeSubscription(active)).toBe('Active since January 2025.')
})

test('a trial says how long it is free', () => {
  const trial = { ...active, status: 'trial' as const, trialEndsAt: '2026-12-05T09:30:00.000Z' }
  const sentence = (decision: 'open' | 'kept' | 'declined') =>
    describeSubscription({ ...trial, trial: { decision, isToDecide: false, dataUntil: '2027-01-04T09:30:00.000Z' } })
  expect(sentence('open')).toBe('Free trial until 5 December 2026. It then ends by itself, unless you keep it.')
  expect(sentence('kept')).toBe('Free trial until 5 December 2026. You keep it: it then goes on.')
  expect(sentence('declined')).toMatch(/It then ends/)
})

test('a cancelled plan is ending until its last day, then says how long its data is kept', () => {
  expect(getStatusWord({ status: 'trial', endsAt: cancellation.endsAt }).word).toBe('Ending')
  expect(describeSubscription({ ...active, cancellation })).toBe('Active until 1 December 2026, then it ends.')
  expect(getStatusWord({ status: 'cancelled', endsAt: cancellation.endsAt }).word).toBe('Ended')
  expect(describeSubscription({ ...active, status: 'cancelled', cancellation })).toBe(
    'It ended on 1 December 2026. Your data is kept until 31 December 2026.',
  )
})

test('a requested plan charges nothing yet', () => {
  expect(describeSubscription({ ...active, status: 'requested', planName: 'Elite' })).toMatch(/Nothing is charged/)
})
