import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testCtx } from '../../../../tests/support/database.ts'
import {
  book,
  CALLER,
  clinicDiary,
  type Diary,
  freeTimes,
  hold,
  publish,
  visitAt,
} from '../../../../tests/support/diary.ts'
import { createMember, type MemberCtx } from '../../../../tests/support/members.ts'
import { inTransaction } from '../../database/transaction.ts'
import {
  blockTime,
  bookByHand,
  cancelByStaff,
  confirmBooking,
  findFirstDay,
  getBlock,
  getDiaryWeek,
  getStaffBooking,
  listTimesForStaff,
  moveByStaff,
  proposeMoves,
  unblockTime,
} from './index.ts'

let database: TestDatabase
let member: MemberCtx
let clinic: Diary
beforeEach(async () => {
  database = await openTestDatabase()
  database.clock.set('2027-02-01T09:30:00.000Z')
  member = await createMember(database)
  clinic = { ctx: testCtx(database), organisationId: member.actor.organisationId, configuration: clinicDiary() }
  await publish(clinic)
})
afterEach(() => database.close())

const TEN = '2027-02-04T10:00:00.000Z'
const THURSDAY = 3
const by = { name: 'Seán', language: 'en', serviceId: 'first-visit', diaryId: 'niamh' }
const write = (startsAt: string, changes = {}) =>
  bookByHand(member, { ...by, startsAt, key: crypto.randomUUID(), ...changes })
const block = (startsAt: string, endsAt: string, changes = {}) =>
  blockTime(member, {
    diaryId: 'niamh',
    startsAt,
    endsAt,
    reason: 'Annual leave',
    key: crypto.randomUUID(),
    ...changes,
  })

async function readColumn(day = THURSDAY, diaryId = 'niamh', week = '2027-02-04') {
  const { days } = await getDiaryWeek(member, week)
  const column = days[day]?.columns.find((each) => each.diaryId === diaryId)
  if (column === undefined) throw new Error('There is no such column.')
  return column
}

test('a sample is not shown where somebody has booked', async () => {
  const sample = await write('2027-02-04T10:30:00.000Z')
  await database.db.updateTable('bookings').set({ source: 'sample' }).where('id', '=', sample.id).execute()
  await database.db.deleteFrom('booking_cells').where('booking_id', '=', sample.id).execute()
  expect((await readColumn()).bookings.map(({ id }) => id)).toEqual([sample.id])
  const real = await write(TEN)
  expect((await readColumn()).bookings.map(({ id }) => id)).toEqual([real.id])
})

test('a week has everybody’s hours, bookings, held and free times, and names closed days in both languages', async () => {
  await publish({ ...clinic, configuration: clinicDiary({ publicHolidays: 'closed' }) })
  const booked = await book(clinic, visitAt(TEN))
  const byHand = await write('2027-02-04T12:00:00.000Z')
  await hold(clinic, visitAt('2027-02-04T14:00:00.000Z'), 'con_9')
  const week = await getDiaryWeek(member, '2027-02-07')
  expect(week.days.map(({ day }) => day)).toEqual(['01', '02', '03', '04', '05', '06', '07'].map((d) => `2027-02-${d}`))
  expect(week.days[0]).toMatchObject({ closed: { en: 'St Brigid’s Day', ga: 'Lá Fhéile Bríde' } })
  expect(week.usualMinutes).toBe(45)
  const column = await readColumn()
  expect(column.open).toEqual([{ from: '2027-02-04T09:00:00.000Z', to: '2027-02-04T17:00:00.000Z' }])
  expect(column.bookings.map(({ id, isByHand }) => [id, isByHand])).toEqual([
    [booked.id, false],
    [byHand.id, true],
  ])
  expect(column.holds).toEqual([{ from: '2027-02-04T14:00:00.000Z', to: '2027-02-04T14:45:00.000Z' }])
  // The buffer of ten minutes moves the next free time to a quarter of an hour.
  expect(column.free.map(({ from, to }) => `${from.slice(11, 16)} ${to.slice(11, 16)}`)).toEqual([
    '09:00 10:00',
    '11:00 12:00',
    '13:00 14:00',
    '15:00 17:00',
  ])
  expect(column.freeCount).toBe(5)
})

