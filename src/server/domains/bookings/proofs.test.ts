import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testConfig, testCtx } from '../../../../tests/support/database.ts'
import { book, clinicDiary, type Diary, publish, visitAt } from '../../../../tests/support/diary.ts'
import { createMember, type MemberCtx } from '../../../../tests/support/members.ts'
import { listOrphans } from '../../../../tests/support/orphans.ts'
import { inTransaction } from '../../database/transaction.ts'
import { eraseEmptyOrganisations } from '../privacy/index.ts'
import {
  bookByHand,
  bookingLinkToken,
  cancelBooking,
  cancelByStaff,
  cancelOwnBooking,
  correctBooking,
  deleteOldBookings,
  findDiaryConfiguration,
  getBooking,
  getDiaryWeek,
  getOwnBooking,
  listBookings,
  listOwnFreeDays,
  moveBooking,
  moveByStaff,
  moveOwnBooking,
  proveByCode,
  remindOfBooking,
  renderOwnCalendarFile,
  sendBookingCode,
} from './index.ts'

let database: TestDatabase
let member: MemberCtx
let clinic: Diary
beforeEach(async () => {
  database = await openTestDatabase({ config: { ...testConfig(), rateLimits: true } })
  database.clock.set('2027-02-01T09:30:00.000Z')
  member = await createMember(database)
  clinic = { ctx: testCtx(database), organisationId: member.actor.organisationId, configuration: clinicDiary() }
  await publish(clinic)
})
afterEach(() => database.close())

const TEN = '2027-02-04T10:00:00.000Z'
const NOON = '2027-02-04T12:00:00.000Z'
const linkOf = (bookingId: string) => inTransaction(clinic.ctx, (tx) => bookingLinkToken(tx, { bookingId }))
const mails = async (template: string) => {
  const rows = await database.db.selectFrom('outbox').select('props').where('template', '=', template).execute()
  return rows.map(({ props }) => JSON.parse(props))
}
const reminders = () =>
  database.db
    .selectFrom('jobs')
    .select(['payload', 'run_at'])
    .where('name', '=', 'remind-of-booking')
    .orderBy('id')
    .execute()

test('a code proves an address once, for ten minutes', async () => {
  const { id, organisationId } = await book(clinic, visitAt(TEN))
  const address = { organisationId, email: 'Maire@example.ie' }
  await inTransaction(clinic.ctx, (tx) => sendBookingCode(tx, { ...address, language: 'en' }))
  const [{ code }] = await mails('booking-code')
  expect(code).toMatch(/^\d{6}$/)
  const other = code === '000000' ? '000001' : '000000'
  expect(await proveByCode(clinic.ctx, { ...address, code: other })).toBe('wrong')
  expect(await proveByCode(clinic.ctx, { ...address, code })).toMatchObject([{ id }])
  expect(await proveByCode(clinic.ctx, { ...address, code })).toBe('wrong')
  await inTransaction(clinic.ctx, (tx) => sendBookingCode(tx, { ...address, language: 'en' }))
  database.clock.advance(10 * 60_000)
  expect(await proveByCode(clinic.ctx, { ...address, code: (await mails('booking-code')).at(-1).code })).toBe('wrong')
})

test('a code is no good for another organisation or address, and guesses are limited', async () => {
  const { organisationId } = await book(clinic, visitAt(TEN))
  const address = { organisationId, email: 'maire@example.ie' }
  await inTransaction(clinic.ctx, (tx) => sendBookingCode(tx, { ...address, language: 'en' }))
  const [{ code }] = await mails('booking-code')
  const other = (await createMember(database)).actor.organisationId
  expect(await proveByCode(clinic.ctx, { ...address, organisationId: other, code })).toBe('wrong')
  expect(await proveByCode(clinic.ctx, { ...address, email: 'a@example.ie', code })).toBe('wrong')
  for (let guess = 0; guess < 5; guess++) await proveByCode(clinic.ctx, { ...address, code: 'guess' })
  await expect(proveByCode(clinic.ctx, { ...address, code })).rejects.toThrow('Too many attempts')
})

