import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts'
import { createMember, type MemberCtx } from '../../../../tests/support/members.ts'
import { invoiceSetup, keep } from '../../../../tests/support/trials.ts'
import { getBillingAttention } from './get-billing-attention.ts'

const DAY = 86_400_000
let deps: TestDatabase
let niamh: MemberCtx
beforeEach(async () => {
  deps = await openTestDatabase()
  niamh = await createMember(deps, { plan: 'professional' })
})
afterEach(() => deps.close())

const end = (changes: { status: 'active' | 'cancelled' }) =>
  deps.db
    .updateTable('subscriptions')
    .set({
      cancelled_at: '2026-11-21T09:30:00.000Z',
      ends_at: '2026-12-05T09:30:00.000Z',
      data_until: '2027-01-04T09:30:00.000Z',
      ...changes,
    })
    .where('organisation_id', '=', niamh.actor.organisationId)
    .execute()

test('a trial needs a decision and no payment', async () => {
  const attention = await getBillingAttention(niamh)
  expect(attention).toMatchObject({ trialEndsAt: '2026-12-05T09:30:00.000Z', endsAt: null, dataUntil: null })
  expect(attention).toMatchObject({ isTrialKept: false, unpaidInvoices: [] })
  await keep(niamh)
  expect(await getBillingAttention(niamh)).toMatchObject({ isTrialKept: true, unpaidInvoices: [] })
})

test('an unpaid invoice is overdue after its due date, and a paid one is not listed', async () => {
  await invoiceSetup(deps, niamh)
  expect((await getBillingAttention(niamh)).unpaidInvoices).toMatchObject([
    { number: 'INV-1001', status: 'due', totalCents: 307_500 },
  ])
  deps.clock.advance(20 * DAY)
  expect((await getBillingAttention(niamh)).unpaidInvoices).toMatchObject([{ status: 'overdue' }])
  await deps.db.updateTable('invoices').set({ status: 'paid' }).execute()
  expect((await getBillingAttention(niamh)).unpaidInvoices).toEqual([])
})

test('a cancelled plan shows its end, and an ended plan shows until when its data stays', async () => {
  await end({ status: 'active' })
  expect(await getBillingAttention(niamh)).toMatchObject({
    trialEndsAt: null,
    endsAt: '2026-12-05T09:30:00.000Z',
    dataUntil: null,
  })
  await end({ status: 'cancelled' })
  expect(await getBillingAttention(niamh)).toMatchObject({ endsAt: null, dataUntil: '2027-01-04T09:30:00.000Z' })
})

test('nothing of another organisation is listed', async () => {
  const stranger = await createMember(deps)
  expect(await getBillingAttention(stranger)).toEqual({
    trialEndsAt: null,
    isTrialKept: false,
    endsAt: null,
    dataUntil: null,
    unpaidInvoices: [],
  })
})
