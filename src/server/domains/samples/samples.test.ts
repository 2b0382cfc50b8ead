import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SAVING_CATEGORY_LABELS, SAVING_PERIODS } from '#contracts/savings.ts'
import { formatEuro, formatTenths } from '#contracts/words/amounts.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { asTx, openTestDatabase, type TestDatabase, testCtx } from '../../../../tests/support/database.ts'
import { createMember, type MemberCtx } from '../../../../tests/support/members.ts'
import { addToDay } from '../../calendar/irish-day.ts'
import { getSubscription } from '../billing/index.ts'
import {
  cancelByStaff,
  clearBookingSamples,
  countComingBookings,
  findOpening,
  getDiaryWeek,
} from '../bookings/index.ts'
import { listPolicies } from '../compliance/index.ts'
import {
  clearConversationSamples,
  countWaiting,
  findLastUse,
  getConversation,
  listEarlierConversations,
  takeOver,
} from '../conversations/index.ts'
import { listUnanswered } from '../knowledge/index.ts'
import { findOrganisationReceptionist, getOwnReceptionist, updateReceptionists } from '../receptionists/index.ts'
import { getSavingsReport, getSavingsSummary } from '../savings/index.ts'
import { listToolSubscriptions } from '../tools/index.ts'
import { addReceptionistSamples, addSampleData, clearSampleData } from './index.ts'

const MOMENTS = [
  ['a first of a month', '2026-12-01T09:30:00.000Z'],
  ['a leap day', '2028-02-29T12:00:00.000Z'],
  ['a 31st', '2026-08-31T16:00:00.000Z'],
  ['the last minute of a year', '2026-12-31T23:59:30.000Z'],
  ['the first minute of a year', '2027-01-01T00:00:30.000Z'],
  ['the day the clocks go forward', '2027-03-28T00:30:00.000Z'],
  ['the day the clocks go back', '2026-10-25T01:30:00.000Z'],
  ['half past midnight in summer', '2026-07-01T23:30:00.000Z'],
] as const

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

async function createOrganisation(userType: 'BUSINESS' | 'GOVERNMENT', now: string) {
  database.clock.set(now)
  const member = await createMember(database, { userType })
  await addSampleData(asTx(member), { id: member.actor.organisationId, userType })
  const plan = await getSubscription(member)
  if (plan === null) throw new Error('There is no sample plan')
  return { member, plan, begins: plan.startedAt, ...(await listRows(member)) }
}

async function listRows({ actor }: MemberCtx) {
  const rows = async (table: string) =>
    (
      await sql<Row>`select * from ${sql.table(table)} where organisation_id = ${actor.organisationId}`.execute(
        database.db,
      )
    ).rows
  const entries = await Promise.all(TABLES.map(async (table) => [table, await rows(table)]))
  return { rows: Object.fromEntries(entries) as Record<(typeof TABLES)[number], Row[]> }
}

type Row = Record<string, unknown>

const TABLES = [
  'subscriptions',
  'tool_subscriptions',
  'savings',
  'satisfaction_ratings',
  'activities',
  'tickets',
  'ticket_messages',
  'projects',
  'project_milestones',
  'project_spend',
  'policies',
  'policy_reviews',
  'chat_threads',
  'chat_messages',
  'contacts',
  'conversations',
  'messages',
  'turns',
  'bookings',
  'booking_changes',
] as const

/** Columns with the time of an event, not of a deadline. */
const HAPPENED =
  /^(created_at|updated_at|started_at|at|day|done_at|resolved_at|spent_on|reviewed_on|last_review|last_message_at|anchor_at)$/

function listMoments(rows: Record<string, Row[]>) {
  return Object.entries(rows).flatMap(([table, list]) =>
    list.flatMap((row) =>
      Object.entries(row).flatMap(([column, value]) =>
        HAPPENED.test(column) && typeof value === 'string' ? [{ where: `${table}.${column}`, value }] : [],
      ),
    ),
  )
}

/** Compares days with days and instants with instants. */
const isBefore = (left: string, right: string) =>
  left.length === 10 || right.length === 10 ? getDay(left) < getDay(right) : left < right
const getDay = (value: string) => (value.length === 10 ? value : irishDay(value))

