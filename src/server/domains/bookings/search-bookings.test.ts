import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testCtx } from '../../../../tests/support/database.ts'
import { book, clinicDiary, publish, visitAt } from '../../../../tests/support/diary.ts'
import { createMember, type MemberCtx } from '../../../../tests/support/members.ts'
import { searchBookings } from './index.ts'

let database: TestDatabase
let member: MemberCtx
beforeEach(async () => {
  database = await openTestDatabase()
  database.clock.set('2027-02-01T09:30:00.000Z')
  member = await createMember(database)
  const { organisationId } = member.actor
  const clinic = { ctx: testCtx(database), organisationId, configuration: clinicDiary() }
  await publish(clinic)
  await book(clinic, visitAt('2027-02-04T10:00:00.000Z'), { name: 'Seán Ó Murchú', email: 'sean@example.ie' })
  await book(clinic, visitAt('2027-02-05T10:00:00.000Z'))
  await database.db
    .updateTable('bookings')
    .set({ phone: '+353871234567' })
    .where('name', '=', 'Seán Ó Murchú')
    .execute()
})
afterEach(() => database.close())

const find = async (query: string, ctx = member) => (await searchBookings(ctx, query)).map(({ name }) => name)

test('a booking is found by a name without fadas, an address or a number in any form, and by nobody else', async () => {
  for (const query of ['murchu', 'sean o mur', 'SEAN@example.ie', '087 123 4567', '+353 87 1234567', '234567']) {
    expect([query, await find(query)]).toEqual([query, ['Seán Ó Murchú']])
  }
  expect(await find('example.ie')).toEqual(['Máire Ní Bhriain', 'Seán Ó Murchú'])
  for (const query of ['', '  ', '%', 'urchu', '087', 'sean walsh'])
    expect([query, await find(query)]).toEqual([query, []])
  expect(await find('murchu', await createMember(database))).toEqual([])
})

test('what is found says when it is, and whether it is past or cancelled', async () => {
  database.clock.set('2027-02-04T12:00:00.000Z')
  await database.db
    .updateTable('bookings')
    .set({ status: 'cancelled' })
    .where('name', '=', 'Máire Ní Bhriain')
    .execute()
  expect(await searchBookings(member, 'example')).toMatchObject([
    { status: 'cancelled', isPast: false },
    { status: 'booked', isPast: true, serviceName: { en: 'First visit' } },
  ])
})