test('an address without a booking gets no code, and the same answer', async () => {
  const { organisationId } = await book(clinic, visitAt(TEN))
  for (const email of ['maire@example.ie', 'stranger@example.ie']) {
    const ask = () => inTransaction(clinic.ctx, (tx) => sendBookingCode(tx, { organisationId, email, language: 'en' }))
    for (let count = 0; count < 5; count++) expect(await ask()).toBeUndefined()
    await expect(ask()).rejects.toThrow('Too many attempts')
  }
  const codes = database.db.selectFrom('outbox').select('recipient').distinct().where('template', '=', 'booking-code')
  expect(await codes.execute()).toEqual([{ recipient: 'maire@example.ie' }])
})

test('a link moves and cancels its booking alone, also for somebody who is signed in elsewhere', async () => {
  const stranger = await createMember(database)
  const { id } = await book(clinic, visitAt(TEN))
  const token = await linkOf(id)
  const move = { diaryId: 'eoin', startsAt: NOON, version: '0', key: 'a' }
  expect(await moveOwnBooking(stranger, token, move)).toBe('moved')
  expect(await getOwnBooking(stranger, token)).toMatchObject({ startsAt: NOON, diaryName: 'Eoin', state: 'upcoming' })
  await expect(moveOwnBooking(clinic.ctx, token, { ...move, startsAt: TEN, key: 'b' })).rejects.toThrow('has changed')
  expect(
    await moveOwnBooking(clinic.ctx, token, { ...move, startsAt: '2027-02-06T10:00:00.000Z', version: '1', key: 'c' }),
  ).toBe('taken')
  expect(await renderOwnCalendarFile(clinic.ctx, token)).toContain(`UID:${id}@ogham.example`)
  await cancelOwnBooking(clinic.ctx, token, { key: 'd' })
  expect(await getOwnBooking(clinic.ctx, token)).toMatchObject({ state: 'cancelled', canMove: false })
  await expect(renderOwnCalendarFile(clinic.ctx, token)).rejects.toThrow('cancelled')
})

test('a new address of a booking gets its news, its reminder and a link, and the links in earlier mails end', async () => {
  const { id, organisationId } = await book(clinic, visitAt(TEN))
  const [{ url }] = await mails('booking-news')
  const shown = await linkOf(id)
  const correct = (person: { name?: string; email?: string; phone?: string }, key: string) =>
    inTransaction(clinic.ctx, (tx) =>
      correctBooking(tx, { bookingId: id, person, by: 'receptionist', language: 'en', key }),
    )
  const told = { mailedTo: 'nora@example.ie' }
  expect(await correct({ name: 'Nóra Ní Bhriain', email: 'Nora@example.ie' }, 'a')).toEqual(told)
  expect(await correct({ name: 'Nóra Ní Bhriain', email: 'Nora@example.ie' }, 'a')).toEqual(told)
  expect(await getBooking(clinic.ctx, { bookingId: id })).toMatchObject({
    name: 'Nóra Ní Bhriain',
    email: 'nora@example.ie',
    startsAt: TEN,
    version: 1,
  })
  expect((await mails('booking-news')).map(({ news, email }) => [news, email])).toEqual([
    ['booked', 'maire@example.ie'],
    ['corrected', 'nora@example.ie'],
  ])
  const earlier = await database.db
    .selectFrom('outbox')
    .select(['recipient', 'props'])
    .where('template', '=', 'booking-readdressed')
    .execute()
  expect(earlier.map(({ recipient }) => recipient)).toEqual(['maire@example.ie'])
  expect(earlier[0]?.props).not.toMatch(/nora/i)
  expect((await reminders()).map(({ payload }) => JSON.parse(payload).version)).toEqual([0, 1])
  await expect(getOwnBooking(clinic.ctx, url.split('/').at(-1))).rejects.toThrow('no longer valid')
  expect(await getOwnBooking(clinic.ctx, shown)).toMatchObject({ version: 1 })
  expect(await listBookings(clinic.ctx, { organisationId, from: TEN, to: NOON })).toMatchObject([{ id }])
})

