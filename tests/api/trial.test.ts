import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Ctx, Deps } from '#server/context.ts'
import { up as letTrialsEnd } from '#server/database/migrations/0011-kept-trials.ts'
import {
  announceTrialTerms,
  changePlan,
  endCancelledSubscriptions,
  getSubscription,
  keepTrial,
  listInvoices,
  previewPlanChange,
  previewTrialKeeping,
  renewSubscriptions,
  startSubscription,
} from '#server/domains/billing/index.ts'
import { openTestDatabase, type TestDatabase, testCtx } from '../support/database.ts'
import { createMember, type MemberCtx } from '../support/members.ts'
import { invoiceSetup, keep } from '../support/trials.ts'

/** Set-up and first month of Professional, with VAT. */
const TOTAL = 319_677
const END = '2026-12-05T09:30:00.000Z'

let deps: TestDatabase
let niamh: MemberCtx
beforeEach(async () => {
  deps = await openTestDatabase()
  niamh = await createMember(deps, { plan: 'professional' })
})
afterEach(() => deps.close())

const asJob = (own: Deps): Ctx => testCtx(own, { kind: 'job', name: 'test' })
const decision = async () => (await getSubscription(niamh))?.trial?.decision

async function mails(template: string): Promise<number> {
  const rows = await deps.db.selectFrom('outbox').select('id').where('template', '=', template).execute()
  return rows.length
}

const codesOf = (results: PromiseSettledResult<unknown>[]) =>
  results.map((result) => (result.status === 'fulfilled' ? 'done' : result.reason.code))

test('a trial is free, and a kept one is invoiced at its end as previewed', async () => {
  const preview = await previewTrialKeeping(niamh, {})
  expect(preview).toMatchObject({ kind: 'keep', totalCents: TOTAL, invoicedAt: END })
  await keep(niamh)
  expect(await listInvoices(niamh)).toEqual([])
  deps.clock.set(END)
  await renewSubscriptions(asJob(deps))
  expect(await listInvoices(niamh)).toMatchObject([{ totalCents: TOTAL, netCents: preview.netCents }])
})

test('one of 16 parallel presses of Keep counts, with one mail, and later ones change nothing', async () => {
  const press = () => keepTrial(niamh, { expectedTotalCents: TOTAL })
  const codes = codesOf(await Promise.allSettled(Array.from({ length: 16 }, press)))
  expect(codes).toContain('done')
  expect(codes.every((code) => code === 'done' || code === 'conflict')).toBe(true)
  await press()
  expect(await decision()).toBe('kept')
  expect(await mails('trial-kept')).toBe(1)
})

test('another total, an unknown interval and an ended trial are refused', async () => {
  const attempts = [
    { expectedTotalCents: TOTAL - 1 },
    { expectedTotalCents: TOTAL, interval: 'yearly' },
    { expectedTotalCents: TOTAL, interval: 'daily' },
    {},
  ]
  const codes = codesOf(await Promise.allSettled(attempts.map((input) => keepTrial(niamh, input))))
  expect(codes).toEqual(['conflict', 'conflict', 'invalid_input', 'invalid_input'])
  deps.clock.set(END)
  await expect(keepTrial(niamh, { expectedTotalCents: TOTAL })).rejects.toMatchObject({ code: 'conflict' })
  await endCancelledSubscriptions(asJob(deps))
  await expect(keepTrial(niamh, { expectedTotalCents: TOTAL })).rejects.toMatchObject({ code: 'conflict' })
  expect([await mails('trial-kept'), await listInvoices(niamh)]).toEqual([0, []])
})

test('members of another organisation cannot keep it', async () => {
  const stranger = await createMember(deps, { plan: 'advanced' })
  const { id } = (await getSubscription(niamh)) ?? { id: '' }
  const forged = { expectedTotalCents: TOTAL, subscriptionId: id, organisationId: niamh.actor.organisationId }
  await expect(keepTrial(stranger, forged)).rejects.toMatchObject({ code: 'conflict' })
  const nobody = await createMember(deps)
  await expect(keepTrial(nobody, forged)).rejects.toMatchObject({ code: 'conflict' })
  expect(await decision()).toBe('open')
})

