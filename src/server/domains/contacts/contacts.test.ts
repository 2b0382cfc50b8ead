import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testCtx } from '../../../../tests/support/database.ts'
import { createMember } from '../../../../tests/support/members.ts'
import { listOrphans } from '../../../../tests/support/orphans.ts'
import { openPractice, startTalk, WEDNESDAY } from '../../../../tests/support/talk.ts'
import { inTransaction } from '../../database/transaction.ts'
import { bookingLinkToken, deleteOldBookings, getOwnBooking } from '../bookings/index.ts'
import { deleteOldConversations } from '../conversations/index.ts'
import {
  findAlsoOfBooking,
  findAlsoOfConversation,
  findSubject,
  getContact,
  getRetention,
  noteOpenedLink,
  noteProvenEmail,
  saveRetention,
} from './index.ts'

let database: TestDatabase
let now: Date
let practice: Awaited<ReturnType<typeof openPractice>>
beforeEach(async () => {
  now = new Date(WEDNESDAY)
  database = { ...(await openTestDatabase()), now: () => now }
  practice = await openPractice(database)
})
afterEach(() => database.close())

const PAT = 'pat@example.ie'
const tellAll = async (lines: string[]) => {
  const talk = await startTalk(database, practice.slug)
  for (const line of lines) await talk.say(line)
  return talk
}
const bookFor = (email: string, hour = '10') =>
  tellAll([`a massage on Friday at ${hour}`, 'Pat Byrne', email, 'yes please'])
const readBooking = async (conversationId: string) =>
  database.db.selectFrom('bookings').selectAll().where('conversation_id', '=', conversationId).executeTakeFirstOrThrow()
const readCodes = async (template: string) => {
  const rows = await database.db
    .selectFrom('outbox')
    .select('props')
    .where('template', '=', template)
    .orderBy('id')
    .execute()
  return rows.map(({ props }) => JSON.parse(props).code as string)
}
const proveIn = async (talk: Awaited<ReturnType<typeof startTalk>>, email: string) => {
  await talk.say('What time is my appointment?')
  await talk.say(email)
  return talk.say((await readCodes('booking-code')).at(-1) ?? '')
}
const openLink = async (bookingId: string, isMailed: boolean) => {
  const ctx = testCtx(database)
  const token = await inTransaction(ctx, (tx) => bookingLinkToken(tx, { bookingId, isMailed }))
  await getOwnBooking(ctx, token)
  await noteOpenedLink(ctx, token)
}
const subjectOf = (email: string) => findSubject(database, { organisationId: practice.organisationId, email })

test('a code entered in a conversation brings it together with the bookings of its address, and nobody by a name', async () => {
  const first = await bookFor(PAT)
  const stranger = await bookFor('other@example.ie', '12')
  expect((await subjectOf(PAT)).contactId).toBeUndefined()
  expect(await findAlsoOfConversation(practice.member, first.id)).toBeNull()
  const second = await startTalk(database, practice.slug)
  await proveIn(second, PAT)
  const { contactId = '', conversationIds } = await subjectOf(PAT)
  expect(conversationIds).toEqual([first.id, second.id].toSorted())
  const booking = await readBooking(first.id)
  const contact = await getContact(practice.member, contactId)
  expect(contact).toMatchObject({ email: PAT, bookings: [{ id: booking.id, isComing: true }] })
  expect(await findAlsoOfConversation(practice.member, second.id)).toMatchObject({
    contactId,
    conversations: [{ id: first.id }],
    bookings: [{ id: booking.id }],
  })
  expect(await findAlsoOfBooking(practice.member, booking.id)).toMatchObject({ contactId, bookings: [] })
  expect(JSON.stringify(contact)).not.toContain(stranger.id)
  expect(await listOrphans(database)).toEqual([])
})

test('a second proof in a conversation takes it over and joins no addresses', async () => {
  await bookFor(PAT)
  await bookFor('sam@example.ie', '12')
  const shared = await startTalk(database, practice.slug)
  await proveIn(shared, PAT)
  const key = { organisationId: practice.organisationId, conversationId: shared.id }
  await inTransaction(testCtx(database), (tx) => noteProvenEmail(tx, key, 'Sam@Example.ie'))
  const [pat, sam] = [await subjectOf(PAT), await subjectOf('sam@example.ie')]
  expect(pat.contactId).not.toBe(sam.contactId)
  expect([pat.conversationIds.includes(shared.id), sam.conversationIds.includes(shared.id)]).toEqual([false, true])
  const names = await database.db
    .selectFrom('contacts')
    .select('name')
    .where('id', '=', sam.contactId ?? '')
    .execute()
  expect(names).toEqual([{ name: null }])
})