for (const [name, now] of MOMENTS) {
  test(`on ${name} no sample lies in the future, and none before the sample plan`, async () => {
    for (const userType of ['BUSINESS', 'GOVERNMENT'] as const) {
      const { rows, begins } = await createOrganisation(userType, now)
      const moments = listMoments(rows)
      expect(moments.length).toBeGreaterThan(40)
      expect(moments.filter(({ value }) => isBefore(now, value))).toEqual([])
      expect(moments.filter(({ value }) => isBefore(value, begins))).toEqual([])
    }
  })

  test(`on ${name} a business saves nothing before the tool that saved it, and its feed agrees`, async () => {
    const { member, plan, rows } = await createOrganisation('BUSINESS', now)
    const tools = await listToolSubscriptions(member)
    const startOf = new Map(tools.map(({ toolId, startDate }) => [toolId, startDate]))
    const early = rows.savings.filter(({ day, tool_id }) => isBefore(`${day}`, startOf.get(`${tool_id}`) ?? '9999'))
    expect(early).toEqual([])
    expect(tools.flatMap(({ nextBilling }) => nextBilling ?? [])).toEqual(Array(3).fill(plan.period?.end))
    for (const { message, at } of rows.activities) {
      const isTold = rows.savings.some(
        ({ category, day, saved_cents, saved_minutes }) =>
          !isBefore(`${at}`, `${day}`) &&
          `${message}`.startsWith(SAVING_CATEGORY_LABELS[category as 'marketing']) &&
          [formatEuro(Number(saved_cents)), formatTenths(Number(saved_minutes) / 60)].some((amount) =>
            new RegExp(`(saved|gave back) ${amount} `).test(`${message}`),
          ),
      )
      expect(isTold, `${message}`).toBe(/saved|gave back/.test(`${message}`))
    }
    const trial = rows.activities.find(({ type }) => type === 'tool_update')
    expect(getDay(`${trial?.at}`)).toBe(getDay(tools.find(({ status }) => status === 'TRIAL')?.startDate ?? ''))
    const [support] = rows.activities.filter(({ type }) => type === 'support')
    const ticket = rows.tickets.find(({ subject }) => support?.message === `Support answered: ${subject}`)
    expect(isBefore(`${ticket?.created_at}`, `${support?.at}`)).toBe(true)
  })

  test(`on ${name} the feed of a public body agrees with its projects and policies`, async () => {
    const { member, rows } = await createOrganisation('GOVERNMENT', now)
    const findName = (id: unknown) => `${rows.projects.find((project) => project.id === id)?.name}`
    const facts = [
      ...rows.project_milestones.map(({ title, project_id, done_at }) => ({
        message: `Milestone met: ${title} (${findName(project_id)})`,
        day: done_at === null ? null : getDay(`${done_at}`),
      })),
      ...rows.policies.map(({ name, last_review }) => ({
        message: `${name}: reviewed, compliant`,
        day: `${last_review}`,
      })),
    ]
    for (const { message, at } of rows.activities.filter(({ message }) => /Milestone|reviewed/.test(`${message}`))) {
      expect(facts).toContainEqual({ message, day: getDay(`${at}`) })
    }
    const spend = rows.activities.find(({ type }) => type === 'budget')
    const entered = rows.project_spend.filter(
      ({ project_id }) => spend?.message === `Spend entered: ${findName(project_id)}`,
    )
    expect(entered.some(({ spent_on }) => !isBefore(`${spend?.at}`, `${spent_on}`))).toBe(true)
    for (const policy of await listPolicies(member)) {
      expect(policy.nextReview).toBe(addToDay(policy.lastReview ?? '', { months: policy.reviewMonths }))
    }
    const numbers = rows.tickets.toSorted((left, right) => `${left.created_at}`.localeCompare(`${right.created_at}`))
    expect(numbers.map(({ number }) => number)).toEqual([1, 2])
  })

  test(`on ${name} the samples say what the specification says`, async () => {
    const business = await createOrganisation('BUSINESS', now)
    for (const period of SAVING_PERIODS) {
      const { now: figures, before } = await getSavingsReport(business.member, { period })
      for (const { cents, byCategory } of [figures.savings, before.savings]) {
        const shares = [byCategory.receptionist, byCategory.automation, byCategory.marketing]
        expect(shares.map((share) => share / cents)).toEqual([0.6, 0.27, 0.13])
      }
    }
    const { month, satisfaction } = await getSavingsSummary(business.member)
    expect([month.now.savings.cents, satisfaction.percent]).toEqual([400_000, 96])
    expect(business.plan).toMatchObject({ plan: 'professional', status: 'active', nextPayment: { netCents: 9_900 } })
    const government = await createOrganisation('GOVERNMENT', now)
    expect(government.plan).toMatchObject({ plan: 'advanced', status: 'active', nextPayment: { netCents: 19_900 } })
    expect(government.begins).toMatch(/^2025-01-01/)
    const budgets = Object.groupBy(government.rows.projects, ({ department }) => `${department}`)
    const sum = (list: Row[] = []) => list.reduce((total, { budget_cents }) => total + Number(budget_cents), 0)
    const whole = sum(government.rows.projects)
    expect([budgets.HEALTH, budgets.ADMINISTRATION, budgets.TRANSPORTATION].map((list) => sum(list) / whole)).toEqual([
      0.35, 0.45, 0.2,
    ])
  })
}

