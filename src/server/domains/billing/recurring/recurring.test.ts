import { afterEach, beforeEach, expect, test } from 'vitest'
import { asJob, passDays, runBillingJobs } from '../../../../../tests/support/billing-jobs.ts'
import { asTx, openTestDatabase, type TestDatabase } from '../../../../../tests/support/database.ts'
import { createMember } from '../../../../../tests/support/members.ts'
import { mailsOf, netsOf } from '../../../../../tests/support/quotes.ts'
import { eraseEndedOrganisations } from '../../privacy/index.ts'
import {
  cancelSubscription,
  changePlan,
  endCancelledSubscriptions,
  getInvoice,
  getSubscription,
  listInvoices,
  previewPlanChange,
  remindOfInvoices,
  renewSubscriptions,
  resubscribe,
  setPurchaseOrder,
} from '../index.ts'
import { addSubscriptionSample } from '../subscription-samples.ts'

let deps: TestDatabase
beforeEach(async () => {
  deps = await openTestDatabase()
})
afterEach(() => deps.close())

test('after a standstill of two months each period is invoiced once, in order', async () => {
  deps.clock.set('2026-12-31T12:00:00.000Z')
  const niamh = await createMember(deps, { plan: 'advanced' })
  deps.clock.set('2027-03-05T12:00:00.000Z')
  await runBillingJobs(deps)
  await runBillingJobs(deps)
  const invoices = await listInvoices(niamh)
  const lines = await Promise.all(invoices.toReversed().map(async ({ id }) => (await getInvoice(niamh, id)).lines))
  expect(lines.flat().map(({ description }) => description)).toEqual([
    'Advanced: set-up, one-time',
    'Advanced plan, 31 December 2026 to 30 January 2027',
    'Advanced plan, 31 January 2027 to 27 February 2027',
    'Advanced plan, 28 February 2027 to 30 March 2027',
  ])
  expect(await getSubscription(niamh)).toMatchObject({ period: { end: '2027-03-31T11:00:00.000Z' } })
})

test.each(['2027-03-28', '2027-10-31'])(
  'a month that begins as the clocks change on %s is billed once',
  async (day) => {
    deps.clock.set(`${day}T00:30:00.000Z`)
    const niamh = await createMember(deps, { plan: 'advanced' })
    for (let hour = 0; hour < 30; hour++) {
      deps.clock.advance(3_600_000)
      await renewSubscriptions(asJob(deps))
    }
    expect(await listInvoices(niamh)).toHaveLength(1)
    passDays(deps, 31)
    await renewSubscriptions(asJob(deps))
    expect(await netsOf(niamh)).toEqual([519_900, 19_900])
  },
)

test('a planned change is made at the cycle for the previewed price', async () => {
  const niamh = await createMember(deps, { plan: 'professional' })
  const choice = { plan: 'advanced', when: 'next_cycle' }
  const preview = await previewPlanChange(niamh, choice)
  await changePlan(niamh, { ...choice, expectedTotalCents: preview.totalCents })
  await setPurchaseOrder(niamh, { purchaseOrder: 'PO 1' })
  passDays(deps, 14)
  await runBillingJobs(deps)
  const [newest] = await listInvoices(niamh)
  const invoice = await getInvoice(niamh, newest?.id ?? '')
  expect(invoice).toMatchObject({ lines: preview.lines, totalCents: preview.totalCents, purchaseOrder: 'PO 1' })
  const after = await getSubscription(niamh)
  expect(after).toMatchObject({ plan: 'advanced', pendingChange: null, nextPayment: preview.nextPayment })
})

test('samples and requests are never billed', async () => {
  const niamh = await createMember(deps)
  await addSubscriptionSample(asTx(niamh), niamh.actor.organisationId, 'BUSINESS')
  await createMember(deps, { plan: 'elite' })
  passDays(deps, 400)
  await runBillingJobs(deps)
  expect(await deps.db.selectFrom('invoices').selectAll().execute()).toEqual([])
})