test('only a mailed link proves an address, and it gives the chat of its booking no rights', async () => {
  const talk = await bookFor(PAT)
  const { id } = await readBooking(talk.id)
  await openLink(id, false)
  expect((await subjectOf(PAT)).contactId).toBeUndefined()
  await Promise.all([openLink(id, true), openLink(id, true)])
  expect(await subjectOf(PAT)).toMatchObject({ contactId: expect.any(String), conversationIds: [talk.id] })
  await bookFor(PAT, '14')
  // The writer of the first conversation never entered a code, so it knows its own booking alone.
  expect((await talk.say('What time is my appointment?')).text).not.toContain('14:00')
})

test('an address that was only typed shows nothing of the conversation, and another organisation knows nobody', async () => {
  const talk = await startTalk(database, practice.slug)
  await talk.say('Please ring me, my email is pat@example.ie')
  await database.db
    .updateTable('contacts')
    .set({ email: 'Pat@example.ie' })
    .where('id', '=', talk.ctx.actor.contactId)
    .execute()
  await bookFor(PAT)
  const subject = await subjectOf(PAT)
  expect([subject.conversationIds.includes(talk.id), subject.typedIds]).toEqual([false, [talk.id]])
  await openLink(subject.bookingIds[0] ?? '', true)
  const { contactId = '' } = await subjectOf(PAT)
  const stranger = await createMember(database)
  for (const id of [contactId, 'cnt_none', '%00', talk.ctx.actor.contactId]) {
    await expect(getContact(stranger, id)).rejects.toMatchObject({ code: 'not_found' })
  }
  await expect(getContact(practice.member, talk.ctx.actor.contactId)).rejects.toMatchObject({ code: 'not_found' })
  const elsewhere = { organisationId: stranger.actor.organisationId, email: PAT }
  expect(await findSubject(database, elsewhere)).toMatchObject({ bookingIds: [], conversationIds: [], typedIds: [] })
})

test('conversations and bookings go after the periods of their organisation', async () => {
  const { member, organisationId } = practice
  expect(await getRetention(database, organisationId)).toEqual({ conversations: 12, bookings: 24 })
  const talk = await bookFor(PAT)
  await openLink((await readBooking(talk.id)).id, true)
  const save = (fields: object) => saveRetention(member, { seen: '12-24', ...fields })
  await expect(save({ conversations: 5, bookings: 6 })).rejects.toMatchObject({ code: 'invalid_input' })
  const both = [save({ conversations: 3, bookings: 6 }), save({ conversations: 1, bookings: 1 })]
  expect((await Promise.allSettled(both)).map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await database.db
    .updateTable('receptionists')
    .set({ retention_months: 3, booking_retention_months: 6 })
    .where('organisation_id', '=', organisationId)
    .execute()
  const { contactId = '' } = await subjectOf(PAT)
  const record = await getContact(member, contactId)
  expect(record.conversations[0]?.deletedOn.slice(0, 10)).toBe('2027-02-18')
  expect(record.bookings[0]?.deletedOn.slice(0, 10)).toBe('2027-05-20')
  const job = testCtx(database, { kind: 'job', name: 'test' })
  const walkTo = async (day: string) => {
    now = new Date(`${day}T12:00:00.000Z`)
    await deleteOldConversations(job)
    await deleteOldBookings(job, '2020-01-01T00:00:00.000Z', { months: 24 })
    const { conversationIds, bookingIds, contactId: left } = await subjectOf(PAT)
    return [conversationIds.length, bookingIds.length, left !== undefined]
  }
  expect(await walkTo('2027-02-17')).toEqual([1, 1, true])
  expect(await walkTo('2027-02-19')).toEqual([0, 1, true])
  expect(await walkTo('2027-05-21')).toEqual([0, 0, true])
  expect(await walkTo('2027-05-22')).toEqual([0, 0, false])
  const { rows } = await sql`select * from contacts`.execute(database.db)
  expect(rows).toEqual([])
})
