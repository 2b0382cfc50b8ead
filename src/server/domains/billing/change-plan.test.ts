import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { asTx, openTestDatabase, type TestDatabase, testCtx } from '../../../../tests/support/database.ts'
import { createMember, type MemberCtx } from '../../../../tests/support/members.ts'
import { keep } from '../../../../tests/support/trials.ts'
import { addDays } from './calendar.ts'
import {
  cancelSubscription,
  changePlan,
  getInvoice,
  getSubscription,
  listInvoices,
  previewPlanChange,
  renewSubscriptions,
  requestElitePlan,
  resubscribe,
  setPurchaseOrder,
  startSubscription,
  undoPlanChange,
  withdrawEliteRequest,
} from './index.ts'
import { addSubscriptionSample } from './subscription-samples.ts'

const START = '2026-11-21T09:30:00.000Z'
let deps: TestDatabase
beforeEach(async () => {
  deps = await openTestDatabase()
})
afterEach(() => deps.close())

const upgrade = { plan: 'advanced', when: 'now' }

async function change(ctx: MemberCtx, choice: { plan: string; when: string; interval?: string }) {
  const { totalCents } = await previewPlanChange(ctx, choice)
  return changePlan(ctx, { ...choice, expectedTotalCents: totalCents })
}

async function getNewestInvoice(ctx: MemberCtx) {
  const [newest] = await listInvoices(ctx)
  return getInvoice(ctx, newest?.id ?? '')
}

test('the invoice equals the preview on every day and in both directions', async () => {
  const days = fc.integer({ min: 0, max: 45 })
  await fc.assert(
    fc.asyncProperty(days, days, async (first, second) => {
      deps.clock.set(START)
      const niamh = await createMember(deps, { plan: 'advanced' })
      for (const [wait, plan] of [
        [first, 'professional'],
        [second, 'advanced'],
      ] as const) {
        deps.clock.set(addDays(deps.now().toISOString(), wait))
        const preview = await previewPlanChange(niamh, { plan, when: 'now' })
        const after = await changePlan(niamh, { plan, when: 'now', expectedTotalCents: preview.totalCents })
        const { lines, netCents, vatCents, totalCents, status } = await getNewestInvoice(niamh)
        expect({ lines, netCents, vatCents, totalCents }).toEqual({
          lines: preview.lines,
          netCents: preview.netCents,
          vatCents: preview.vatCents,
          totalCents: preview.totalCents,
        })
        expect(status).toBe(totalCents === 0 ? 'paid' : 'due')
        expect([after.plan, after.nextPayment, after.creditCents]).toEqual([
          plan,
          preview.nextPayment,
          preview.creditCents,
        ])
      }
    }),
    { numRuns: 25 },
  )
})

test('a change in a trial costs the set-up and the first month', async () => {
  const niamh = await createMember(deps, { plan: 'professional' })
  const preview = await previewPlanChange(niamh, upgrade)
  expect(preview.lines.map((line) => line.netCents)).toEqual([500_000, 19_900])
  expect(preview).toMatchObject({ kind: 'change', trialEndsAt: null, effectiveAt: START, totalCents: 639_477 })
  expect(await change(niamh, upgrade)).toMatchObject({ plan: 'advanced', status: 'active', trialEndsAt: null })
})

test('a change at the next cycle invoices nothing yet and can be withdrawn', async () => {
  const niamh = await createMember(deps, { plan: 'advanced' })
  const choice = { plan: 'professional', when: 'next_cycle' }
  const preview = await previewPlanChange(niamh, choice)
  expect(preview).toMatchObject({ invoicedAt: '2026-12-21T09:30:00.000Z', netCents: 9_900 })
  const after = await change(niamh, choice)
  expect(after).toMatchObject({ plan: 'advanced', pendingChange: { plan: 'professional' } })
  expect(after.nextPayment).toMatchObject({ date: preview.invoicedAt, totalCents: preview.totalCents })
  expect(await listInvoices(niamh)).toHaveLength(1)
  expect(await undoPlanChange(niamh)).toMatchObject({ pendingChange: null, nextPayment: { netCents: 19_900 } })
  await expect(undoPlanChange(niamh)).rejects.toMatchObject({ code: 'conflict' })
})

