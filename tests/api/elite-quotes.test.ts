import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Ctx, Member } from '#server/context.ts'
import { addDays } from '#server/domains/billing/calendar.ts'
import {
  cancelSubscription,
  changePlan,
  getSubscription,
  previewPlanChange,
  requestElitePlan,
} from '#server/domains/billing/index.ts'
import { renewSubscriptions } from '#server/domains/billing/recurring/index.ts'
import {
  acceptQuote,
  declineQuote,
  deliverQuote,
  getQuote,
  previewDelivery,
  withdrawQuote,
} from '#server/domains/quotes/index.ts'
import { type TestDatabase, testCtx } from '../support/database.ts'
import { createMember, type MemberCtx } from '../support/members.ts'
import {
  acceptance,
  acceptNewQuote,
  documents,
  eliteInput,
  lineInputs,
  mailsOf,
  netsOf,
  openQuotes,
  sendNewQuote,
} from '../support/quotes.ts'

let deps: TestDatabase
let staff: Ctx & { actor: Member }
let niamh: MemberCtx
beforeEach(async () => {
  ;({ deps, staff, niamh } = await openQuotes())
})
afterEach(() => deps.close())

test('a requested Elite plan starts on delivery, with deposit, rest of the set-up and first month', async () => {
  await requestElitePlan(niamh, {})
  const id = await sendNewQuote(staff, niamh, eliteInput())
  expect(await deps.db.selectFrom('enquiries').select('status').execute()).toEqual([{ status: 'answered' }])
  await acceptQuote(niamh, id, await acceptance(staff, id))
  expect(await getSubscription(niamh)).toMatchObject({ status: 'requested', eliteRequestedAt: expect.any(String) })
  const preview = await previewDelivery(staff, id)
  await deliverQuote(staff, id)
  const [deposit, first] = await documents(niamh)
  expect(deposit?.netCents).toBe(500_000)
  expect(first?.lines).toEqual(preview?.lines)
  expect(first?.lines.map(({ kind, netCents }) => [kind, netCents])).toEqual([
    ['setup', 500_000],
    ['month', 125_000],
  ])
  expect(first?.lines[0]?.description).toBe('Quote Q-1001, Elite for three clinics: rest on delivery')
  expect(await getSubscription(niamh)).toMatchObject({
    plan: 'elite',
    status: 'active',
    monthlyCents: 125_000,
    eliteRequestedAt: null,
  })
  const row = await deps.db.selectFrom('subscriptions').selectAll().executeTakeFirstOrThrow()
  expect(row.setup_charged_cents).toBe(1_000_000)
})

test('a running plan becomes Elite with its set-up fee credited and the month prorated', async () => {
  const ctx = await createMember(deps, { plan: 'advanced' })
  deps.clock.set(addDays(deps.now().toISOString(), 15))
  const id = await sendNewQuote(staff, ctx, eliteInput({ lines: lineInputs('6,000'), monthly: '1000' }))
  expect((await getQuote(ctx, id)).parts).toMatchObject({ countedCents: 500_000, deposit: { netCents: 50_000 } })
  await acceptQuote(ctx, id, await acceptance(staff, id))
  await deliverQuote(staff, id)
  const [, deposit, rest] = await documents(ctx)
  expect(deposit?.netCents).toBe(50_000)
  expect(rest?.lines.map(({ netCents }) => netCents)).toEqual([-9_950, 50_000, 50_000])
  const row = await deps.db.selectFrom('subscriptions').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ plan: 'elite', setup_charged_cents: 600_000, agreed_monthly_cents: 100_000 })
})

test('Elite is billed yearly at the agreed price', async () => {
  const ctx = await createMember(deps, { plan: 'advanced' })
  const id = await acceptNewQuote(staff, ctx, eliteInput({ depositPercent: '0' }))
  await deliverQuote(staff, id)
  const choice = { plan: 'elite', interval: 'yearly', when: 'next_cycle' }
  const { nextPayment, totalCents } = await previewPlanChange(ctx, choice)
  expect(nextPayment).toMatchObject({ netCents: 12 * 125_000 })
  await changePlan(ctx, { ...choice, expectedTotalCents: totalCents })
  deps.clock.set(addDays(deps.now().toISOString(), 31))
  await renewSubscriptions(testCtx(deps, { kind: 'job', name: 'test' }))
  expect((await documents(ctx)).at(-1)?.lines.map(({ netCents }) => netCents)).toEqual([12 * 125_000])
  expect(await getSubscription(ctx)).toMatchObject({ plan: 'elite', interval: 'yearly', monthlyCents: 125_000 })
})

test('Elite also starts without a previous plan, but not after a cancellation', async () => {
  const id = await acceptNewQuote(staff, niamh, eliteInput({ depositPercent: '0' }))
  await deliverQuote(staff, id)
  expect(await netsOf(niamh)).toEqual([1_125_000])
  expect(await getSubscription(niamh)).toMatchObject({ plan: 'elite', status: 'active', source: 'real' })

  const leaving = await createMember(deps, { plan: 'advanced' })
  const accepted = await acceptNewQuote(staff, leaving, eliteInput())
  const open = await sendNewQuote(staff, leaving, eliteInput())
  await cancelSubscription(leaving)
  await expect(deliverQuote(staff, accepted)).rejects.toMatchObject({ message: expect.stringContaining('cancelled') })
  const late = acceptQuote(leaving, open, await acceptance(staff, open))
  await expect(late).rejects.toMatchObject({ message: expect.stringContaining('cancelled') })
  expect(await getQuote(leaving, accepted)).toMatchObject({ status: 'accepted' })
})

test('declining an Elite quote closes the request, withdrawing it does not', async () => {
  const other = await createMember(deps)
  for (const ctx of [niamh, other]) await requestElitePlan(ctx, {})
  const [declined, withdrawn] = [
    await sendNewQuote(staff, niamh, eliteInput()),
    await sendNewQuote(staff, other, eliteInput()),
  ]
  await declineQuote(niamh, declined, { reason: 'Too dear.' })
  await withdrawQuote(staff, withdrawn)
  expect(await getSubscription(niamh)).toBeNull()
  expect(await getSubscription(other)).toMatchObject({ eliteRequestedAt: expect.any(String) })
  expect(await mailsOf(deps, 'quote-answered')).toMatchObject([{ answer: 'declined', reason: 'Too dear.' }])
  expect(await getQuote(niamh, declined)).toMatchObject({ status: 'declined', answer: { name: 'Niamh Ní Bhriain' } })
  await expect(declineQuote(niamh, declined, { reason: '' })).rejects.toMatchObject({ code: 'conflict' })
})
