import { afterEach, beforeEach, expect, test } from 'vitest'
import { asTx, openTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts'
import { createMember, type MemberCtx } from '../../../../tests/support/members.ts'
import { listActivity } from '../activity/index.ts'
import {
  activateTool,
  addTool,
  addToolSamples,
  cancelTool,
  clearToolSamples,
  keepTool,
  listToolOffers,
  listToolSubscriptions,
  startToolTrial,
} from './index.ts'

const DAY = 86_400_000
const BOOKING = { tool: 'tool_booking' }

let database: TestDatabase
let ctx: MemberCtx
beforeEach(async () => {
  database = await openTestDatabase()
  ctx = await createMember(database, { plan: 'advanced' })
})
afterEach(() => database.close())

async function getOnlySubscription(of = ctx) {
  const [subscription, ...others] = await listToolSubscriptions(of)
  if (subscription === undefined || others.length > 0) throw new Error(`${others.length + 1} subscriptions`)
  return subscription
}

const listAudit = async (action: string) =>
  (await database.db.selectFrom('audit_log').select('subject_id').where('action', '=', action).execute()).length

test('a tool of the plan is added at once and billed with the plan', async () => {
  await addTool(ctx, BOOKING)
  expect(await getOnlySubscription()).toMatchObject({
    name: 'Appointment booking',
    status: 'ACTIVE',
    startDate: '2026-11-21T09:30:00.000Z',
    nextBilling: '2026-12-21T09:30:00.000Z',
    endsAt: null,
  })
  expect(await listAudit('tool.added')).toBe(1)
  expect((await listActivity(ctx))[0]).toMatchObject({ type: 'tool_update', message: 'Appointment booking activated' })
})

test('a tool is added once, even by two colleagues at the same moment', async () => {
  const results = await Promise.allSettled([addTool(ctx, BOOKING), addTool(ctx, BOOKING), startToolTrial(ctx, BOOKING)])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'conflict' } })
  expect(await listAudit('tool.added')).toBe(1)
})

test('a trial ends by itself after 14 days, and can be started once', async () => {
  await startToolTrial(ctx, BOOKING)
  expect(await getOnlySubscription()).toMatchObject({
    status: 'TRIAL',
    nextBilling: null,
    endsAt: '2026-12-05T09:30:00.000Z',
  })
  database.clock.advance(14 * DAY)
  expect(await listToolSubscriptions(ctx)).toEqual([])
  await expect(startToolTrial(ctx, BOOKING)).rejects.toMatchObject({ code: 'conflict' })
  await addTool(ctx, BOOKING)
  expect((await getOnlySubscription()).status).toBe('ACTIVE')
})

test('an activated trial stays', async () => {
  await startToolTrial(ctx, BOOKING)
  const { id } = await getOnlySubscription()
  await activateTool(ctx, { subscription: id })
  database.clock.advance(40 * DAY)
  expect(await getOnlySubscription()).toMatchObject({ status: 'ACTIVE', endsAt: null })
  await expect(activateTool(ctx, { subscription: id })).rejects.toMatchObject({ code: 'conflict' })
})

test('a cancelled tool stays until the end of the period, and can be kept until then', async () => {
  await addTool(ctx, BOOKING)
  const subscription = { subscription: (await getOnlySubscription()).id }
  await cancelTool(ctx, subscription)
  expect(await getOnlySubscription()).toMatchObject({
    isCancelled: true,
    nextBilling: null,
    endsAt: '2026-12-21T09:30:00.000Z',
  })
  await expect(cancelTool(ctx, subscription)).rejects.toMatchObject({ code: 'conflict' })
  await keepTool(ctx, subscription)
  expect(await getOnlySubscription()).toMatchObject({ isCancelled: false, endsAt: null })
  await expect(keepTool(ctx, subscription)).rejects.toMatchObject({ code: 'conflict' })
  await cancelTool(ctx, subscription)
  database.clock.advance(31 * DAY)
  expect(await listToolSubscriptions(ctx)).toEqual([])
  await expect(keepTool(ctx, subscription)).rejects.toMatchObject({ code: 'not_found' })
})

test('a cancelled trial keeps its end', async () => {
  await startToolTrial(ctx, BOOKING)
  const { id, endsAt } = await getOnlySubscription()
  await cancelTool(ctx, { subscription: id })
  expect((await getOnlySubscription()).endsAt).toBe(endsAt)
  await keepTool(ctx, { subscription: id })
  expect(await getOnlySubscription()).toMatchObject({ endsAt, isCancelled: false, status: 'TRIAL' })
})

