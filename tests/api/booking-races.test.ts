import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Slot } from '#contracts/receptionist/diary.ts'
import type { Deps } from '#server/context.ts'
import { isDatabaseUnavailable } from '#server/database/failures.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { bookByHand, cancelBooking, confirmBooking, moveBooking } from '#server/domains/bookings/index.ts'
import { openTestDatabase, type TestDatabase, testCtx } from '../support/database.ts'
import { book, CALLER, clinicDiary, type Diary, hold, publish, visitAt } from '../support/diary.ts'
import { createMember, type MemberCtx } from '../support/members.ts'

let database: TestDatabase
let member: MemberCtx
let diaries: Diary[]
beforeEach(async () => {
  database = await openTestDatabase()
  database.clock.set('2027-02-01T09:30:00.000Z')
  member = await createMember(database)
  const { organisationId } = member.actor
  const processes: Deps[] = [database, database.connectAgain()]
  diaries = processes.map((own) => ({ ctx: testCtx(own), organisationId, configuration: clinicDiary() }))
})
afterEach(() => database.close())

/** Requests alternate between the two processes. */
function inProcess(place: number): Diary {
  const chosen = diaries[place % diaries.length]
  if (chosen === undefined) throw new Error('There is no process.')
  return chosen
}
const diary = () => inProcess(0)
const TEN = Date.parse('2027-02-04T10:00:00.000Z')
const at = (minutes: number, diaryId?: string) => visitAt(new Date(TEN + minutes * 60_000).toISOString(), diaryId)

/** A busy database may answer 503. Callers then retry with the same key. */
async function untilAnswered<Result>(ask: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask()
    } catch (error) {
      if (!isDatabaseUnavailable(error) || attempt === 20) throw error
    }
  }
}

async function holdAtOnce(slots: Slot[]) {
  const held = await Promise.all(
    slots.map((slot, place) => untilAnswered(() => hold(inProcess(place), slot, `con_${place}`))),
  )
  return held.filter((answer) => typeof answer === 'object')
}

async function countCells(): Promise<number> {
  const rows = await database.db.selectFrom('booking_cells').select('cell').execute()
  return rows.length
}

test('one of 32 parallel requests gets the time', async () => {
  expect(await holdAtOnce(Array.from({ length: 32 }, () => at(0)))).toHaveLength(1)
  expect(await countCells()).toBe(11)
})

test('no two of 32 parallel requests get overlapping times', async () => {
  const slots = Array.from({ length: 32 }, (_, place) => at(((place * 7) % 4) * 15))
  expect(await holdAtOnce(slots)).toHaveLength(1)
  expect(await countCells()).toBe(11)
})

test('one of 32 parallel bookings by hand, five minutes apart, is stored', async () => {
  await publish(diary())
  const attempts = Array.from({ length: 32 }, (_, place) => {
    const { ctx } = inProcess(place)
    const start = at(((place * 5) % 11) * 5).startsAt
    const input = { ...CALLER, serviceId: 'first-visit', diaryId: 'niamh', startsAt: start, key: String(place) }
    return untilAnswered(() => bookByHand({ ...ctx, actor: member.actor }, input))
  })
  const results = await Promise.allSettled(attempts)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const result of results) if (result.status === 'rejected') expect(result.reason.code).toBe('conflict')
})

test('16 parallel copies of one request get one hold', async () => {
  const asked = Array.from({ length: 16 }, (_, place) => untilAnswered(() => hold(inProcess(place), at(0), 'con_1')))
  const ids = (await Promise.all(asked)).map((held) => (typeof held === 'string' ? held : held.holdId))
  expect(new Set(ids).size).toBe(1)
  expect(ids[0]).toMatch(/^bkg_/)
})

test('parallel confirmations confirm a hold once', async () => {
  const held = await hold(diary(), at(0), 'con_1')
  if (typeof held === 'string') throw new Error(held)
  const asked = Array.from({ length: 16 }, (_, place) =>
    untilAnswered(() =>
      inTransaction(inProcess(place).ctx, (tx) =>
        confirmBooking(tx, { ...CALLER, holdId: held.holdId, conversationId: 'con_1', key: 'confirm' }),
      ),
    ),
  )
  const results = await Promise.allSettled(asked)
  const ids = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  expect(new Set(ids.map((booking) => (booking === 'expired' ? booking : booking.id))).size).toBe(1)
  expect(await database.db.selectFrom('bookings').select('id').execute()).toHaveLength(1)
  expect(await database.db.selectFrom('outbox').select('id').execute()).toHaveLength(1)
})

const move = (place: number, bookingId: string, slot: Slot) =>
  untilAnswered(() =>
    inTransaction(inProcess(place).ctx, (tx) =>
      moveBooking(tx, { bookingId, slot, by: 'contact', key: `${place}:${slot.startsAt}` }),
    ),
  )

test('crossing moves terminate, and never book a time twice', async () => {
  for (const [round, day] of [0, 1, 4, 5, 6].entries()) {
    const base = 24 * 60 * day
    const [first, second, third] = [
      await book(diary(), at(base)),
      await book(diary(), at(base + 60)),
      await book(diary(), at(base, 'eoin')),
    ]
    const answers = await Promise.all([
      move(0, first.id, at(base + 60)),
      move(1, second.id, at(base)),
      move(0, third.id, at(base + 30)),
      move(1, second.id, at(base, 'eoin')),
      move(0, first.id, at(base + 15)),
    ])
    expect(answers.every((answer) => answer !== 'not offered')).toBe(true)
    expect(await countCells()).toBe(33 * (round + 1))
  }
})

test('one of 32 parallel moves to one free time succeeds', async () => {
  const days = [7, 8, 11, 12, 13, 14, 15, 18]
  const starts = days.flatMap((day) => [0, 60, 120, 240].map((minutes) => at(24 * 60 * day + minutes)))
  const bookings = []
  for (const [place, slot] of starts.entries()) bookings.push(await book(inProcess(place), slot))
  const answers = await Promise.all(bookings.map(({ id }, place) => move(place, id, at(0))))
  expect(answers.filter((answer) => answer !== 'taken')).toHaveLength(1)
  expect(await countCells()).toBe(11 * 32)
})

test('one of several parallel requests gets a cancelled time', async () => {
  const { id } = await book(diary(), at(0))
  const cancelled = inTransaction(inProcess(1).ctx, (tx) =>
    cancelBooking(tx, { bookingId: id, by: 'contact', key: 'cancel' }),
  )
  const [, held] = await Promise.all([cancelled, holdAtOnce(Array.from({ length: 16 }, () => at(0)))])
  expect(held.length).toBeLessThanOrEqual(1)
  expect(await countCells()).toBe(11 * held.length)
})
