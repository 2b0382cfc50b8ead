import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ServicePlace } from '#contracts/receptionist/diary.ts'
import { openTestDatabase, type TestDatabase, testCtx } from '../../../../tests/support/database.ts'
import { CALLER, clinicDiary, type Diary, hold, publish, visitAt } from '../../../../tests/support/diary.ts'
import { createMember, type MemberCtx } from '../../../../tests/support/members.ts'
import { inTransaction } from '../../database/transaction.ts'
import { bookByHand, confirmBooking, correctBooking, moveBooking } from './index.ts'

let database: TestDatabase
let member: MemberCtx
beforeEach(async () => {
  database = await openTestDatabase()
  database.clock.set('2027-02-01T09:30:00.000Z')
  member = await createMember(database)
})
afterEach(() => database.close())

const TEN = '2027-02-04T10:00:00.000Z'
const ELEVEN = '2027-02-04T11:00:00.000Z'
const HOME = '4 Main Street, Mallow, P51 X2Y3'

/** A diary whose only service takes place there. */
function clinicAt(place: ServicePlace | null, name?: { en: string; ga: string }): Diary {
  const configuration = clinicDiary()
  const services = configuration.services.map((one) => ({ ...one, place, name: name ?? one.name }))
  return {
    ctx: testCtx(database),
    organisationId: member.actor.organisationId,
    configuration: { ...configuration, services },
  }
}

async function bookAt(diary: Diary, address?: string | null) {
  const held = await hold(diary, visitAt(TEN))
  if (typeof held === 'string') throw new Error(held)
  const request = { ...CALLER, holdId: held.holdId, conversationId: 'con_1', key: 'confirm', address }
  const booking = await inTransaction(diary.ctx, (tx) => confirmBooking(tx, request))
  if (booking === 'expired') throw new Error(booking)
  return booking
}

const readMails = async () => {
  const rows = await database.db.selectFrom('outbox').select('props').orderBy('id').execute()
  return rows.map(({ props }) => JSON.parse(props) as { news: string; place: string | null })
}

test('a service at the customer’s keeps the address, mails it, and keeps it when it moves', async () => {
  const diary = clinicAt('customer')
  const booking = await bookAt(diary, HOME)
  expect(booking).toMatchObject({ place: 'customer', address: HOME })
  // What the service is later changes nothing for who is booked.
  await publish(clinicAt('phone'))
  const move = { bookingId: booking.id, slot: visitAt(ELEVEN), by: 'contact' as const, key: 'move' }
  const moved = await inTransaction(diary.ctx, (tx) => moveBooking(tx, move))
  expect(moved).toMatchObject({ startsAt: ELEVEN, place: 'customer', address: HOME })
  expect(await readMails()).toMatchObject([
    { news: 'booked', place: HOME },
    { news: 'moved', place: HOME },
  ])
})

test('it is not booked without a word on its address, and that none was given is one', async () => {
  const diary = clinicAt('customer')
  await expect(bookAt(diary)).rejects.toMatchObject({ fieldErrors: { address: expect.any(String) } })
  expect(await bookAt(diary, null)).toMatchObject({ address: null })
  expect(await readMails()).toMatchObject([{ place: null }])
})

test.each<[ServicePlace | null, string, string | null]>([
  ['phone', 'Visit', 'By phone'],
  ['online', 'Visit', 'Online'],
  ['elsewhere', 'Viewing', null],
  ['organisation', 'Phone consultation', '12 Patrick Street, Cork'],
  [null, 'Phone consultation', 'By phone'],
  [null, 'Home visit', null],
  [null, 'First visit', '12 Patrick Street, Cork'],
])('the mail of a service at “%s”, named “%s”, names “%s” and asks for no address', async (place, name, where) => {
  const { organisationId } = member.actor
  await database.db
    .updateTable('organisations')
    .set({ address: '12 Patrick Street, Cork' })
    .where('id', '=', organisationId)
    .execute()
  const booking = await bookAt(clinicAt(place, { en: name, ga: name }))
  expect(booking.address).toBeNull()
  expect(await readMails()).toMatchObject([{ place: where }])
})

test('an address is kept only where the service takes place there', async () => {
  expect(await bookAt(clinicAt('organisation'), HOME)).toMatchObject({ address: null })
  await publish(clinicAt('customer'))
  const visit = { serviceId: 'first-visit', diaryId: 'niamh', name: 'Pat Byrne', language: 'en' }
  const typed = { ...visit, startsAt: '2027-02-05T10:00:00.000Z', address: '4 Main Street\nMallow', key: 'k1' }
  expect(await bookByHand(member, typed)).toMatchObject({ address: '4 Main Street, Mallow' })
  const none = { ...visit, startsAt: '2027-02-05T12:00:00.000Z', address: '', key: 'k2' }
  expect(await bookByHand(member, none)).toMatchObject({ address: null })
})

test('a corrected address is mailed', async () => {
  const diary = clinicAt('customer')
  const { id: bookingId } = await bookAt(diary, HOME)
  const correction = { bookingId, person: { address: '14 Main Street' }, by: 'receptionist', language: 'en' } as const
  const told = await inTransaction(diary.ctx, (tx) => correctBooking(tx, { ...correction, key: 'correct' }))
  expect(told).toEqual({ mailedTo: CALLER.email })
  expect(await readMails()).toMatchObject([{ place: HOME }, { news: 'corrected', place: '14 Main Street' }])
})
