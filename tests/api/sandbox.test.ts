import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SandboxAnswer } from '#contracts/receptionist/sandbox.ts'
import { openPractice, talkToPractice } from '#server/assistant/sandbox/talk-to-practice.ts'
import { openTestDatabase, type TestDatabase, testCtx } from '../support/database.ts'

const WEDNESDAY = '2026-11-18T10:00:00.000Z'
const HOUR = 60 * 60_000

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => database.clock.set(WEDNESDAY))

async function startVisit(language: 'en' | 'ga' = 'en') {
  const ctx = testCtx(database)
  let latest: SandboxAnswer = await openPractice(ctx, { language })
  return {
    opening: latest,
    sandbox: () => latest.sandbox,
    say: async (text: string) => {
      latest = await talkToPractice(ctx, { sandbox: latest.sandbox, text })
      return latest
    },
  }
}

async function bookThursdayAtTen() {
  const visit = await startVisit()
  await visit.say('I would like to book a first visit on Thursday at ten')
  await visit.say('Ciara Walsh')
  await visit.say('ciara@walsh.example')
  return { visit, booked: await visit.say('Yes please') }
}

const textsOf = ({ said }: SandboxAnswer) => said.map(({ text }) => text).join('\n')

async function countRows() {
  const { db } = database
  const tables = ['outbox', 'jobs', 'conversations', 'contacts', 'bookings', 'booking_cells', 'audit_log'] as const
  const counts = tables.map(async (table) => {
    const { count } = await db
      .selectFrom(table)
      .select((row) => row.fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    return [table, Number(count)]
  })
  return Object.fromEntries(await Promise.all(counts))
}

test('the sandbox discloses itself, answers, books, moves and cancels', async () => {
  const { visit, booked } = await bookThursdayAtTen()
  expect(textsOf(visit.opening)).toContain('AI assistant of Claddagh Physio')
  expect(JSON.stringify(booked)).not.toContain('A confirmation goes')
  expect(booked.deeds).toEqual([
    { kind: 'booked', startsAt: '2026-11-19T10:00:00.000Z', endsAt: '2026-11-19T10:45:00.000Z' },
  ])
  expect(booked.diary).toMatchObject({
    day: '2026-11-19',
    open: [{ startsAt: '2026-11-19T09:00:00.000Z', endsAt: '2026-11-19T17:30:00.000Z' }],
    own: [{ startsAt: '2026-11-19T10:00:00.000Z', endsAt: '2026-11-19T10:45:00.000Z' }],
  })
  expect(booked.diary.others.length).toBeGreaterThan(0)
  expect(textsOf(await visit.say('Do you take Laya?'))).toContain('claim the share')
  await visit.say('I want to cancel my appointment')
  const cancelled = await visit.say('Yes')
  expect(cancelled.deeds).toMatchObject([{ kind: 'cancelled' }])
  expect(cancelled.diary.own).toEqual([])
})

test('each visitor has their own diary, and nothing is stored or mailed', async () => {
  const before = await countRows()
  const { booked } = await bookThursdayAtTen()
  const other = await startVisit()
  const offered = await other.say('I would like to book a first visit on Thursday at ten')
  expect(offered.diary.own).toEqual([])
  await other.say('Niamh Byrne')
  await other.say('niamh@byrne.example')
  const second = await other.say('Yes please')
  expect(second.deeds).toEqual(booked.deeds)
  expect(await countRows()).toEqual(before)
})

test('a request without a day is offered three days, also before ten', async () => {
  const visit = await startVisit()
  const { said } = await visit.say('I would like to book a first visit')
  expect(said[0]?.text).toMatch(/1\. Wednesday.*\n2\. Thursday.*\n3\. Friday.*at 09:30/)
})

test('a time that the diary shows as taken is not free', async () => {
  const visit = await startVisit()
  const { diary } = visit.opening
  const [taken] = diary.others
  await visit.say('Is there anything on Thursday?')
  const { said, deeds } = await visit.say('A first visit')
  expect(deeds).toContainEqual(expect.objectContaining({ kind: 'looked' }))
  expect(taken).toBeDefined()
  expect(said[0]?.text).not.toContain(`Thursday 19 November at ${taken?.startsAt.slice(11, 16)}`)
})

test('it ends after an hour, and its state cannot be forged', async () => {
  const visit = await startVisit()
  database.clock.advance(HOUR - 1)
  await visit.say('When are you open?')
  database.clock.advance(1)
  await expect(visit.say('When are you open?')).rejects.toMatchObject({ code: 'not_found' })
  const ctx = testCtx(database)
  for (const sandbox of ['x', `${visit.sandbox()}A`, visit.sandbox().slice(0, -4)]) {
    await expect(talkToPractice(ctx, { sandbox, text: 'Hello' })).rejects.toMatchObject({ code: 'not_found' })
  }
})

test('it answers in Irish, and emergencies come first', async () => {
  const visit = await startVisit('ga')
  expect(visit.opening.said.map(({ language }) => language)).toEqual(['ga', 'en'])
  const irish = await visit.say('An bhfuil sibh oscailte Dé Sathairn?')
  expect(irish.said[0]?.language).toBe('ga')
  expect(textsOf(await visit.say('My father has chest pain and cannot breathe'))).toContain('112')
})

test('an empty or overlong text is refused', async () => {
  const visit = await startVisit()
  await expect(visit.say('   ')).rejects.toMatchObject({ code: 'invalid_input' })
  await expect(visit.say('a'.repeat(4_001))).rejects.toMatchObject({ code: 'too_large' })
})