test('a trial that is kept while two processes end it is either kept or ended', async () => {
  // A slow clock, so that this process accepts the decision after the others' jobs.
  const late = { ...niamh, now: () => new Date(Date.parse(END) - 1000) }
  deps.clock.set(END)
  const jobs = [deps, deps.connectAgain()].map((own) => endCancelledSubscriptions(asJob(own)))
  const [press] = await Promise.allSettled([keepTrial(late, { expectedTotalCents: TOTAL }), ...jobs])
  await Promise.all([renewSubscriptions(asJob(deps)), renewSubscriptions(asJob(deps.connectAgain()))])
  const isKept = press?.status === 'fulfilled'
  expect((await getSubscription(niamh))?.status).toBe(isKept ? 'active' : 'cancelled')
  expect((await listInvoices(niamh)).length).toBe(isKept ? 1 : 0)
  expect([await mails('trial-kept'), await mails('trial-ended')]).toEqual(isKept ? [1, 0] : [0, 1])
})

test('one of 16 equal parallel plan changes counts, with one mail, and a repeated one changes nothing', async () => {
  const choice = { plan: 'advanced', when: 'next_cycle' }
  const { totalCents } = await previewPlanChange(niamh, choice)
  const press = () => changePlan(niamh, { ...choice, expectedTotalCents: totalCents })
  const codes = codesOf(await Promise.allSettled(Array.from({ length: 16 }, press)))
  expect(codes.every((code) => code === 'done' || code === 'conflict')).toBe(true)
  expect(await press()).toMatchObject({ pendingChange: { plan: 'advanced' } })
  expect(await mails('plan-news')).toBe(1)
  const lines = await deps.db
    .selectFrom('audit_log')
    .select('id')
    .where('action', '=', 'subscription.plan_changed')
    .execute()
  expect(lines).toHaveLength(1)
})

test('one of 8 parallel starts of a plan counts, and the others are refused', async () => {
  const newcomer = await createMember(deps)
  const { totalCents } = await previewPlanChange(newcomer, { plan: 'advanced', when: 'now' })
  const processes = [newcomer, { ...newcomer, db: deps.connectAgain().db }]
  const results = await Promise.allSettled(
    Array.from({ length: 8 }, (_, place) =>
      startSubscription(processes[place % 2] ?? newcomer, { plan: 'advanced', expectedTotalCents: totalCents }),
    ),
  )
  expect(codesOf(results).toSorted()).toEqual([...Array(7).fill('conflict'), 'done'])
  expect(await listInvoices(newcomer)).toHaveLength(1)
})

test('earlier trials end by themselves after at least three days, and each customer is told once', async () => {
  await invoiceSetup(deps, niamh)
  const chosen = await createMember(deps, { plan: 'professional' })
  const legacy = { ends_at: null, data_until: null, trial_ends_at: '2020-01-01T00:00:00.000Z' }
  await deps.db.updateTable('subscriptions').set(legacy).execute()
  const organisationId = chosen.actor.organisationId
  await deps.db
    .updateTable('subscriptions')
    .set({ pending_plan: 'advanced' })
    .where('organisation_id', '=', organisationId)
    .execute()
  for (const column of ['billing_interval', 'pending_interval', 'period_cents']) {
    await deps.db.schema.alterTable('subscriptions').dropColumn(column).execute()
  }
  await letTrialsEnd(deps.db as never)
  expect(await decision()).toBe('open')
  const endsAt = Date.parse((await getSubscription(niamh))?.trialEndsAt ?? '')
  expect(endsAt - Date.now()).toBeGreaterThan(2.9 * 86_400_000)
  expect((await getSubscription(chosen))?.trial?.decision).toBe('kept')
  await Promise.all([announceTrialTerms(asJob(deps)), announceTrialTerms(asJob(deps.connectAgain()))])
  await announceTrialTerms(asJob(deps))
  expect(await mails('trial-terms')).toBe(1)
})