test('a downgrade becomes credit for the next payment', async () => {
  const niamh = await createMember(deps, { plan: 'advanced' })
  deps.clock.set('2026-12-06T09:30:00.000Z')
  const after = await change(niamh, { plan: 'professional', when: 'now' })
  expect(await getNewestInvoice(niamh)).toMatchObject({ totalCents: 0, status: 'paid', bankTransfer: null })
  expect(after).toMatchObject({ creditCents: 5_000, nextPayment: { netCents: 4_900 } })
})

test('a total that differs from the one shown is refused', async () => {
  const niamh = await createMember(deps, { plan: 'professional' })
  await expect(changePlan(niamh, { ...upgrade, expectedTotalCents: 1 })).rejects.toMatchObject({ code: 'conflict' })
  expect(await getSubscription(niamh)).toMatchObject({ plan: 'professional', status: 'trial' })
  expect(await listInvoices(niamh)).toEqual([])
})

test('8 parallel requests make one change', async () => {
  const niamh = await createMember(deps, { plan: 'professional' })
  const { totalCents } = await previewPlanChange(niamh, upgrade)
  const changes = Array.from({ length: 8 }, () => changePlan(niamh, { ...upgrade, expectedTotalCents: totalCents }))
  const results = await Promise.allSettled(changes)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await listInvoices(niamh)).toHaveLength(1)
})

test('the current plan, Elite without a quote and a cancelled plan are refused', async () => {
  const niamh = await createMember(deps, { plan: 'advanced' })
  await expect(previewPlanChange(niamh, upgrade)).rejects.toMatchObject({ code: 'conflict' })
  await expect(previewPlanChange(niamh, { plan: 'elite', when: 'now' })).rejects.toMatchObject({
    code: 'invalid_input',
  })
  await cancelSubscription(niamh)
  await expect(previewPlanChange(niamh, { plan: 'professional', when: 'now' })).rejects.toMatchObject({
    code: 'conflict',
  })
})

test('a new plan replaces a sample, and a sample cannot be changed', async () => {
  const niamh = await createMember(deps)
  await addSubscriptionSample(asTx(niamh), niamh.actor.organisationId, 'GOVERNMENT')
  expect(await getSubscription(niamh)).toMatchObject({
    source: 'sample',
    plan: 'advanced',
    status: 'active',
    startedAt: '2025-01-01T00:00:00.000Z',
    nextPayment: { date: '2026-12-01T00:00:00.000Z', netCents: 19_900 },
  })
  await expect(cancelSubscription(niamh)).rejects.toMatchObject({ code: 'conflict' })
  const preview = await previewPlanChange(niamh, { plan: 'professional', when: 'now' })
  expect(preview).toMatchObject({ kind: 'start', totalCents: 0, lines: [], trialEndsAt: '2026-12-05T09:30:00.000Z' })
  expect(preview).toMatchObject({ nextPayment: null, ifKept: { date: preview.trialEndsAt, netCents: 259_900 } })
  const started = await startSubscription(niamh, { plan: 'professional', expectedTotalCents: preview.totalCents })
  expect(started).toMatchObject({ source: 'real', status: 'trial', nextPayment: preview.nextPayment })
  expect(await listInvoices(niamh)).toEqual([])
})

test('a plan starts only with complete details of the organisation', async () => {
  const niamh = await createMember(deps)
  await deps.db.updateTable('organisations').set({ completed_at: null }).execute()
  const start = startSubscription(niamh, { plan: 'professional', expectedTotalCents: 0 })
  await expect(start).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('details') })
})