test('sample conversations and bookings count nowhere, take no time, mail nobody and go when they are cleared', async () => {
  for (const userType of ['BUSINESS', 'GOVERNMENT'] as const) {
    const { member, rows } = await createOrganisation(userType, '2026-11-18T10:00:00.000Z')
    const { organisationId } = member.actor
    expect(rows.conversations).toHaveLength(4)
    expect(rows.bookings.length).toBeGreaterThan(3)
    expect(rows.bookings.some(({ starts_at }) => `${starts_at}` > '2026-11-18')).toBe(true)
    expect(await countWaiting(member)).toBe(0)
    expect(await findLastUse(member)).toBeNull()
    expect(await countComingBookings(member)).toEqual([])
    expect((await listUnanswered(member)).items).toEqual([])
    const shown = await listEarlierConversations(member, {})
    expect(shown.items.map(({ isSample, needsPerson, outcome }) => [isSample, needsPerson, outcome])).toEqual(
      ['answered', 'booked', 'message taken', 'not answered'].map((outcome) => [true, false, outcome]),
    )
    const booked = shown.items.find(({ outcome }) => outcome === 'booked')
    expect(booked?.languages).toEqual([userType === 'GOVERNMENT' ? 'ga' : 'en'])
    const thread = await getConversation(member, booked?.id ?? '')
    expect(thread.moments.flatMap((moment) => (moment.kind === 'did' ? [moment.tag ?? moment.text] : []))).toEqual(
      expect.arrayContaining(['Said that it is an AI', 'Booked']),
    )
    const [made, ...others] = rows.bookings.filter(({ conversation_id }) => conversation_id !== null)
    expect([made?.id, made?.conversation_id, others]).toEqual([booked?.booking?.id, booked?.id, []])
    const { days } = await getDiaryWeek(member, irishDay(`${made?.starts_at}`))
    const drawn = days.flatMap(({ columns }) => columns.flatMap(({ bookings }) => bookings))
    expect(drawn.map(({ isByHand }) => isByHand)).toEqual(drawn.map(() => false))
    expect(drawn.map(({ id }) => id)).toContain(made?.id)
    await expect(takeOver(member, thread.id)).rejects.toMatchObject({ code: 'conflict' })
    const coming = rows.bookings.find(({ starts_at }) => `${starts_at}` > '2026-11-18')
    const cancellation = { bookingId: coming?.id, key: 'k' }
    await expect(cancelByStaff(member, cancellation)).rejects.toMatchObject({ code: 'conflict' })
    for (const table of ['booking_cells', 'unanswered_questions'] as const) {
      const found = database.db.selectFrom(table).selectAll().where('organisation_id', '=', organisationId)
      expect(await found.execute()).toEqual([])
    }
    const termsOfSamples = database.db
      .selectFrom('search_terms')
      .select('term')
      .where(
        'subject_id',
        'in',
        rows.conversations.map(({ id }) => `${id}`),
      )
    expect((await termsOfSamples.execute()).length).toBeGreaterThan(10)
    await clearSampleData(member)
    expect(await termsOfSamples.execute()).toEqual([])
    const { rows: left } = await listRows(member)
    for (const table of ['contacts', 'conversations', 'messages', 'turns', 'bookings', 'booking_changes'] as const) {
      expect([table, left[table]]).toEqual([table, []])
    }
  }
  const jobs = await database.db.selectFrom('jobs').select('name').execute()
  expect(jobs.filter(({ name }) => /remind|waiting|booking-news/.test(name))).toEqual([])
})

test('sample bookings lie within the opening hours, each on a day of its own', async () => {
  for (const [, now] of MOMENTS) {
    const { member, rows } = await createOrganisation('BUSINESS', now)
    const configuration = (await getOwnReceptionist(member)).configuration.diary
    for (const { starts_at, ends_at } of rows.bookings) {
      const window = { from: Date.parse(`${starts_at}`), to: Date.parse(`${ends_at}`) }
      const { openUntil } = findOpening(configuration, new Date(window.from))
      expect(Date.parse(openUntil ?? '')).toBeGreaterThanOrEqual(window.to)
    }
    const days = rows.bookings.map(({ starts_at }) => irishDay(`${starts_at}`))
    expect(new Set(days).size).toBe(days.length)
  }
})

test.each([
  ['still has its samples', async () => undefined, 4],
  ['has cleared its samples', (member: MemberCtx) => clearSampleData(member), 0],
])('an organisation that gets its receptionist later and %s', async (_, prepare, count) => {
  const { member } = await createOrganisation('BUSINESS', MOMENTS[0][1])
  const { organisationId } = member.actor
  await clearConversationSamples(asTx(member), organisationId)
  await clearBookingSamples(asTx(member), organisationId)
  const tables = [
    'knowledge',
    'knowledge_revisions',
    'receptionist_drafts',
    'receptionist_versions',
    'receptionists',
  ] as const
  for (const table of tables) {
    await database.db.deleteFrom(table).where('organisation_id', '=', organisationId).execute()
  }
  await prepare(member)
  const job = testCtx(database, { kind: 'job', name: 'update-receptionists' })
  for (let run = 0; run < 2; run++) await updateReceptionists(job, addReceptionistSamples)
  expect((await listEarlierConversations(member, {})).items).toHaveLength(count)
})

test('an organisation without any samples gets none with its receptionist', async () => {
  const member = await createMember(database)
  await addReceptionistSamples(asTx(member), member.actor.organisationId)
  expect(await findOrganisationReceptionist(member, member.actor.organisationId)).toBeUndefined()
})
