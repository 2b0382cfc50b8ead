import { afterAll, beforeAll, expect, test } from 'vitest'
import { asTx, openTestDatabase, type TestDatabase, testCtx } from '../../../../tests/support/database.ts'
import { createMember } from '../../../../tests/support/members.ts'
import { createAdministrator } from '../../../../tests/support/staff.ts'
import type { Ctx } from '../../context.ts'
import { recordAudit } from '../audit/index.ts'
import {
  changePlan,
  endCancelledSubscriptions,
  getSubscription,
  previewPlanChange,
  resubscribe,
} from '../billing/index.ts'
import { submitContactMessage } from '../enquiries/index.ts'
import { exportAnalytics, getAnalytics } from './index.ts'

let deps: TestDatabase
let admin: Ctx
beforeAll(async () => {
  deps = await openTestDatabase()
  admin = await createAdministrator(deps)
  await createMember(deps, { userType: 'GOVERNMENT' })
  const trial = await createMember(deps, { plan: 'professional' })
  await createMember(deps, { plan: 'advanced' })
  await recordAudit(asTx(trial), 'session.started', { kind: 'user', id: trial.actor.userId })
  await recordAudit(asTx(trial), 'session.started', { kind: 'user', id: trial.actor.userId })
  await deps.db.updateTable('subscriptions').set({ status: 'active' }).where('plan', '=', 'advanced').execute()
  const message = { name: 'Tom', email: 'tom@example.ie', organization: '=cmd()', message: 'Please ring.' }
  await submitContactMessage(admin, message)
})
afterAll(() => deps.close())

const getNewest = async (key: string, query = {}) => {
  const { measures } = await getAnalytics(admin, query)
  return measures.find((measure) => measure.key === key)?.values.at(-1)
}

test('every measure has a definition and a value for each series in each bucket', async () => {
  for (const period of ['monthly', 'quarterly', 'yearly']) {
    const { measures, buckets } = await getAnalytics(admin, { period })
    for (const { key, definition, values, series } of measures) {
      expect(definition.length, key).toBeGreaterThan(30)
      expect(values.map((row) => row.length)).toEqual(buckets.map(() => series.length))
    }
  }
})

test('an event of now counts once, in the current bucket', async () => {
  expect(await getNewest('registrations')).toEqual([2, 1])
  expect(await getNewest('active-organisations')).toEqual([1])
  expect(await getNewest('trials')).toEqual([1, 0])
  expect(await getNewest('inquiries')).toEqual([1, 0, 0])
  expect((await getNewest('mail'))?.reduce((sum, value) => sum + value, 0)).toBeGreaterThan(0)
  expect(await getNewest('registrations', { period: 'custom', from: '2026-10-01', to: '2026-10-31' })).toEqual([0, 0])
})

test('recurring revenue counts active plans, and no trial', async () => {
  const { standing } = await getAnalytics(admin, {})
  expect(standing).toMatchObject({ monthlyCents: 19_900, paying: 1, trials: 1 })
  expect(standing.plans.map(({ value }) => value)).toEqual([1, 1, 0])
})

test('a trial counts as converted after an upgrade, or after it was resumed', async () => {
  const own = await openTestDatabase()
  const [upgraded, ended] = [
    await createMember(own, { plan: 'professional' }),
    await createMember(own, { plan: 'professional' }),
  ]
  const choice = { plan: 'advanced', interval: 'yearly', when: 'now' }
  const { totalCents } = await previewPlanChange(upgraded, choice)
  await changePlan(upgraded, { ...choice, expectedTotalCents: totalCents })
  const staff = await createAdministrator(own)
  const readTrials = async () =>
    (await getAnalytics(staff, {})).measures.find(({ key }) => key === 'trials')?.values.at(-1)
  expect(await readTrials()).toEqual([2, 1])
  expect((await getAnalytics(staff, {})).standing).toMatchObject({ monthlyCents: 19_900, billedYearly: 1 })
  own.clock.set('2026-12-06T09:30:00.000Z')
  await endCancelledSubscriptions(testCtx(own, { kind: 'job', name: 'test' }))
  const period = { period: 'custom', from: '2026-11-01', to: '2026-12-31' }
  const readPeriod = async () =>
    (await getAnalytics(staff, period)).measures
      .find(({ key }) => key === 'trials')
      ?.values.reduce((sum, values) => values.map((value, place) => value + (sum[place] ?? 0)), [])
  expect(await readPeriod()).toEqual([2, 1])
  const price = (await getSubscription(ended))?.cancellation?.resubscribePrice
  await resubscribe(ended, { expectedTotalCents: price?.totalCents ?? 0 })
  expect(await readPeriod()).toEqual([2, 2])
  await own.close()
})

test('the CSV has a line for each value, and the audit log records the export', async () => {
  const { csv, name } = await exportAnalytics(admin, { period: 'yearly' })
  expect(name).toBe('analytics-2022-01-01-to-2026-12-31.csv')
  expect(csv).toContain('Registrations,Government,2026,')
  const exported = deps.db.selectFrom('audit_log').select('id').where('action', '=', 'analytics.exported')
  expect(await exported.execute()).toHaveLength(1)
})

test('only administrators see analytics', async () => {
  const customer = await createMember(deps)
  await expect(getAnalytics(customer, {})).rejects.toMatchObject({ code: 'forbidden' })
  await expect(exportAnalytics(customer, {})).rejects.toMatchObject({ code: 'forbidden' })
})