test('a mail names no number of its receiver, so a new number alone is not mailed, and a cancelled booking keeps its own', async () => {
  const { id } = await book(clinic, visitAt(TEN))
  const correct = (key: string) =>
    inTransaction(clinic.ctx, (tx) =>
      correctBooking(tx, { bookingId: id, person: { phone: '0871234567' }, by: 'receptionist', language: 'ga', key }),
    )
  expect(await correct('a')).toEqual({})
  expect(await getBooking(clinic.ctx, { bookingId: id })).toMatchObject({ phone: '0871234567', language: 'ga' })
  expect(await mails('booking-news')).toHaveLength(1)
  expect(await mails('booking-readdressed')).toEqual([])
  await inTransaction(clinic.ctx, (tx) => cancelBooking(tx, { bookingId: id, by: 'contact', key: 'c' }))
  await expect(correct('b')).rejects.toThrow('already cancelled')
})

test('a note of an appointment is mailed if it says how many come, and an address that stays hears nothing', async () => {
  const { id } = await book(clinic, visitAt(TEN))
  const correct = (person: { note?: string; email?: string }, key: string) =>
    inTransaction(clinic.ctx, (tx) =>
      correctBooking(tx, { bookingId: id, person, by: 'receptionist', language: 'en', key }),
    )
  expect(await correct({ note: 'the knee again' }, '0')).toEqual({})
  expect(await correct({ note: '7 people' }, 'a')).toEqual({ mailedTo: 'maire@example.ie' })
  expect(await correct({ email: 'maire@example.ie' }, 'b')).toEqual({ mailedTo: 'maire@example.ie' })
  expect(await getBooking(clinic.ctx, { bookingId: id })).toMatchObject({ note: '7 people', email: 'maire@example.ie' })
  expect(await mails('booking-readdressed')).toEqual([])
})

test('the mail and the calendar file of an appointment by phone name no address', async () => {
  const [visit] = clinicDiary().services
  if (visit === undefined) throw new Error('The clinic has no service.')
  const name = { en: 'Phone consultation', ga: 'Comhairliúchán gutháin' }
  clinic = { ...clinic, configuration: clinicDiary({ services: [{ ...visit, name }] }) }
  await publish(clinic)
  await database.db.updateTable('organisations').set({ address: '4 Quay Street' }).execute()
  const { id } = await book(clinic, visitAt(TEN), { language: 'ga' })
  expect(await mails('booking-news')).toMatchObject([{ place: 'Ar an bhfón' }])
  expect(await renderOwnCalendarFile(clinic.ctx, await linkOf(id))).toContain('LOCATION:Ar an bhfón')
})

test('altered, invented and old links have one answer', async () => {
  const { id } = await book(clinic, visitAt(TEN))
  const token = await linkOf(id)
  for (const wrong of ['', 'x', `${token}x`, token.toUpperCase(), id]) {
    await expect(getOwnBooking(clinic.ctx, wrong)).rejects.toThrow('no longer valid')
  }
  database.clock.set('2027-02-10T10:00:00.000Z')
  expect(await getOwnBooking(clinic.ctx, token)).toMatchObject({ state: 'over', canMove: false })
  database.clock.set('2027-03-07T10:00:00.000Z')
  await expect(getOwnBooking(clinic.ctx, token)).rejects.toThrow('no longer valid')
})

