import { afterEach, beforeEach, expect, test } from 'vitest'
import { asTx, openTestDatabase, type TestDatabase, testCtx } from '../../../../../tests/support/database.ts'
import { createMember, type MemberCtx } from '../../../../../tests/support/members.ts'
import type { Ctx, Deps } from '../../../context.ts'
import { eraseEndedOrganisations } from '../../privacy/index.ts'
import { addDays } from '../calendar.ts'
import {
  cancelSubscription,
  changePlan,
  endCancelledSubscriptions,
  getInvoice,
  getSubscription,
  listInvoices,
  previewPlanChange,
  remindOfInvoices,
  remindOfTrialEnds,
  renewSubscriptions,
  resubscribe,
  setPurchaseOrder,
  tellOfTrialTerms,
  warnOfDeletions,
} from '../index.ts'
import { addSubscriptionSample } from '../samples.ts'

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

test('after two months without any process each period is invoiced, in order, and none twice', async () => {
  deps.clock.set('2026-12-31T12:00:00.000Z')
  const niamh = await createMember(deps, { plan: 'advanced' })
  deps.clock.set('2027-03-05T12:00:00.000Z')
  await everything()
  await everything()
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
    wait(31)
    await renewSubscriptions(asJob(deps))
    expect(await netsOf(niamh)).toEqual([519_900, 19_900])
  },
)

test('a change that waits is made at the cycle, for what its preview said', async () => {
  const niamh = await createMember(deps, { plan: 'professional' })
  const choice = { plan: 'advanced', when: 'next_cycle' }
  const preview = await previewPlanChange(niamh, choice)
  await changePlan(niamh, { ...choice, expectedTotalCents: preview.totalCents })
  await setPurchaseOrder(niamh, { purchaseOrder: 'PO 1' })
  wait(14)
  await everything()
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
  wait(400)
  await everything()
  expect(await deps.db.selectFrom('invoices').selectAll().execute()).toEqual([])
})

test('an unpaid invoice is reminded of on its day, after 7 and after 14 days, and no more once it is paid', async () => {
  await createMember(deps, { plan: 'advanced' })
  const other = await createMember(deps, { plan: 'advanced' })
  await cancelSubscription(other)
  for (const days of [13, 1, 1, 6, 7, 30]) {
    wait(days)
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
  const reminders = (await mailed('invoice-reminder')).map(({ number, isOverdue }) => `${number} ${isOverdue}`)
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
  wait(60)
  await remindOfInvoices(asJob(deps))
  expect(await mailed('invoice-reminder')).toMatchObject([{ isOverdue: true }])
})

test('30 days after the end everything is erased but nameless invoices, a week after the warning', async () => {
  const niamh = await createMember(deps, { plan: 'advanced', name: 'Quirke & Daughters' })
  const bystander = await createMember(deps, { plan: 'advanced' })
  await cancelSubscription(niamh)
  wait(30 + 22)
  await everything()
  expect(await mailed('data-deletion')).toEqual([])
  wait(1)
  await everything()
  expect(await mailed('data-deletion')).toMatchObject([{ deletedOn: '20 January 2027' }])
  wait(6)
  await everything()
  expect(await getSubscription(niamh)).toMatchObject({ status: 'cancelled' })
  wait(1)
  await everything()
  await everything()
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

test('nobody is deleted without a week of warning, however long no process ran', async () => {
  const niamh = await createMember(deps, { plan: 'advanced' })
  await cancelSubscription(niamh)
  wait(200)
  await endCancelledSubscriptions(asJob(deps))
  // Before anybody was warned.
  await eraseEndedOrganisations(asJob(deps))
  expect(await getSubscription(niamh)).toMatchObject({ status: 'cancelled' })
  await everything()
  expect(await getSubscription(niamh)).toMatchObject({ status: 'cancelled' })
  wait(6)
  await everything()
  expect(await getSubscription(niamh)).toMatchObject({ status: 'cancelled' })
  wait(1)
  await everything()
  expect(await getSubscription(niamh)).toBeNull()
})

test('who resubscribes after the warning keeps everything', async () => {
  const niamh = await createMember(deps, { plan: 'advanced' })
  await cancelSubscription(niamh)
  wait(55)
  await everything()
  const price = (await getSubscription(niamh))?.cancellation?.resubscribePrice
  await resubscribe(niamh, { expectedTotalCents: price?.totalCents ?? 0 })
  wait(20)
  await everything()
  expect(await getSubscription(niamh)).toMatchObject({ status: 'active', cancellation: null })
})
