import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testCtx } from '../../../../tests/support/database.ts'
import {
  book,
  CALLER,
  clinicDiary,
  confirm,
  type Diary,
  freeTimes,
  hold,
  visitAt,
} from '../../../../tests/support/diary.ts'
import { createMember, type MemberCtx } from '../../../../tests/support/members.ts'
import { inTransaction } from '../../database/transaction.ts'
import { cancelBooking, confirmBooking, findBookingsOfContact, getStaffBooking, moveBooking } from './index.ts'

let database: TestDatabase
let member: MemberCtx
let clinic: Diary
beforeEach(async () => {
  database = await openTestDatabase()
  database.clock.set('2027-02-01T09:30:00.000Z')
  member = await createMember(database)
  const ctx = testCtx(database)
  clinic = { ctx, organisationId: member.actor.organisationId, configuration: clinicDiary() }
})
afterEach(() => database.close())

const TEN = '2027-02-04T10:00:00.000Z'
const ELEVEN = '2027-02-04T11:00:00.000Z'
const move = (bookingId: string, slot = visitAt(ELEVEN), key = 'move') =>
  inTransaction(clinic.ctx, (tx) => moveBooking(tx, { bookingId, slot, by: 'contact', key }))
const cancel = (bookingId: string, key = 'cancel') =>
  inTransaction(clinic.ctx, (tx) => cancelBooking(tx, { bookingId, by: 'contact', key }))
const heldOf = async (asked: ReturnType<typeof hold>) => {
  const held = await asked
  if (typeof held === 'string') throw new Error(held)
  return held
}

test('a held time is free for nobody else, and is free again after five minutes', async () => {
  const { until } = await heldOf(hold(clinic, visitAt(TEN)))
  expect(until).toBe('2027-02-01T09:35:00.000Z')
  expect(await hold(clinic, visitAt('2027-02-04T10:30:00.000Z'), 'con_2')).toBe('taken')
  expect(await freeTimes(clinic, '2027-02-04', 'niamh')).not.toContain('10:00 niamh')
  database.clock.advance(5 * 60_000)
  expect(await freeTimes(clinic, '2027-02-04', 'niamh')).toContain('10:00 niamh')
  expect(await hold(clinic, visitAt('2027-02-04T10:30:00.000Z'), 'con_2')).toHaveProperty('holdId')
})

test('a repeated request gets the same hold and the same booking', async () => {
  const first = await heldOf(hold(clinic, visitAt(TEN)))
  expect(await hold(clinic, visitAt(TEN))).toEqual(first)
  const booking = await confirm(clinic, first, { conversationId: 'con_1' })
  expect(await hold(clinic, visitAt(TEN))).toEqual(first)
  expect(await confirm(clinic, first, { conversationId: 'con_1' })).toEqual(booking)
  expect(await confirm(clinic, first, { conversationId: 'con_1', key: 'again' })).toEqual(booking)
  expect(await database.db.selectFrom('bookings').select('id').execute()).toHaveLength(1)
  expect(await database.db.selectFrom('outbox').select('id').execute()).toHaveLength(1)
})

test('two conversations may use the same key', async () => {
  const first = await book(clinic, visitAt(TEN), { conversationId: 'con_1' })
  const second = await book(clinic, visitAt(ELEVEN), { conversationId: 'con_2' })
  expect(second.id).not.toBe(first.id)
})

test('a new hold of a conversation gives the old one back', async () => {
  const first = await heldOf(hold(clinic, visitAt(TEN)))
  await heldOf(hold(clinic, visitAt('2027-02-04T10:15:00.000Z'), 'con_1', 'second'))
  expect(await hold(clinic, visitAt(ELEVEN), 'con_2')).toBe('taken')
  expect(await hold(clinic, visitAt('2027-02-04T09:15:00.000Z'), 'con_3')).toHaveProperty('holdId')
  const late = { ...CALLER, holdId: first.holdId, conversationId: 'con_1', key: 'confirm' }
  expect(await inTransaction(clinic.ctx, (tx) => confirmBooking(tx, late))).toBe('expired')
})

test('a hold that has ended, or is of another conversation, becomes no booking', async () => {
  const { holdId } = await heldOf(hold(clinic, visitAt(TEN)))
  const given = { ...CALLER, holdId, key: 'confirm' }
  const confirmFor = (conversationId: string) =>
    inTransaction(clinic.ctx, (tx) => confirmBooking(tx, { ...given, conversationId }))
  expect(await confirmFor('con_2')).toBe('expired')
  database.clock.advance(5 * 60_000)
  expect(await confirmFor('con_1')).toBe('expired')
})

test('what the configuration does not offer is not held', async () => {
  const asked = {
    'before opening': visitAt('2027-02-04T08:45:00.000Z'),
    'past closing': visitAt('2027-02-04T16:30:00.000Z'),
    'not on the quarter': visitAt('2027-02-04T10:05:00.000Z'),
    'another length': visitAt(TEN, 'niamh', 30),
    'an unknown person': visitAt(TEN, 'aoife'),
    'an unknown service': { ...visitAt(TEN), serviceId: 'massage' },
    'less than an hour ahead': visitAt('2027-02-01T10:00:00.000Z'),
    'too far ahead': visitAt('2027-06-04T10:00:00.000Z'),
    'a public holiday': visitAt('2027-03-17T10:00:00.000Z'),
  }
  for (const [what, slot] of Object.entries(asked)) {
    expect([what, await hold(clinic, slot, what)]).toEqual([what, 'not offered'])
  }
  const [visit] = clinic.configuration.services
  if (visit === undefined) throw new Error('The clinic has a service.')
  const byStaff = { ...clinic, configuration: clinicDiary({ services: [{ ...visit, booksAlone: false }] }) }
  expect(await hold(byStaff, visitAt(TEN))).toBe('not offered')
})