test('a hold is in the week until its end, and the week says when the next one ends', async () => {
  await hold(clinic, visitAt('2027-02-04T14:00:00.000Z'), 'con_9')
  database.clock.advance(60_000)
  await hold(clinic, visitAt('2027-02-04T15:00:00.000Z'), 'con_8')
  const read = async () => (await getDiaryWeek(member, '2027-02-04')).nextHoldEnd
  expect(await read()).toBe('2027-02-01T09:35:00.000Z')
  expect((await readColumn()).holds).toHaveLength(2)
  database.clock.set('2027-02-01T09:35:00.000Z')
  expect((await readColumn()).holds).toHaveLength(1)
  expect(await read()).toBe('2027-02-01T09:36:00.000Z')
  database.clock.set('2027-02-01T09:36:00.000Z')
  expect(await read()).toBeNull()
})

test('the diary opens with today, until nothing is left of the week', async () => {
  const at = (instant: string) => {
    database.clock.set(instant)
    return findFirstDay(member)
  }
  expect(await at('2027-02-05T16:59:00.000Z')).toBe('2027-02-05')
  expect(await at('2027-02-05T17:00:00.000Z')).toBe('2027-02-08')
  expect(await at('2027-02-07T12:00:00.000Z')).toBe('2027-02-08')
  await write('2027-02-07T15:00:00.000Z', { outsideHours: true })
  expect(await at('2027-02-07T12:01:00.000Z')).toBe('2027-02-07')
  const closures = [{ from: '2027-02-08', to: '2027-02-16', name: { en: 'Holidays', ga: 'Saoire' } }]
  await publish({ ...clinic, configuration: clinicDiary({ closures }) })
  expect(await at('2027-02-07T16:00:00.000Z')).toBe('2027-02-17')
  await publish({ ...clinic, configuration: clinicDiary({ services: [], diaries: [] }) })
  expect(await at('2027-02-07T16:00:00.000Z')).toBe('2027-02-07')
})

test('what is free in the week can be booked by hand, as often as it says', async () => {
  await book(clinic, visitAt('2027-02-04T10:15:00.000Z'))
  await block('2027-02-04T13:00:00.000Z', '2027-02-04T14:00:00.000Z')
  const { freeCount } = await readColumn()
  let booked = 0
  for (let quarter = 0; quarter < 32; quarter++) {
    const startsAt = new Date(Date.parse('2027-02-04T09:00:00.000Z') + quarter * 15 * 60_000).toISOString()
    booked += await write(startsAt).then(
      () => 1,
      () => 0,
    )
  }
  expect(booked).toBe(freeCount)
  expect(await readColumn()).toMatchObject({ freeCount: 0 })
})

test('a night belongs to the day on which it begins, also in the night when the clocks go back', async () => {
  database.clock.set('2026-10-20T09:30:00.000Z')
  const night = clinicDiary()
  night.openingHours.saturday = [{ from: '22:00', to: '03:00' }]
  await publish({ ...clinic, configuration: night })
  const summer = await write('2026-10-25T00:30:00.000Z')
  const winter = await write('2026-10-25T01:30:00.000Z')
  const SATURDAY = 5
  const column = await readColumn(SATURDAY, 'niamh', '2026-10-24')
  expect(column.open).toEqual([{ from: '2026-10-24T21:00:00.000Z', to: '2026-10-25T03:00:00.000Z' }])
  expect(column.bookings.map(({ id }) => id)).toEqual([summer.id, winter.id])
  expect((await readColumn(6, 'niamh', '2026-10-24')).bookings).toEqual([])
  expect(await getStaffBooking(member, winter.id)).toMatchObject({ day: '2026-10-24' })
})

