import { afterEach, beforeEach, expect, test } from 'vitest'
import { passDays, runBillingJobs } from '../../../../../tests/support/billing-jobs.ts'
import { openTestDatabase, type TestDatabase } from '../../../../../tests/support/database.ts'
import { createMember, type MemberCtx } from '../../../../../tests/support/members.ts'
import { mailsOf, netsOf } from '../../../../../tests/support/quotes.ts'
import { invoiceSetup, keep } from '../../../../../tests/support/trials.ts'
import { cancelSubscription, getInvoice, getSubscription, listInvoices, resubscribe } from '../index.ts'

let deps: TestDatabase
beforeEach(async () => {
  deps = await openTestDatabase()
})
afterEach(() => deps.close())

test('one mail with the amount goes out three days before the end of a trial', async () => {
  await createMember(deps, { plan: 'professional' })
  passDays(deps, 10)
  await runBillingJobs(deps)
  expect(await mailsOf(deps, 'trial-ending')).toEqual([])
  passDays(deps, 1)
  await runBillingJobs(deps)
  await runBillingJobs(deps)
  expect(await mailsOf(deps, 'trial-ending')).toMatchObject([
    { endsOn: '5 December 2026', total: '€3,196.77', isKept: false, dataUntil: '4 January 2027' },
  ])
})

test('a kept trial becomes active at its end, with an invoice for set-up and first month, and is then billed monthly', async () => {
  const niamh = await createMember(deps, { plan: 'professional' })
  await keep(niamh)
  expect(await listInvoices(niamh)).toEqual([])
  const expected = (await getSubscription(niamh))?.nextPayment
  passDays(deps, 14)
  await runBillingJobs(deps)
  const [newest] = await listInvoices(niamh)
  expect(newest).toMatchObject({ netCents: expected?.netCents, totalCents: expected?.totalCents })
  expect(await getSubscription(niamh)).toMatchObject({
    status: 'active',
    period: { start: '2026-12-05T09:30:00.000Z', end: '2027-01-05T09:30:00.000Z' },
  })
  passDays(deps, 31)
  await runBillingJobs(deps)
  expect(await netsOf(niamh)).toEqual([259_900, 9_900])
})

test('a cancelled trial ends without an invoice, and its customer gets no question', async () => {
  const niamh = await createMember(deps, { plan: 'professional' })
  await cancelSubscription(niamh)
  passDays(deps, 14)
  await runBillingJobs(deps)
  expect(await getSubscription(niamh)).toMatchObject({ status: 'cancelled', nextPayment: null })
  expect(await netsOf(niamh)).toEqual([])
  expect(await mailsOf(deps, 'trial-ending')).toEqual([])
})

test('a trial that is not kept ends by itself without an invoice, and a mail says how to come back', async () => {
  const niamh = await createMember(deps, { plan: 'professional' })
  expect(await mailsOf(deps, 'trial-started')).toMatchObject([
    { endsOn: '5 December 2026', dataUntil: '4 January 2027', total: '€3,196.77' },
  ])
  passDays(deps, 14)
  await runBillingJobs(deps)
  await runBillingJobs(deps)
  expect(await getSubscription(niamh)).toMatchObject({
    status: 'cancelled',
    cancellation: { requestedAt: null, dataUntil: '2027-01-04T09:30:00.000Z', resubscribePrice: { netCents: 259_900 } },
  })
  expect(await mailsOf(deps, 'trial-ended')).toMatchObject([
    { endedOn: '5 December 2026', dataUntil: '4 January 2027' },
  ])
  expect(await netsOf(niamh)).toEqual([])
  await resubscribe(niamh, { expectedTotalCents: 319_677 })
  expect(await getSubscription(niamh)).toMatchObject({ status: 'active', cancellation: null, trial: null })
  expect(await netsOf(niamh)).toEqual([259_900])
})

test('after a standstill the data of a trial stays for 30 days from the day of the mail', async () => {
  const niamh = await createMember(deps, { plan: 'professional' })
  passDays(deps, 60)
  await runBillingJobs(deps)
  expect((await getSubscription(niamh))?.cancellation).toMatchObject({ dataUntil: '2027-02-19T09:30:00.000Z' })
  expect(await mailsOf(deps, 'trial-ended')).toMatchObject([{ dataUntil: '19 February 2027' }])
})

test('a trial with an invoice gets one mail about the new terms, and its unpaid invoice is credited at the end', async () => {
  const [ends, keeps, paid] = [
    await createMember(deps, { plan: 'professional' }),
    await createMember(deps, { plan: 'professional' }),
    await createMember(deps, { plan: 'professional' }),
  ]
  for (const member of [ends, keeps, paid]) await invoiceSetup(deps, member)
  await deps.db.updateTable('invoices').set({ status: 'paid' }).where('number', '=', 1003).execute()
  await runBillingJobs(deps)
  await runBillingJobs(deps)
  expect((await mailsOf(deps, 'trial-terms')).map(({ invoice, isPaid }) => [invoice, isPaid])).toEqual([
    ['INV-1001', false],
    ['INV-1002', false],
    ['INV-1003', true],
  ])
  await keep(keeps)
  passDays(deps, 14)
  await runBillingJobs(deps)
  expect(await netsOf(ends)).toEqual([250_000, -250_000])
  expect((await listInvoices(ends)).map(({ status }) => status)).toEqual(['credited', 'credited'])
  expect(await netsOf(keeps)).toEqual([250_000, 9_900])
  expect(await netsOf(paid)).toEqual([250_000])
  expect(await mailsOf(deps, 'invoice-reminder')).toMatchObject([{ number: 'INV-1002' }])
  const getPrice = async (ctx: MemberCtx) => (await getSubscription(ctx))?.cancellation?.resubscribePrice?.netCents
  expect([await getPrice(ends), await getPrice(paid)]).toEqual([259_900, 9_900])
})

test('a yearly plan is invoiced for twelve months at a time', async () => {
  deps.clock.set('2028-02-15T12:00:00.000Z')
  const niamh = await createMember(deps, { plan: 'professional' })
  await keep(niamh, 'yearly')
  passDays(deps, 14)
  await runBillingJobs(deps)
  const [first] = await listInvoices(niamh)
  const { lines } = await getInvoice(niamh, first?.id ?? '')
  expect(lines.map(({ kind, description, netCents }) => [kind, description, netCents])).toEqual([
    ['setup', 'Professional: set-up, one-time', 250_000],
    ['year', 'Professional plan, 12 months, 29 February 2028 to 27 February 2029', 118_800],
  ])
  passDays(deps, 364)
  await runBillingJobs(deps)
  expect(await netsOf(niamh)).toEqual([368_800])
  passDays(deps, 1)
  await runBillingJobs(deps)
  expect(await netsOf(niamh)).toEqual([368_800, 118_800])
})