test('a cancelled plan runs to its end, and the cancellation can be withdrawn free of charge until then', async () => {
  const niamh = await createMember(deps, { plan: 'advanced' })
  expect(await cancelSubscription(niamh)).toMatchObject({
    status: 'active',
    nextPayment: null,
    cancellation: {
      requestedAt: START,
      endsAt: '2026-12-21T09:30:00.000Z',
      dataUntil: '2027-01-20T09:30:00.000Z',
      resubscribePrice: null,
    },
  })
  await expect(cancelSubscription(niamh)).rejects.toMatchObject({ code: 'conflict' })
  const resumed = await resubscribe(niamh, { expectedTotalCents: 0 })
  expect(resumed).toMatchObject({ cancellation: null, nextPayment: { netCents: 19_900 } })
  expect(await listInvoices(niamh)).toHaveLength(1)
})

test('an ended plan resumes with a new month at the price shown', async () => {
  const niamh = await createMember(deps, { plan: 'advanced' })
  await cancelSubscription(niamh)
  await deps.db.updateTable('subscriptions').set({ status: 'cancelled' }).execute()
  deps.clock.set('2026-12-30T09:30:00.000Z')
  const price = (await getSubscription(niamh))?.cancellation?.resubscribePrice
  expect(price).toMatchObject({ netCents: 19_900, totalCents: 24_477 })
  await expect(resubscribe(niamh, { expectedTotalCents: 0 })).rejects.toMatchObject({ code: 'conflict' })
  const resumed = await resubscribe(niamh, { expectedTotalCents: 24_477 })
  expect(resumed).toMatchObject({ status: 'active', period: { end: '2027-01-30T09:30:00.000Z' }, cancellation: null })
  expect(await getNewestInvoice(niamh)).toMatchObject({ totalCents: 24_477 })
})

test('a request for Elite leaves the plan running, lands in the inbox and can be withdrawn', async () => {
  const niamh = await createMember(deps, { plan: 'professional' })
  expect(await requestElitePlan(niamh, { message: 'For three clinics.' })).toMatchObject({
    plan: 'professional',
    status: 'trial',
    eliteRequestedAt: START,
  })
  await expect(requestElitePlan(niamh, {})).rejects.toMatchObject({ code: 'conflict' })
  const enquiries = await deps.db.selectFrom('enquiries').select(['kind', 'message', 'organization']).execute()
  expect(enquiries).toEqual([{ kind: 'elite', message: 'For three clinics.', organization: 'Claddagh Physio' }])
  await withdrawEliteRequest(niamh)
  expect(await getSubscription(niamh)).toMatchObject({ eliteRequestedAt: null })
  const [row] = await deps.db.selectFrom('enquiries').select(['status', 'due_at']).execute()
  expect(row).toEqual({ status: 'answered', due_at: null })
  const notes = await deps.db.selectFrom('enquiry_entries').select(['kind', 'body', 'mail_id']).execute()
  expect(notes).toEqual([{ kind: 'note', body: expect.stringContaining('Withdrawn'), mail_id: null }])
})

test('without a plan a request for Elite is shown, and nothing after it was withdrawn', async () => {
  const niamh = await createMember(deps)
  expect(await requestElitePlan(niamh, {})).toMatchObject({ plan: 'elite', status: 'requested', nextPayment: null })
  await withdrawEliteRequest(niamh)
  expect(await getSubscription(niamh)).toBeNull()
})

test('later invoices show the order number', async () => {
  const niamh = await createMember(deps, { plan: 'professional' })
  expect(await setPurchaseOrder(niamh, { purchaseOrder: ' PO 4711 ' })).toMatchObject({ purchaseOrder: 'PO 4711' })
  await change(niamh, upgrade)
  expect(await getNewestInvoice(niamh)).toMatchObject({ purchaseOrder: 'PO 4711' })
  expect(await setPurchaseOrder(niamh, { purchaseOrder: '' })).toMatchObject({ purchaseOrder: null })
})