test('the page offers a week of free times, and names days that are full or closed', async () => {
  const closures = [{ from: '2027-02-08', to: '2027-02-08', name: { en: 'Training', ga: 'Oiliúint' } }]
  clinic = { ...clinic, configuration: clinicDiary({ closures }) }
  await publish(clinic)
  const { id } = await book(clinic, visitAt(TEN))
  for (let hour = 9; hour < 17; hour++) {
    for (const diary of ['niamh', 'eoin'])
      await book(clinic, visitAt(`2027-02-05T${String(hour).padStart(2, '0')}:00:00.000Z`, diary))
  }
  const token = await linkOf(id)
  const { days, earlier, later } = await listOwnFreeDays(clinic.ctx, token, {})
  expect(days.map(({ day, closed, times }) => [day.slice(8), closed?.ga, times.length])).toEqual([
    ['04', undefined, 6],
    ['05', undefined, 0],
    ['06', '', 0],
    ['07', '', 0],
    ['08', 'Oiliúint', 0],
    ['09', undefined, 6],
    ['10', undefined, 6],
  ])
  expect([earlier, later]).toEqual(['2027-02-01', '2027-02-11'])
  const whole = await listOwnFreeDays(clinic.ctx, token, { from: '2027-02-04', allOf: '2027-02-04' })
  const [first] = whole.days
  expect([first?.times.length, first?.hasMore, first?.times.some(({ startsAt }) => startsAt === TEN)]).toEqual([
    29,
    false,
    false,
  ])
  const last = await listOwnFreeDays(clinic.ctx, token, { from: '2099-01-01' })
  expect([last.days.map(({ day }) => day), last.later]).toEqual([['2027-04-02'], null])
})

test('a reminder comes the day before at the same Irish time, and not for a booking made later', async () => {
  database.clock.set('2027-03-20T10:00:00.000Z')
  const booking = await book(clinic, visitAt('2027-03-30T10:00:00.000Z'))
  await book(clinic, visitAt('2027-03-22T10:00:00.000Z', 'eoin'), { conversationId: 'con_2' })
  database.clock.set('2027-03-28T10:00:00.000Z')
  // The clocks went forward in the night before Sunday. Monday is a public holiday.
  expect((await reminders()).map(({ run_at }) => run_at)).toEqual([
    '2027-03-29T10:00:00.000Z',
    '2027-03-21T10:00:00.000Z',
  ])
  database.clock.set('2027-03-29T10:30:00.000Z')
  await book(clinic, visitAt('2027-03-30T09:00:00.000Z', 'eoin'), { conversationId: 'con_3' })
  expect(await reminders()).toHaveLength(2)
  const remind = (version: number) =>
    inTransaction(clinic.ctx, (tx) => remindOfBooking(tx, { bookingId: booking.id, version }))
  await remind(0)
  expect((await mails('booking-news')).filter(({ news }) => news === 'reminder')).toHaveLength(1)
})

test('a moved booking is reminded of its new time alone, and a cancelled one of none', async () => {
  const { id } = await book(clinic, visitAt(TEN))
  const slot = visitAt('2027-02-09T10:00:00.000Z')
  await inTransaction(clinic.ctx, (tx) => moveBooking(tx, { bookingId: id, slot, by: 'contact', key: 'm' }))
  const remind = async () => {
    for (const { payload } of await reminders())
      await inTransaction(clinic.ctx, (tx) => remindOfBooking(tx, JSON.parse(payload)))
    return (await mails('booking-news')).filter(({ news }) => news === 'reminder').map(({ startsAt }) => startsAt)
  }
  expect(await remind()).toEqual([slot.startsAt])
  await inTransaction(clinic.ctx, (tx) => cancelBooking(tx, { bookingId: id, by: 'contact', key: 'c' }))
  expect(await remind()).toEqual([slot.startsAt])
})

test('each change is mailed once, and only a move names the earlier time', async () => {
  const { id } = await book(clinic, visitAt(TEN))
  const slot = visitAt('2027-02-09T10:00:00.000Z')
  await inTransaction(clinic.ctx, (tx) => moveBooking(tx, { bookingId: id, slot, by: 'contact', key: 'm' }))
  await inTransaction(clinic.ctx, (tx) => cancelBooking(tx, { bookingId: id, by: 'contact', key: 'c' }))
  const told = (await mails('booking-news')).map(({ news, previousStartsAt }) => [news, previousStartsAt])
  expect(told).toEqual([
    ['booked', null],
    ['moved', TEN],
    ['cancelled', null],
  ])
})

test('above the limit of an address its mails are left out, and bookings stand', async () => {
  for (let index = 0; index < 22; index++) {
    const day = ['04', '05', '09'][Math.floor(index / 8)]
    const hour = String(9 + (index % 8)).padStart(2, '0')
    await book(clinic, visitAt(`2027-02-${day}T${hour}:00:00.000Z`), { conversationId: `con_${index}` })
  }
  expect(await mails('booking-news')).toHaveLength(20)
  expect(await database.db.selectFrom('bookings').select('id').execute()).toHaveLength(22)
})

