import { afterEach, beforeEach, expect, test } from 'vitest'
import { inTransaction } from '#server/database/transaction.ts'
import {
  acceptOffer,
  cancelByStaff,
  declineOffer,
  deleteOldBookings,
  getOwnWaiting,
  joinWaitingList,
  leaveWaitingList,
  listWaiting,
  offerByHand,
  offerFreedSlots,
  removeWaiting,
  saveOfferMinutes,
} from '#server/domains/bookings/index.ts'
import { openTestDatabase, type TestDatabase, testCtx } from '../support/database.ts'
import { book, clinicDiary, type Diary, freeTimes, hold, publish, visitAt } from '../support/diary.ts'
import { createMember, type MemberCtx } from '../support/members.ts'
import { listOrphans } from '../support/orphans.ts'

let database: TestDatabase
let member: MemberCtx
let clinic: Diary
beforeEach(async () => {
  database = await openTestDatabase()
  database.clock.set('2027-02-01T09:30:00.000Z')
  member = await createMember(database)
  clinic = { ctx: testCtx(database), organisationId: member.actor.organisationId, configuration: SHORT_DAY }
  await publish(clinic)
})
afterEach(() => database.close())

/** One person, and two visits a day. */
const hours = [{ from: '10:00', to: '11:45' }]
const SHORT_DAY = clinicDiary({
  openingHours: {
    ...clinicDiary().openingHours,
    monday: hours,
    tuesday: hours,
    wednesday: hours,
    thursday: hours,
    friday: hours,
    sunday: hours,
  },
  services: clinicDiary().services.map((service) => ({ ...service, diaryIds: ['niamh'], earliestNoticeMinutes: 0 })),
})
const DAY = '2027-02-04'
const TEN = '2027-02-04T10:00:00.000Z'
const ELEVEN = '2027-02-04T11:00:00.000Z'

let people = 0
const join = (changes: Partial<Parameters<typeof joinWaitingList>[1]> = {}) => {
  people += 1
  const person = { name: `Person ${people}`, email: `waiting-${people}@example.ie`, language: 'en' as const }
  const wish = { ...clinic, serviceId: 'first-visit', day: DAY, conversationId: `con_w${people}`, key: 'k', ...person }
  return inTransaction(clinic.ctx, (tx) => joinWaitingList(tx, { ...wish, ...changes }))
}

/** Both visits of the day, by the name of their time. */
async function fillDay() {
  const ten = await book(clinic, visitAt(TEN), { conversationId: 'con_ten' })
  const eleven = await book(clinic, visitAt(ELEVEN), { conversationId: 'con_eleven' })
  expect(await freeTimes(clinic, DAY)).toEqual([])
  return { ten: ten.id, eleven: eleven.id }
}

const offer = () => offerFreedSlots(testCtx(database))

/** The tokens in the mails to an address, oldest first. */
async function readTokens(address: string): Promise<string[]> {
  const rows = await database.db
    .selectFrom('outbox')
    .selectAll()
    .where('recipient', '=', address)
    .orderBy('id')
    .execute()
  return rows.flatMap((row) => /\/waiting\/([\w-]+)/.exec(JSON.stringify(row))?.[1] ?? [])
}
const readToken = async (address: string) => (await readTokens(address)).at(-1) ?? ''
const listStates = async () =>
  (
    await database.db
      .selectFrom('waiting_entries')
      .select(['name', 'state'])
      .orderBy('created_at')
      .orderBy('id')
      .execute()
  ).map(({ state }) => state)
const cancel = (bookingId: string) => cancelByStaff(member, { bookingId, key: bookingId })

test('a freed time is offered to the first in line, and accepting books it', async () => {
  const { ten } = await fillDay()
  people = 0
  await join()
  await join({ language: 'ga' })
  await offer()
  expect(await listStates()).toEqual(['waiting', 'waiting'])
  await cancel(ten)
  await Promise.all([offer(), offer()])
  await offer()
  expect(await listStates()).toEqual(['offered', 'waiting'])
  expect(await readTokens('waiting-1@example.ie')).toHaveLength(2)
  expect(await readTokens('waiting-2@example.ie')).toHaveLength(1)
  expect(await freeTimes(clinic, DAY)).toEqual([])
  const token = await readToken('waiting-1@example.ie')
  expect(await getOwnWaiting(testCtx(database), token)).toMatchObject({
    state: 'offered',
    offer: { startsAt: TEN, diaryName: 'Niamh', until: '2027-02-01T10:30:00.000Z' },
  })
  expect((await listWaiting(member, [DAY])).people).toMatchObject([
    { name: 'Person 1', offer: { startsAt: TEN } },
    { name: 'Person 2', offer: null },
  ])
  const press = () => acceptOffer(testCtx(database), token, { offer: TEN })
  expect(await Promise.all([press(), press()])).toEqual(['booked', 'booked'])
  const bookings = database.db.selectFrom('bookings').select(['name', 'conversation_id']).where('status', '=', 'booked')
  expect(await bookings.where('starts_at', '=', TEN).execute()).toEqual([
    { name: 'Person 1', conversation_id: 'con_w1' },
  ])
  expect((await listWaiting(member, [DAY])).people).toMatchObject([{ name: 'Person 2' }])
})