test('the buffer after an appointment is taken', async () => {
  await book(clinic, visitAt(TEN))
  const free = await freeTimes(clinic, '2027-02-04', 'niamh')
  expect(free.slice(0, 3)).toEqual(['09:00 niamh', '11:00 niamh', '11:15 niamh'])
})

test('a cancelled time can be booked again by the same person', async () => {
  const first = await book(clinic, visitAt(TEN), { conversationId: 'con_1' })
  await cancel(first.id)
  const held = await heldOf(hold(clinic, visitAt(TEN), 'con_1', 'second'))
  const second = await confirm(clinic, held, { conversationId: 'con_1', key: 'second' })
  expect([second.startsAt, second.id === first.id]).toEqual([TEN, false])
  expect(await cancel(first.id)).toMatchObject({ status: 'cancelled', version: 1 })
  await expect(cancel(first.id, 'other')).rejects.toThrow('already cancelled')
  await expect(move(first.id)).rejects.toThrow('already cancelled')
})

test('a moved booking frees its old time, also where the two overlap', async () => {
  const { id } = await book(clinic, visitAt(TEN))
  const moved = await move(id, visitAt('2027-02-04T10:15:00.000Z'))
  expect(moved).toMatchObject({ startsAt: '2027-02-04T10:15:00.000Z', version: 1 })
  expect(await move(id, visitAt('2027-02-04T10:15:00.000Z'))).toEqual(moved)
  const { cells } = await database.db
    .selectFrom('booking_cells')
    .select((row) => row.fn.countAll<number>().as('cells'))
    .executeTakeFirstOrThrow()
  expect(Number(cells)).toBe(11)
  expect(await freeTimes(clinic, '2027-02-04', 'niamh')).toContain('09:15 niamh')
})

test('a booking that cannot move stays as it is', async () => {
  const { id } = await book(clinic, visitAt(TEN))
  await book(clinic, visitAt(ELEVEN))
  expect(await move(id, visitAt(ELEVEN), 'a')).toBe('taken')
  expect(await move(id, visitAt('2027-02-06T11:00:00.000Z'), 'b')).toBe('not offered')
  const stale = { bookingId: id, slot: visitAt(ELEVEN, 'eoin'), by: 'contact' as const, key: 'c', version: 3 }
  await expect(inTransaction(clinic.ctx, (tx) => moveBooking(tx, stale))).rejects.toThrow('has changed since')
  expect(await hold(clinic, visitAt(TEN), 'con_9')).toBe('taken')
})

test('a booking that has begun is neither moved nor cancelled', async () => {
  const { id } = await book(clinic, visitAt(TEN))
  database.clock.set(TEN)
  await expect(move(id)).rejects.toThrow('already begun')
  await expect(cancel(id)).rejects.toThrow('already begun')
})

test('the history says who did what, and the audit log has ids only', async () => {
  const { id } = await book(clinic, visitAt(TEN))
  await move(id)
  await cancel(id)
  const { changes } = await getStaffBooking(member, id)
  expect(changes.map(({ kind, by, previousStartsAt, startsAt }) => [kind, by, previousStartsAt, startsAt])).toEqual([
    ['held', 'receptionist', null, TEN],
    ['booked', 'receptionist', null, TEN],
    ['moved', 'contact', TEN, ELEVEN],
    ['cancelled', 'contact', ELEVEN, ELEVEN],
  ])
  const lines = await database.db.selectFrom('audit_log').selectAll().where('subject_id', '=', id).execute()
  expect(lines.map(({ action }) => action).toSorted()).toEqual(['booking.booked', 'booking.cancelled', 'booking.moved'])
  expect(JSON.stringify(lines)).not.toContain('maire')
})

test('a contact finds the bookings of the conversation or of the proven address, and nobody of another organisation', async () => {
  const { id, organisationId } = await book(clinic, visitAt(TEN), { conversationId: 'con_1' })
  const other = await createMember(database)
  const find = (query: Parameters<typeof findBookingsOfContact>[1]) => findBookingsOfContact(clinic.ctx, query)
  expect(await find({ organisationId, conversationId: 'con_1' })).toMatchObject([{ id }])
  expect(await find({ organisationId, email: ' MAIRE@example.ie' })).toMatchObject([{ id }])
  expect(await find({ organisationId: other.actor.organisationId, email: 'maire@example.ie' })).toEqual([])
  await expect(getStaffBooking(other, id)).rejects.toThrow('no such booking')
  const contact = testCtx(database, {
    kind: 'contact',
    organisationId: other.actor.organisationId,
    contactId: 'x',
    conversationId: 'y',
  })
  await expect(
    inTransaction(contact, (tx) => cancelBooking(tx, { bookingId: id, by: 'receptionist', key: 'k' })),
  ).rejects.toThrow('no such booking')
})