test('reminders of an unpaid invoice go out on its due day, after 7 and after 14 days, and none after it is paid', async () => {
  await createMember(deps, { plan: 'advanced' })
  const other = await createMember(deps, { plan: 'advanced' })
  await cancelSubscription(other)
  for (const days of [13, 1, 1, 6, 7, 30]) {
    passDays(deps, days)
    await remindOfInvoices(asJob(deps))
    await remindOfInvoices(asJob(deps))
    const [first] = await deps.db.selectFrom('invoices').select('id').orderBy('number').execute()
    if (days === 6)
      await deps.db
        .updateTable('invoices')
        .set({ status: 'paid' })
        .where('id', '=', first?.id ?? '')
        .execute()
  }
  const reminders = (await mailsOf(deps, 'invoice-reminder')).map(({ number, isOverdue }) => `${number} ${isOverdue}`)
  expect(reminders.toSorted()).toEqual([
    'INV-1001 false',
    'INV-1001 true',
    'INV-1002 false',
    'INV-1002 true',
    'INV-1002 true',
  ])
})

test('after a standstill one reminder goes out, not three', async () => {
  await createMember(deps, { plan: 'advanced' })
  passDays(deps, 60)
  await remindOfInvoices(asJob(deps))
  expect(await mailsOf(deps, 'invoice-reminder')).toMatchObject([{ isOverdue: true }])
})

test('everything but nameless invoices is erased 30 days after the end and a week after the warning', async () => {
  const niamh = await createMember(deps, { plan: 'advanced', name: 'Quirke & Daughters' })
  const bystander = await createMember(deps, { plan: 'advanced' })
  await cancelSubscription(niamh)
  passDays(deps, 30 + 22)
  await runBillingJobs(deps)
  expect(await mailsOf(deps, 'data-deletion')).toEqual([])
  passDays(deps, 1)
  await runBillingJobs(deps)
  expect(await mailsOf(deps, 'data-deletion')).toMatchObject([{ deletedOn: '20 January 2027' }])
  passDays(deps, 6)
  await runBillingJobs(deps)
  expect(await getSubscription(niamh)).toMatchObject({ status: 'cancelled' })
  passDays(deps, 1)
  await runBillingJobs(deps)
  await runBillingJobs(deps)
  const { organisationId, userId } = niamh.actor
  const users = await deps.db.selectFrom('users').select('id').execute()
  expect(users).toEqual([{ id: bystander.actor.userId }])
  expect(await deps.db.selectFrom('organisations').select('id').where('id', '=', organisationId).execute()).toEqual([])
  const kept = await deps.db.selectFrom('invoices').selectAll().where('number', '=', 1001).executeTakeFirst()
  expect(kept).toMatchObject({ organisation_id: null, total_cents: 639_477, buyer: '{}' })
  expect(JSON.stringify(await deps.db.selectFrom('outbox').selectAll().execute())).not.toContain('Quirke')
  const [erased] = await deps.db
    .selectFrom('outbox')
    .select('recipient')
    .where('template', '=', 'account-erased')
    .execute()
  expect(erased?.recipient).toBe(`${userId}@example.ie`)
})

test('no data is deleted without a warning of seven days, even after a standstill', async () => {
  const niamh = await createMember(deps, { plan: 'advanced' })
  await cancelSubscription(niamh)
  passDays(deps, 200)
  await endCancelledSubscriptions(asJob(deps))
  // No customer was warned yet.
  await eraseEndedOrganisations(asJob(deps))
  expect(await getSubscription(niamh)).toMatchObject({ status: 'cancelled' })
  await runBillingJobs(deps)
  expect(await getSubscription(niamh)).toMatchObject({ status: 'cancelled' })
  passDays(deps, 6)
  await runBillingJobs(deps)
  expect(await getSubscription(niamh)).toMatchObject({ status: 'cancelled' })
  passDays(deps, 1)
  await runBillingJobs(deps)
  expect(await getSubscription(niamh)).toBeNull()
})

test('a customer who resubscribes after the warning keeps everything', async () => {
  const niamh = await createMember(deps, { plan: 'advanced' })
  await cancelSubscription(niamh)
  passDays(deps, 55)
  await runBillingJobs(deps)
  const price = (await getSubscription(niamh))?.cancellation?.resubscribePrice
  await resubscribe(niamh, { expectedTotalCents: price?.totalCents ?? 0 })
  passDays(deps, 20)
  await runBillingJobs(deps)
  expect(await getSubscription(niamh)).toMatchObject({ status: 'active', cancellation: null })
})