test('blocked time is offered to nobody, and is free again when it is given back', async () => {
  const { id } = await block('2027-02-04T00:00:00.000Z', '2027-02-06T00:00:00.000Z')
  expect(await freeTimes(clinic, '2027-02-04', 'niamh')).toEqual([])
  expect(await freeTimes(clinic, '2027-02-05', 'niamh')).toEqual([])
  expect(await hold(clinic, visitAt(TEN))).toBe('taken')
  await expect(write(TEN)).rejects.toThrow(
    'This time is blocked: Annual leave. Free near it: 09:45 with Eoin, 10:00 with Eoin.',
  )
  expect(await readColumn()).toMatchObject({ free: [], freeCount: 0, blocks: [{ id, reason: 'Annual leave' }] })
  expect(await readColumn(4)).toMatchObject({ blocks: [{ id, from: '2027-02-05T00:00:00.000Z' }] })
  expect(await getBlock(member, id)).toMatchObject({ diaryName: 'Niamh', author: 'Niamh Ní Bhriain' })
  await expect(getBlock(await createMember(database), id)).rejects.toThrow('no such blocked time')
  await expect(unblockTime(await createMember(database), { blockId: id })).rejects.toThrow('no such blocked time')
  await unblockTime(member, { blockId: id })
  expect(await database.db.selectFrom('booking_cells').select('cell').execute()).toEqual([])
  expect(await write(TEN)).toMatchObject({ startsAt: TEN })
})

test('a booking in blocked time stays, and its time is blocked when it moves or is cancelled', async () => {
  const moved = await write(TEN)
  const cancelled = await write('2027-02-04T12:00:00.000Z')
  const given = { key: 'leave' }
  const { id, bookingsInside } = await block('2027-02-04T09:00:00.000Z', '2027-02-04T17:00:00.000Z', given)
  expect(bookingsInside).toBe(2)
  // A repeated request creates one block.
  expect(await block('2027-02-04T09:00:00.000Z', '2027-02-04T17:00:00.000Z', given)).toEqual({ id, bookingsInside: 2 })
  await moveByStaff(member, { bookingId: moved.id, diaryId: 'eoin', startsAt: TEN, key: 'm' })
  await cancelByStaff(member, { bookingId: cancelled.id, key: 'c' })
  expect(await freeTimes(clinic, '2027-02-04', 'niamh')).toEqual([])
  await unblockTime(member, { blockId: id })
  expect(await freeTimes(clinic, '2027-02-04', 'niamh')).toContain('10:00 niamh')
})

test('a caller whose time is blocked while they decide is told so, and gets no booking', async () => {
  const held = await hold(clinic, visitAt(TEN), 'con_1')
  if (typeof held === 'string') throw new Error(held)
  await block('2027-02-04T10:30:00.000Z', '2027-02-04T11:00:00.000Z')
  const confirmation = { ...CALLER, holdId: held.holdId, conversationId: 'con_1', key: 'k' }
  expect(await inTransaction(clinic.ctx, (tx) => confirmBooking(tx, confirmation))).toBe('expired')
  expect(await freeTimes(clinic, '2027-02-04', 'niamh')).toContain('09:30 niamh')
})

test('of two blocks of one time, the second stays when the first is given back', async () => {
  const first = await block('2027-02-04T09:00:00.000Z', '2027-02-04T12:00:00.000Z')
  await block('2027-02-04T10:00:00.000Z', '2027-02-04T17:00:00.000Z', { reason: 'Course' })
  await unblockTime(member, { blockId: first.id })
  expect(await freeTimes(clinic, '2027-02-04', 'niamh')).toEqual(['09:00 niamh'])
})

test('blocks that make no sense are refused at their fields', async () => {
  for (const [field, asked] of Object.entries({
    endsAt: block(TEN, '2027-02-04T09:00:00.000Z'),
    reason: block(TEN, '2027-02-04T11:00:00.000Z', { reason: ' ' }),
  })) {
    await expect(asked).rejects.toMatchObject({ code: 'invalid_input', fieldErrors: { [field]: expect.any(String) } })
  }
  await expect(block(TEN, '2027-04-04T09:00:00.000Z')).rejects.toThrow('31 days at most')
  await expect(block('2027-01-04T09:00:00.000Z', '2027-01-05T09:00:00.000Z')).rejects.toThrow('has passed')
  await expect(block(TEN, '2027-02-04T11:00:00.000Z', { diaryId: 'nobody' })).rejects.toThrow('no such diary')
})

