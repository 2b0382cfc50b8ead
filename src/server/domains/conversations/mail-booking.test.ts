import { afterEach, beforeEach, expect, test } from 'vitest'
import { asTx, openTestDatabase, type TestDatabase, testCtx } from '../../../../tests/support/database.ts'
import { openPractice, PRACTICE, startTalk, WEDNESDAY } from '../../../../tests/support/talk.ts'
import { mailBooking } from './index.ts'

let database: TestDatabase
beforeEach(async () => {
  database = { ...(await openTestDatabase()), now: () => new Date(WEDNESDAY) }
})
afterEach(() => database.close())

/** Runs the waiting jobs, as the worker does, and returns the mails. */
async function listMails() {
  const jobs = await database.db
    .selectFrom('jobs')
    .select(['id', 'payload'])
    .where('name', '=', 'mail-booking')
    .execute()
  for (const { id, payload } of jobs) {
    await mailBooking(asTx({ ...testCtx(database), actor: { kind: 'job', name: 'mail-booking' } }), JSON.parse(payload))
    await database.db.deleteFrom('jobs').where('id', '=', id).execute()
  }
  const mails = database.db.selectFrom('outbox').select('props').where('template', '=', 'booking-notification')
  return (await mails.orderBy('id').execute()).map(({ props }) => JSON.parse(props))
}

test('the staff hear of each booking that a caller makes, moves and cancels', async () => {
  const { slug } = await openPractice(database)
  const talk = await startTalk(database, slug)
  for (const line of ['first visit on friday at 10', 'Joe Byrne 087 123 4567', 'yes']) await talk.say(line)
  for (const line of ['move it to 11', 'yes', 'cancel it please', 'yes']) await talk.say(line)
  const [booked, moved, cancelled, ...others] = await listMails()
  expect(others).toEqual([])
  expect(booked).toMatchObject({
    change: 'booked',
    customer: 'Joe Byrne',
    service: 'First visit',
    diaryName: 'Niamh',
    startsAt: '2026-11-20T10:00:00.000Z',
    previousStartsAt: null,
  })
  expect(moved).toMatchObject({
    change: 'moved',
    startsAt: '2026-11-20T11:00:00.000Z',
    previousStartsAt: '2026-11-20T10:00:00.000Z',
  })
  expect(cancelled).toMatchObject({ change: 'cancelled', previousStartsAt: null })
  // However it is written: an id may hold "087".
  expect(JSON.stringify([booked, moved, cancelled])).not.toMatch(/123 ?4567/)
})

test('an only diary is not named', async () => {
  const { diary } = PRACTICE
  const services = diary.services.map((service) => ({ ...service, diaryIds: ['niamh'] }))
  const { slug } = await openPractice(database, {
    diary: { ...diary, services, diaries: [{ id: 'niamh', name: 'Niamh' }] },
  })
  const talk = await startTalk(database, slug)
  for (const line of ['first visit on friday at 10', 'Joe Byrne 087 123 4567', 'yes']) await talk.say(line)
  expect(await listMails()).toMatchObject([{ change: 'booked', diaryName: null }])
})

test('an organisation that wants no such mails gets none', async () => {
  const { slug } = await openPractice(database, { mailsBookings: false })
  const talk = await startTalk(database, slug)
  for (const line of ['first visit on friday at 10', 'Joe Byrne 087 123 4567', 'yes']) await talk.say(line)
  expect(await listMails()).toEqual([])
})
