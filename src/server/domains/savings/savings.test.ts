import { afterEach, beforeEach, expect, test } from 'vitest'
import { asTx, openTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts'
import { createMember, type MemberCtx } from '../../../../tests/support/members.ts'
import { listActivity } from '../activity/index.ts'
import {
  addSavingsSamples,
  clearSavingsSamples,
  deleteSaving,
  getSavingsReport,
  getSavingsSummary,
  importSavings,
  listSavings,
  recordRating,
  recordSatisfaction,
  recordSaving,
  sumSavingsByTool,
} from './index.ts'

let database: TestDatabase
let ctx: MemberCtx
let keys = 0
beforeEach(async () => {
  database = await openTestDatabase()
  ctx = await createMember(database)
})
afterEach(() => database.close())

const entry = (changes = {}) => ({
  day: '2026-11-20',
  category: 'receptionist',
  amount: '€1,250.50',
  hours: '7.5',
  key: `form-key-${++keys}`,
  ...changes,
})
const getMonthlyCents = async (of = ctx) => (await getSavingsSummary(of)).month.now.savings.cents
const listAudit = async (action: string) =>
  (await database.db.selectFrom('audit_log').select('id').where('action', '=', action).execute()).length

test('a saving counts in the figures, the list, the activity and the audit log', async () => {
  await recordSaving(ctx, entry({ tool: 'tool_booking', note: 'Two temps fewer' }))
  const { total, month } = await getSavingsSummary(ctx)
  expect(total).toEqual({ cents: 125_050, minutes: 450, since: '2026-11-20' })
  expect(month.now).toMatchObject({ savings: { cents: 125_050 }, efficiency: { percent: 4 } })
  expect(await listSavings(ctx, {})).toMatchObject({
    total: 1,
    items: [{ day: '2026-11-20', toolName: 'Appointment booking', note: 'Two temps fewer', isSample: false }],
  })
  expect(await sumSavingsByTool(ctx)).toEqual(new Map([['tool_booking', 125_050]]))
  expect((await listActivity(ctx))[0]).toMatchObject({
    type: 'cost_saving',
    message: 'AI receptionist: saved €1,250.50',
  })
  expect(await listAudit('saving.recorded')).toBe(1)
})

test('time alone is efficiency', async () => {
  await recordSaving(ctx, entry({ amount: '', hours: '2' }))
  expect((await listActivity(ctx))[0]).toMatchObject({
    type: 'efficiency',
    message: 'AI receptionist: gave back 2 hours',
  })
})

test('the same form sent twice counts once', async () => {
  const twice = entry()
  await Promise.all([recordSaving(ctx, twice), recordSaving(ctx, twice)])
  expect(await getMonthlyCents()).toBe(125_050)
  expect(await listAudit('saving.recorded')).toBe(1)
})

test.each([
  [{ day: '2026-11-22' }, 'day', 'This day is in the future'],
  [{ day: '21/11/2026' }, 'day', 'Write the day, like 2026-11-21'],
  [{ category: 'gold' }, 'category', 'Choose what it came from'],
  [{ amount: '12.345' }, 'amount', /^Write an amount in euro/],
  [{ amount: '1000000.01' }, 'amount', /^Write an amount in euro/],
  [{ amount: '0', hours: '' }, 'amount', 'Enter an amount, or hours, or both'],
  [{ hours: 'a while' }, 'hours', /^Write hours/],
  [{ tool: 'tool_gone' }, 'tool', /no longer in the catalogue/],
])('%j is refused at its field', async (changes, field, message) => {
  const refused = expect(recordSaving(ctx, entry(changes))).rejects
  await refused.toMatchObject({
    code: 'invalid_input',
    fieldErrors: { [field]: typeof message === 'string' ? message : expect.stringMatching(message) },
  })
  expect(await getMonthlyCents()).toBe(0)
})

test('today is the Irish day', async () => {
  database.clock.set('2026-07-01T23:30:00.000Z')
  await recordSaving(ctx, entry({ day: '2026-07-02' }))
  expect((await getSavingsSummary(ctx)).total.since).toBe('2026-07-02')
})

test("an own record can be deleted, but no sample and no other organisation's", async () => {
  await recordSaving(ctx, entry())
  await addSavingsSamples(asTx(ctx), ctx.actor.organisationId)
  const { items: savings } = await listSavings(ctx, {})
  const own = savings.find(({ isSample }) => !isSample)
  const sample = savings.find(({ isSample }) => isSample)
  const other = await createMember(database)
  await expect(deleteSaving(other, { saving: own?.id })).rejects.toMatchObject({ code: 'not_found' })
  await expect(deleteSaving(ctx, { saving: sample?.id })).rejects.toMatchObject({ code: 'not_found' })
  await deleteSaving(ctx, { saving: own?.id })
  expect((await listSavings(ctx, {})).items.every(({ isSample }) => isSample)).toBe(true)
  expect(await listAudit('saving.deleted')).toBe(1)
})

test('the samples have the split of the specification in every period, and are cleared completely', async () => {
  await addSavingsSamples(asTx(ctx), ctx.actor.organisationId)
  for (const period of ['monthly', 'quarterly', 'yearly']) {
    const { now } = await getSavingsReport(ctx, { period })
    const { receptionist, automation, marketing } = now.savings.byCategory
    const shares = [receptionist, automation, marketing].map((cents) => cents / now.savings.cents)
    expect([period, ...shares]).toEqual([period, 0.6, 0.27, 0.13])
    expect(now.satisfaction.percent).toBe(96)
  }
  expect(await getMonthlyCents()).toBe(400_000)
  await recordSaving(ctx, entry())
  await clearSavingsSamples(asTx(ctx), ctx.actor.organisationId)
  expect(await getSavingsSummary(ctx)).toMatchObject({
    total: { cents: 125_050 },
    satisfaction: { percent: null, answers: 0 },
  })
})

test('a report compares with the period before and shows the calendar', async () => {
  await recordSaving(ctx, entry({ day: '2026-11-01', amount: '300', hours: '' }))
  await recordSaving(ctx, entry({ day: '2026-10-20', amount: '200', category: 'automation', hours: '' }))
  const { now, before, buckets } = await getSavingsReport(ctx, { period: 'monthly' })
  expect([now.savings.cents, before.savings.cents]).toEqual([30_000, 20_000])
  expect(buckets.slice(-2)).toMatchObject([
    { key: '2026-10', cents: { automation: 20_000, receptionist: 0 } },
    { key: '2026-11', cents: { receptionist: 30_000 } },
  ])
  const quarterly = await getSavingsReport(ctx, { period: 'quarterly' })
  expect(quarterly.buckets.at(-1)).toMatchObject({
    key: '2026-Q4',
    cents: { receptionist: 30_000, automation: 20_000 },
  })
})

test("another organisation's savings are in none of the figures", async () => {
  const other = await createMember(database)
  await recordSaving(other, entry())
  expect(await getMonthlyCents()).toBe(0)
  expect(await listSavings(ctx, {})).toMatchObject({ total: 0, items: [] })
})

const CSV =
  'date,category,amount,hours,note\n2026-11-01,AI receptionist,"1,200.50",4,"Night calls, mostly"\n2026-11-02,automation,80,,\n'

test('lines are imported completely, once for each key', async () => {
  const file = { csv: CSV, key: 'import-key-1' }
  expect(await importSavings(ctx, file)).toBe(2)
  expect(await importSavings(ctx, file)).toBe(0)
  expect(await getMonthlyCents()).toBe(128_050)
  expect((await listSavings(ctx, {})).items[1]).toMatchObject({
    category: 'receptionist',
    note: 'Night calls, mostly',
  })
  expect(await listAudit('savings.imported')).toBe(1)
  expect((await listActivity(ctx))[0]?.message).toBe('2 savings imported')
})

test('one wrong line stops the import, and each error names its line', async () => {
  const csv = `${CSV}2026-13-01,automation,5,,\n2026-11-03,gold,x,,\n2030-01-01,automation,5,,`
  await expect(importSavings(ctx, { csv, key: 'import-key-2' })).rejects.toMatchObject({
    code: 'invalid_input',
    fieldErrors: {
      csv: '3 lines need a change. Nothing was imported yet.',
      'line.4': 'Write the day, like 2026-11-21',
      'line.5': expect.stringContaining('Choose what it came from. Write an amount'),
      'line.6': 'This day is in the future',
    },
  })
  expect(await getMonthlyCents()).toBe(0)
})

test('a file without its columns, or without lines, says so', async () => {
  const getRefusal = (csv: string) => importSavings(ctx, { csv, key: 'import-key-3' }).catch((error) => error.message)
  expect(await getRefusal('date;hours\n2026-11-01;3')).toBe(
    'The first line must name the columns. Missing: category, amount',
  )
  expect(await getRefusal('date,category,amount')).toBe('There are no lines below the column names')
  expect(await getRefusal(' ')).toBe('Paste the lines, or choose a file')
})

test('two thousand lines are imported at once', async () => {
  const lines = Array.from({ length: 2_000 }, () => '2026-11-01,marketing,1,,')
  expect(await importSavings(ctx, { csv: `date,category,amount\n${lines.join('\n')}`, key: 'import-key-4' })).toBe(
    2_000,
  )
  expect(await getMonthlyCents()).toBe(200_000)
})

test('ratings of customers and of tickets make the satisfaction', async () => {
  await recordRating(ctx, { day: '2026-11-10', score: '5', answers: '3', key: 'rating-key-1' })
  await recordRating(ctx, { day: '2026-11-10', score: '5', answers: '3', key: 'rating-key-1' })
  const { organisationId } = ctx.actor
  await recordSatisfaction(asTx(ctx), { organisationId, origin: 'ticket', of: 'tkt_1', score: 5 })
  await recordSatisfaction(asTx(ctx), { organisationId, origin: 'ticket', of: 'tkt_1', score: 2 })
  expect((await getSavingsSummary(ctx)).satisfaction).toEqual({ percent: 75, answers: 4 })
  await expect(
    recordRating(ctx, { day: '2026-11-10', score: '6', answers: '0', key: 'rating-key-2' }),
  ).rejects.toMatchObject({ fieldErrors: { score: 'Choose a score', answers: expect.any(String) } })
})
