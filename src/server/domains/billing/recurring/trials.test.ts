import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testCtx } from '../../../../../tests/support/database.ts'
import { createMember, type MemberCtx } from '../../../../../tests/support/members.ts'
import { invoiceSetup, keep } from '../../../../../tests/support/trials.ts'
import type { Ctx, Deps } from '../../../context.ts'
import { eraseEndedOrganisations } from '../../privacy/index.ts'
import { addDays } from '../calendar.ts'
import {
  cancelSubscription,
  endCancelledSubscriptions,
  getInvoice,
  getSubscription,
  listInvoices,
  remindOfInvoices,
  remindOfTrialEnds,
  renewSubscriptions,
  resubscribe,
  tellOfTrialTerms,
  warnOfDeletions,
} from '../index.ts'

let deps: TestDatabase
beforeEach(async () => {
  deps = await openTestDatabase()
})
afterEach(() => deps.close())

const asJob = (own: Deps): Ctx => testCtx(own, { kind: 'job', name: 'test' })
const wait = (days: number) => deps.clock.set(addDays(deps.now().toISOString(), days))

async function everything(): Promise<void> {
  const ctx = asJob(deps)
  await tellOfTrialTerms(ctx)
  await remindOfTrialEnds(ctx)
  await renewSubscriptions(ctx)
  await endCancelledSubscriptions(ctx)
  await remindOfInvoices(ctx)
  await warnOfDeletions(ctx)
  await eraseEndedOrganisations(ctx)
}

async function mailed(template: string): Promise<Record<string, unknown>[]> {
  const rows = await deps.db.selectFrom('outbox').select('props').where('template', '=', template).execute()
  return rows.map(({ props }) => JSON.parse(props))
}

const netsOf = async (ctx: MemberCtx) => (await listInvoices(ctx)).map(({ netCents }) => netCents).toReversed()

test('three days before its end a trial is told of once, with the amount', async () => {
  await createMember(deps, { plan: 'professional' })
  wait(10)
  await everything()
  expect(await mailed('trial-ending')).toEqual([])
  wait(1)
  await everything()
  await everything()
  expect(await mailed('trial-ending')).toMatchObject([
    { endsOn: '5 December 2026', total: '€3,196.77', isKept: false, dataUntil: '4 January 2027' },
  ])
})

test('a kept trial becomes active at its end with the invoice for set-up and first month, and is billed monthly from then on', async () => {
  const niamh = await createMember(deps, { plan: 'professional' })
  await keep(niamh)
  expect(await listInvoices(niamh)).toEqual([])
  const expected = (await getSubscription(niamh))?.nextPayment
  wait(14)
  await everything()
  const [newest] = await listInvoices(niamh)
  expect(newest).toMatchObject({ netCents: expected?.netCents, totalCents: expected?.totalCents })
  expect(await getSubscription(niamh)).toMatchObject({
    status: 'active',
    period: { start: '2026-12-05T09:30:00.000Z', end: '2027-01-05T09:30:00.000Z' },
  })
  wait(31)
  await everything()
  expect(await netsOf(niamh)).toEqual([259_900, 9_900])
})

test('a trial that was cancelled ends without an invoice, and its customer is not asked', async () => {
  const niamh = await createMember(deps, { plan: 'professional' })
  await cancelSubscription(niamh)
  wait(14)
  await everything()
  expect(await getSubscription(niamh)).toMatchObject({ status: 'cancelled', nextPayment: null })
  expect(await netsOf(niamh)).toEqual([])
  expect(await mailed('trial-ending')).toEqual([])
})

test('a trial that nobody keeps ends by itself: nothing is invoiced, its customer reads how to come back', async () => {
  const niamh = await createMember(deps, { plan: 'professional' })
  expect(await mailed('trial-started')).toMatchObject([
    { endsOn: '5 December 2026', dataUntil: '4 January 2027', total: '€3,196.77' },
  ])
  wait(14)
  await everything()
  await everything()
  expect(await getSubscription(niamh)).toMatchObject({
    status: 'cancelled',
    cancellation: { requestedAt: null, dataUntil: '2027-01-04T09:30:00.000Z', resubscribePrice: { netCents: 259_900 } },
  })
  expect(await mailed('trial-ended')).toMatchObject([{ endedOn: '5 December 2026', dataUntil: '4 January 2027' }])
  expect(await netsOf(niamh)).toEqual([])
  await resubscribe(niamh, { expectedTotalCents: 319_677 })
  expect(await getSubscription(niamh)).toMatchObject({ status: 'active', cancellation: null, trial: null })
  expect(await netsOf(niamh)).toEqual([259_900])
})

test('after a standstill the data of a trial is kept for 30 days from the day on which its customer hears of it', async () => {
  const niamh = await createMember(deps, { plan: 'professional' })
  wait(60)
  await everything()
  expect((await getSubscription(niamh))?.cancellation).toMatchObject({ dataUntil: '2027-02-19T09:30:00.000Z' })
  expect(await mailed('trial-ended')).toMatchObject([{ dataUntil: '19 February 2027' }])
})

test('a trial that was invoiced before is told of its terms once, and its unpaid invoice is taken back at the end', async () => {
  const [ends, keeps, paid] = [
    await createMember(deps, { plan: 'professional' }),
    await createMember(deps, { plan: 'professional' }),
    await createMember(deps, { plan: 'professional' }),
  ]
  for (const member of [ends, keeps, paid]) await invoiceSetup(deps, member)
  await deps.db.updateTable('invoices').set({ status: 'paid' }).where('number', '=', 1003).execute()
  await everything()
  await everything()
  expect((await mailed('trial-terms')).map(({ invoice, isPaid }) => [invoice, isPaid])).toEqual([
    ['INV-1001', false],
    ['INV-1002', false],
    ['INV-1003', true],
  ])
  await keep(keeps)
  wait(14)
  await everything()
  expect(await netsOf(ends)).toEqual([250_000, -250_000])
  expect((await listInvoices(ends)).map(({ status }) => status)).toEqual(['credited', 'credited'])
  expect(await netsOf(keeps)).toEqual([250_000, 9_900])
  expect(await netsOf(paid)).toEqual([250_000])
  expect(await mailed('invoice-reminder')).toMatchObject([{ number: 'INV-1002' }])
  const priceOf = async (ctx: MemberCtx) => (await getSubscription(ctx))?.cancellation?.resubscribePrice?.netCents
  expect([await priceOf(ends), await priceOf(paid)]).toEqual([259_900, 9_900])
})

test('a yearly plan is invoiced twelve months at once, and goes on by the year', async () => {
  deps.clock.set('2028-02-15T12:00:00.000Z')
  const niamh = await createMember(deps, { plan: 'professional' })
  await keep(niamh, 'yearly')
  wait(14)
  await everything()
  const [first] = await listInvoices(niamh)
  const { lines } = await getInvoice(niamh, first?.id ?? '')
  expect(lines.map(({ kind, description, netCents }) => [kind, description, netCents])).toEqual([
    ['setup', 'Professional: set-up, one-time', 250_000],
    ['year', 'Professional plan, 12 months, 29 February 2028 to 27 February 2029', 118_800],
  ])
  wait(364)
  await everything()
  expect(await netsOf(niamh)).toEqual([368_800])
  wait(1)
  await everything()
  expect(await netsOf(niamh)).toEqual([368_800, 118_800])
})