test('staff book past or closed times only as far as it makes sense, and are told why', async () => {
  await expect(write('2027-02-01T09:15:00.000Z')).rejects.toMatchObject({
    fieldErrors: { startsAt: expect.stringContaining('passed') },
  })
  await expect(write('2027-02-01T10:00:00.000Z')).rejects.toThrow('This day is closed: St Brigid’s Day')
  await expect(write('2027-02-04T16:30:00.000Z')).rejects.toThrow('Niamh has no hours at this time')
  await expect(write('2027-02-08T13:30:00.000Z')).rejects.toMatchObject({
    fieldErrors: { outsideHours: expect.any(String) },
  })
  expect(await write('2027-02-08T13:30:00.000Z', { outsideHours: true })).toMatchObject({ status: 'booked' })
  await expect(write(TEN, { diaryId: 'nobody' })).rejects.toMatchObject({
    fieldErrors: { diaryId: expect.any(String) },
  })
})

test('a time that was taken meanwhile is refused with the free times near it', async () => {
  await write(TEN)
  await expect(write(TEN)).rejects.toMatchObject({
    code: 'conflict',
    fieldErrors: {
      startsAt: expect.stringMatching(
        /^Somebody else has this time\. Free near it: 09:00 with Niamh, 09:45 with Eoin, 10:00 with Eoin, 11:00 with Niamh\.$/,
      ),
    },
  })
})

test('five moves are proposed, the same person first, in different half-days', async () => {
  const { id } = await write(TEN)
  const moves = await proposeMoves(member, id)
  expect(moves.map(({ startsAt, diaryName }) => `${startsAt.slice(5, 16)} ${diaryName}`)).toEqual([
    '02-04T09:00 Niamh',
    '02-04T13:00 Niamh',
    '02-05T09:00 Niamh',
    '02-04T09:00 Eoin',
    '02-04T13:00 Eoin',
  ])
  for (const [index, move] of moves.entries()) {
    expect(await moveByStaff(member, { bookingId: id, ...move, key: `m${index}` })).toMatchObject({
      version: index + 1,
    })
  }
})

test('staff see times that are too soon for callers', async () => {
  database.clock.set('2027-02-04T09:50:00.000Z')
  const times = await listTimesForStaff(member, { serviceId: 'first-visit', diaryId: 'niamh', day: '2027-02-04' })
  expect(times[0]).toEqual({ startsAt: TEN, diaryId: 'niamh', diaryName: 'Niamh' })
  expect((await freeTimes(clinic, '2027-02-04', 'niamh'))[0]).toBe('11:00 niamh')
})

test('staff see where a booking came from, who changed it and when it is reminded of', async () => {
  const { id } = await write(TEN, { email: 'maire@example.ie' })
  expect(await getStaffBooking(member, id)).toMatchObject({
    day: '2027-02-04',
    conversation: null,
    remindsAt: '2027-02-03T10:00:00.000Z',
    state: 'upcoming',
    isOffered: true,
    changes: [{ kind: 'booked', by: 'staff', author: 'Niamh Ní Bhriain' }],
  })
  await cancelByStaff(member, { bookingId: id, key: 'c' })
  expect(await getStaffBooking(member, id)).toMatchObject({ state: 'cancelled', remindsAt: null })
  const withoutMail = await write(TEN)
  expect(await getStaffBooking(member, withoutMail.id)).toMatchObject({ remindsAt: null })
})

test('whoever looks at the diary hears of each change after it is stored', async () => {
  const events: string[] = []
  member.live.on('passing', (topic: string, frame: Buffer) =>
    events.push(`${topic} ${frame.toString().split('\n')[0]}`),
  )
  const { id } = await write(TEN)
  await block('2027-02-05T10:00:00.000Z', '2027-02-05T11:00:00.000Z')
  await cancelByStaff(member, { bookingId: id, key: 'c' })
  await write(TEN).catch(() => undefined)
  expect(events).toEqual(Array.from({ length: 4 }, () => `desk:${clinic.organisationId} event: booking`))
})