test('an expired or declined offer passes to the next, and is not repeated', async () => {
  const { ten } = await fillDay()
  people = 0
  for (let count = 0; count < 3; count++) await join()
  await cancel(ten)
  await offer()
  const first = await readToken('waiting-1@example.ie')
  database.clock.advance(60 * 60_000)
  await offer()
  expect(await listStates()).toEqual(['waiting', 'offered', 'waiting'])
  // Both accept in parallel. The one with the expired offer gets nothing.
  const second = await readToken('waiting-2@example.ie')
  expect(await acceptOffer(testCtx(database), first, { offer: TEN })).toBe('gone')
  await declineOffer(testCtx(database), second, { offer: TEN })
  await offer()
  expect(await listStates()).toEqual(['waiting', 'waiting', 'offered'])
  expect(await acceptOffer(testCtx(database), second, { offer: TEN })).toBe('gone')
  await leaveWaitingList(testCtx(database), await readToken('waiting-3@example.ie'))
  await offer()
  // Everybody has declined, so callers can book it.
  expect(await listStates()).toEqual(['waiting', 'waiting', 'ended'])
  expect(await freeTimes(clinic, DAY)).toContain('10:00 niamh')
})

test('an offer ends before the appointment starts, and is not made too late', async () => {
  const { ten, eleven } = await fillDay()
  people = 0
  await join()
  await join()
  database.clock.set('2027-02-04T09:20:00.000Z')
  await cancel(ten)
  await offer()
  const { offer: kept } = await getOwnWaiting(testCtx(database), await readToken('waiting-1@example.ie'))
  expect(kept?.until).toBe(TEN)
  database.clock.set('2027-02-04T10:52:00.000Z')
  await cancel(eleven)
  await offer()
  expect(await listStates()).toEqual(['waiting', 'waiting'])
  expect((await getOwnWaiting(testCtx(database), await readToken('waiting-2@example.ie'))).state).toBe('waiting')
  database.clock.set('2027-02-05T09:00:00.000Z')
  expect((await getOwnWaiting(testCtx(database), await readToken('waiting-2@example.ie'))).state).toBe('over')
  await offer()
  database.clock.set('2027-02-08T09:00:00.000Z')
  await deleteOldBookings(testCtx(database), '2026-01-01T00:00:00.000Z', { months: 24 })
  expect(await listStates()).toEqual([])
  expect(await listOrphans(database)).toEqual([])
})

test('times freed on the day of a clock change are offered in Irish time', async () => {
  const sunday = '2027-03-28'
  const tenSummer = '2027-03-28T09:00:00.000Z'
  const booking = await book(clinic, visitAt(tenSummer), { conversationId: 'con_ten' })
  await book(clinic, visitAt('2027-03-28T10:00:00.000Z'), { conversationId: 'con_eleven' })
  people = 0
  await join({ day: sunday })
  await cancel(booking.id)
  await offer()
  const { offer: kept } = await getOwnWaiting(testCtx(database), await readToken('waiting-1@example.ie'))
  expect(kept?.startsAt).toBe(tenSummer)
})

test('joining is limited, and happens once for each person, day and service', async () => {
  people = 0
  const once = { conversationId: 'con_1', email: 'a@example.ie' }
  expect([await join(once), await join(once), await join({ ...once, conversationId: 'con_2' })]).toEqual([
    'joined',
    'joined',
    'joined',
  ])
  expect(await listStates()).toEqual(['waiting'])
  expect(await join({ day: '2027-01-31' })).toBe('not offered')
  expect(await join({ day: '2029-01-31' })).toBe('not offered')
  expect(await join({ serviceId: 'nothing' })).toBe('not offered')
  for (const day of ['2027-02-08', '2027-02-09']) await join({ ...once, day, key: day })
  expect(await join({ ...once, day: '2027-02-10', key: 'last' })).toBe('full')
  for (let count = 0; count < 19; count++) expect(await join()).toBe('joined')
  expect(await join()).toBe('full')
})

test("staff offer and remove by hand, set the offer's duration, and others may not", async () => {
  const { ten } = await fillDay()
  people = 0
  await join()
  await join({ email: undefined, phone: '087 123 4567' })
  const ids = async () => (await listWaiting(member, [DAY])).people.map(({ id }) => id)
  const [first = '', second = ''] = await ids()
  await expect(offerByHand(member, { entryId: first })).rejects.toThrow('No time of this day is free')
  await expect(offerByHand(member, { entryId: second })).rejects.toThrow('ring them')
  await cancel(ten)
  await expect(saveOfferMinutes(member, { minutes: '5' })).rejects.toThrow('15 minutes at least')
  await saveOfferMinutes(member, { minutes: '120' })
  await offerByHand(member, { entryId: first })
  const { offer: kept } = await getOwnWaiting(testCtx(database), await readToken('waiting-1@example.ie'))
  expect(kept?.until).toBe('2027-02-01T11:30:00.000Z')
  const stranger = await createMember(database)
  await expect(removeWaiting(stranger, { entryId: first })).rejects.toThrow('Nobody waits here')
  await removeWaiting(member, { entryId: first })
  expect(await freeTimes(clinic, DAY)).toContain('10:00 niamh')
  // A person with only a number is rung, so no time is held for them.
  await offer()
  expect(await listStates()).toEqual(['ended', 'waiting'])
})

test('an expired hold offers its time to the waiting list', async () => {
  await book(clinic, visitAt(TEN), { conversationId: 'con_ten' })
  expect(await hold(clinic, visitAt(ELEVEN))).toMatchObject({ holdId: expect.any(String) })
  people = 0
  await join()
  await offer()
  expect(await listStates()).toEqual(['waiting'])
  database.clock.advance(6 * 60_000)
  await offer()
  expect(await listStates()).toEqual(['offered'])
})