test('tools are billed with the plan, end with it, and rest under a plan without them', async () => {
  await addTool(ctx, { tool: 'tool_conversations' })
  const { organisationId } = ctx.actor
  const change = (set: object) =>
    database.db.updateTable('subscriptions').set(set).where('organisation_id', '=', organisationId).execute()
  await change({ current_period_end: '2026-12-28T09:30:00.000Z' })
  expect(await getOnlySubscription()).toMatchObject({ nextBilling: '2026-12-28T09:30:00.000Z', isIncluded: true })

  const end = '2026-12-28T09:30:00.000Z'
  await change({ cancelled_at: '2026-11-21T09:30:00.000Z', ends_at: end, data_until: '2027-01-27T09:30:00.000Z' })
  expect(await getOnlySubscription()).toMatchObject({ nextBilling: null, endsAt: end })

  await change({ cancelled_at: null, ends_at: null, data_until: null, plan: 'professional' })
  expect(await getOnlySubscription()).toMatchObject({ nextBilling: null, isIncluded: false })
})

test('a tool outside the plan is refused with the reason', async () => {
  const small = await createMember(database, { plan: 'professional' })
  await expect(addTool(small, { tool: 'tool_conversations' })).rejects.toMatchObject({
    code: 'conflict',
    message: 'Part of the Advanced plan. You are on Professional.',
  })
  const none = await createMember(database)
  await expect(startToolTrial(none, BOOKING)).rejects.toMatchObject({ code: 'conflict' })
  const requested = await createMember(database, { plan: 'elite' })
  await expect(addTool(requested, BOOKING)).rejects.toMatchObject({ code: 'conflict' })
  await expect(addTool(ctx, { tool: 'tool_tir' })).rejects.toMatchObject({ code: 'not_found' })
  await expect(addTool(ctx, { tool: 'tool_brigid' })).rejects.toMatchObject({ code: 'conflict' })
})

test("another organisation's tool is not found", async () => {
  await addTool(ctx, BOOKING)
  const { id } = await getOnlySubscription()
  const other = await createMember(database, { plan: 'advanced' })
  for (const verb of [cancelTool, keepTool, activateTool]) {
    await expect(verb(other, { subscription: id })).rejects.toMatchObject({ code: 'not_found' })
  }
  expect(await listToolSubscriptions(other)).toEqual([])
})

test('public bodies and visitors have no tools of a business', async () => {
  const government = await createMember(database, { userType: 'GOVERNMENT' })
  await expect(listToolSubscriptions(government)).rejects.toMatchObject({ code: 'forbidden' })
  await expect(addTool({ ...ctx, actor: { kind: 'visitor' } }, BOOKING)).rejects.toMatchObject({
    code: 'unauthenticated',
  })
})

test('offers say what can be added, what can be tried, and why not', async () => {
  await addTool(ctx, BOOKING)
  const offers = await listToolOffers(ctx)
  const offer = (id: string) => offers.find((one) => one.id === id)
  expect(offer('tool_booking')).toBeUndefined()
  expect(offer('tool_tir')).toBeUndefined()
  expect(offer('tool_conversations')).toMatchObject({ canTry: true })
  expect(offer('tool_conversations')?.refusal).toBeUndefined()
  expect(offer('tool_custom-training')).toMatchObject({ canTry: false, refusal: { reason: 'higher_plan' } })
  expect(offer('tool_dagda')?.refusal?.reason).toBe('licensed_separately')
})

test('samples show active tools and a trial, and an activated sample becomes real', async () => {
  await addToolSamples(asTx(ctx), ctx.actor.organisationId)
  const samples = await listToolSubscriptions(ctx)
  expect(samples.map(({ status }) => status)).toEqual(['ACTIVE', 'ACTIVE', 'ACTIVE', 'TRIAL'])
  expect(samples.every(({ isSample }) => isSample)).toBe(true)
  const trial = samples.at(-1)
  await activateTool(ctx, { subscription: trial?.id })
  await clearToolSamples(asTx(ctx), ctx.actor.organisationId)
  const kept = (await listToolSubscriptions(ctx)).filter(({ toolId }) => toolId !== 'tool_ai-receptionist')
  expect(kept).toEqual([
    expect.objectContaining({ id: trial?.id, isSample: false, startDate: '2026-11-21T09:30:00.000Z' }),
  ])
})

test('the receptionist stays in use when the samples are cleared, since the organisation exists', async () => {
  await addToolSamples(asTx(ctx), ctx.actor.organisationId)
  await clearToolSamples(asTx(ctx), ctx.actor.organisationId)
  expect(await getOnlySubscription()).toMatchObject({
    toolId: 'tool_ai-receptionist',
    status: 'ACTIVE',
    isSample: false,
    startDate: '2026-11-21T09:30:00.000Z',
  })
})

test('the samples leave out a tool that is not in the catalogue', async () => {
  await database.db.deleteFrom('tools').where('id', '=', 'tool_ai-marketing').execute()
  await addToolSamples(asTx(ctx), ctx.actor.organisationId)
  expect(await listToolSubscriptions(ctx)).toHaveLength(3)
})