test('nothing of another organisation can be read or changed', async () => {
  const niamh = await createMember(deps, { plan: 'advanced' })
  const before = await getSubscription(niamh)
  const stranger = await createMember(deps)
  const invoice = await getNewestInvoice(niamh)
  await expect(getInvoice(stranger, invoice.id)).rejects.toMatchObject({ code: 'not_found' })
  expect([await getSubscription(stranger), await listInvoices(stranger)]).toEqual([null, []])
  for (const act of [cancelSubscription, undoPlanChange, withdrawEliteRequest]) {
    await expect(act(stranger)).rejects.toMatchObject({ code: 'conflict' })
  }
  await expect(changePlan(stranger, { ...upgrade, expectedTotalCents: 0 })).rejects.toMatchObject({ code: 'conflict' })
  expect(await getSubscription(niamh)).toEqual(before)
})

const interval = (ctx: MemberCtx) => getSubscription(ctx).then((view) => view?.interval)

test('a plan change within a year is prorated by its days', async () => {
  const niamh = await createMember(deps, { plan: 'professional' })
  await keep(niamh, 'yearly')
  deps.clock.set('2026-12-05T09:30:00.000Z')
  await renewSubscriptions(testCtx(deps, { kind: 'job', name: 'test' }))
  deps.clock.set('2027-03-15T09:30:00.000Z')
  const preview = await previewPlanChange(niamh, upgrade)
  expect(preview.lines.map(({ description, netCents }) => [description, netCents])).toEqual([
    ['Professional plan, unused 265 of 365 days', -86_253],
    ['Advanced plan, remaining 265 of 365 days', 173_376],
    ['Advanced: set-up, one-time difference', 250_000],
  ])
  const after = await change(niamh, upgrade)
  expect(after).toMatchObject({ interval: 'yearly', period: { end: '2027-12-05T09:30:00.000Z' } })
  expect(after.nextPayment).toMatchObject({ date: '2027-12-05T09:30:00.000Z', netCents: 238_800 })
})

test('a change to annual billing begins a year minus the rest of the month, and a change back credits the rest', async () => {
  const niamh = await createMember(deps, { plan: 'advanced' })
  deps.clock.set('2026-12-06T09:30:00.000Z')
  const yearly = { plan: 'advanced', interval: 'yearly', when: 'now' }
  const preview = await previewPlanChange(niamh, yearly)
  expect(preview.lines.map(({ netCents }) => netCents)).toEqual([-9_950, 238_800])
  expect(await change(niamh, yearly)).toMatchObject({
    interval: 'yearly',
    monthlyCents: 19_900,
    period: { start: '2026-12-06T09:30:00.000Z', end: '2027-12-06T09:30:00.000Z' },
  })
  deps.clock.set('2026-12-07T09:30:00.000Z')
  const back = await change(niamh, { plan: 'advanced', interval: 'monthly', when: 'now' })
  // 238,800 cents times 364 of 365 days, minus the month that begins.
  expect(back).toMatchObject({ interval: 'monthly', creditCents: 238_146 - 19_900 })
  expect(await getNewestInvoice(niamh)).toMatchObject({ totalCents: 0, status: 'paid' })
})

test('annual billing from the next cycle on costs nothing yet and can be withdrawn', async () => {
  const niamh = await createMember(deps, { plan: 'advanced' })
  const choice = { plan: 'advanced', interval: 'yearly', when: 'next_cycle' }
  expect(await change(niamh, choice)).toMatchObject({
    interval: 'monthly',
    pendingChange: { plan: 'advanced', interval: 'yearly' },
    nextPayment: { netCents: 238_800 },
  })
  expect(await undoPlanChange(niamh)).toMatchObject({ pendingChange: null, nextPayment: { netCents: 19_900 } })
  expect(await interval(niamh)).toBe('monthly')
})

test('a plan chosen for the end of a trial keeps it, and after a withdrawal the trial ends by itself again', async () => {
  const niamh = await createMember(deps, { plan: 'professional' })
  const after = await change(niamh, { plan: 'advanced', when: 'next_cycle' })
  expect(after).toMatchObject({ trial: { decision: 'kept' }, nextPayment: { netCents: 519_900 } })
  expect(await undoPlanChange(niamh)).toMatchObject({ trial: { decision: 'open' }, nextPayment: null })
})