async function listLines(reader: MemberCtx) {
  const { days } = await getDiaryWeek(reader, '2027-02-03')
  return days.flatMap(({ columns }) => columns.flatMap(({ bookings }) => bookings))
}

test('staff book at any free time of their own organisation', async () => {
  const input = {
    name: 'Seán',
    language: 'ga',
    serviceId: 'first-visit',
    diaryId: 'niamh',
    startsAt: '2027-02-06T20:05:00.000Z',
    outsideHours: true,
    key: 'k',
  }
  const booking = await bookByHand(member, input)
  expect(await bookByHand(member, input)).toEqual(booking)
  await expect(bookByHand(member, { ...input, key: 'other' })).rejects.toThrow('Somebody else has this time')
  expect(await listLines(member)).toMatchObject([{ id: booking.id, name: 'Seán', isByHand: true }])
  expect(await listLines(await createMember(database))).toEqual([])
  await expect(bookByHand(clinic.ctx, input)).rejects.toThrow('not signed in')
})

test('staff move and cancel, see a week, and reach no other organisation', async () => {
  const { id, organisationId } = await book(clinic, visitAt(TEN))
  const stranger = await createMember(database)
  const move = {
    bookingId: id,
    diaryId: 'eoin',
    startsAt: '2027-02-07T21:00:00.000Z',
    version: 0,
    outsideHours: true,
    key: 'm',
  }
  await expect(moveByStaff(stranger, move)).rejects.toThrow('no such booking')
  await expect(cancelByStaff(stranger, { bookingId: id, key: 'c' })).rejects.toThrow('no such booking')
  await expect(getBooking(stranger, { bookingId: id })).rejects.toThrow('no such booking')
  expect(await moveByStaff(member, move)).toMatchObject({ id, startsAt: move.startsAt, version: 1 })
  await expect(moveByStaff(member, { ...move, key: 'n' })).rejects.toThrow('has changed')
  expect(await listLines(member)).toMatchObject([{ id, isByHand: false }])
  const range = { organisationId, from: '2027-02-07T21:30:00.000Z', to: '2027-02-08T00:00:00.000Z' }
  expect(await listBookings(member, range)).toMatchObject([{ id }])
  await cancelByStaff(member, { bookingId: id, key: 'c' })
  expect(await listBookings(member, range)).toEqual([])
  expect(await listBookings(member, { ...range, status: 'cancelled', diaryId: 'eoin' })).toMatchObject([{ id }])
  expect(await findDiaryConfiguration(member, organisationId)).toEqual(clinic.configuration)
})

test('old bookings are deleted with their history and links, and erasing an organisation leaves nothing', async () => {
  const old = await book(clinic, visitAt(TEN))
  const kept = await book(clinic, visitAt('2027-03-30T10:00:00.000Z'))
  await inTransaction(clinic.ctx, (tx) =>
    sendBookingCode(tx, { organisationId: old.organisationId, email: 'maire@example.ie', language: 'en' }),
  )
  database.clock.set('2027-03-20T10:00:00.000Z')
  await deleteOldBookings(clinic.ctx, '2027-03-01T00:00:00.000Z', { months: 24 })
  expect(await database.db.selectFrom('bookings').select('id').execute()).toEqual([{ id: kept.id }])
  expect(await database.db.selectFrom('booking_codes').selectAll().execute()).toEqual([])
  expect(await database.db.selectFrom('booking_holds').select('id').execute()).toEqual([])
  expect(await listOrphans(database)).toEqual([])
  const job = testCtx(database, { kind: 'job', name: 'test' })
  await database.db.deleteFrom('users').where('id', '=', member.actor.userId).execute()
  await eraseEmptyOrganisations(job)
  for (const table of [
    'bookings',
    'booking_changes',
    'booking_links',
    'booking_cells',
    'diary_configurations',
  ] as const) {
    expect([table, await database.db.selectFrom(table).selectAll().execute()]).toEqual([table, []])
  }
})
