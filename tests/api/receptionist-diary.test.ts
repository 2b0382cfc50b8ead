import { beforeAll, expect, test } from 'vitest'
import { diaryConfiguration } from '#contracts/receptionist/diary.ts'
import { type Accounts, type Person, shareAccounts } from '../support/accounts.ts'
import { moveTo, organisationOf } from '../support/memberships.ts'

const DIARY = '/dashboard/business/receptionist/diary'
/** A Wednesday, and the days of both clock changes, in a distant year. */
const [WEDNESDAY, FORWARD, BACK] = ['2037-03-25', '2037-03-29', '2037-10-25']

let app: Accounts
let niamh: Person
let stranger: Person
let viewer: Person
let chosen: { serviceId: string; diaryId: string }
beforeAll(async () => {
  app = await shareAccounts()
  niamh = await app.business()
  stranger = await app.business()
  viewer = await app.account()
  const organisationId = await organisationOf(app.db, niamh.id)
  await moveTo(app.db, viewer.id, organisationId, 'viewer')
  await niamh.browser.get(DIARY)
  const { document } = await app.db
    .selectFrom('diary_configurations')
    .select('document')
    .where('organisation_id', '=', organisationId)
    .executeTakeFirstOrThrow()
  const [service] = diaryConfiguration.parse(JSON.parse(document)).services
  chosen = { serviceId: service?.id ?? '', diaryId: service?.diaryIds[0] ?? '' }
})

/** Posts a form of the diary as a browser without scripts does. */
async function submit({ browser }: Person, path: string, form: Record<string, string>) {
  const type = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
  const { status, headers, body } = await browser.send('POST', path, new URLSearchParams(form).toString(), type)
  return { status, path: headers.get('location')?.replace(/\?.*/, '') ?? '', body: String(body) }
}

const book = (person: Person, changes: Record<string, string> = {}) =>
  submit(person, `${DIARY}/new`, {
    intent: 'book',
    ...chosen,
    day: WEDNESDAY,
    time: '10:00',
    name: 'Máire Uí Chonaill',
    language: 'ga',
    outsideHours: 'on',
    key: crypto.randomUUID(),
    ...changes,
  })

test('only the organisation reaches its bookings and blocked time, and only some roles change them', async () => {
  const booking = (await book(niamh, { time: '15:00' })).path
  const leave = { intent: 'block', diaryId: chosen.diaryId, day: WEDNESDAY, lastDay: WEDNESDAY, reason: 'Leave' }
  const block = (await submit(niamh, `${DIARY}/blocks/new`, { ...leave, key: 'leave-1' })).path
  for (const path of [booking, block]) {
    expect([path, (await niamh.browser.get(path)).status]).toEqual([path, 200])
    expect([path, (await stranger.browser.get(path)).status]).toEqual([path, 404])
    expect([path, (await app.browser().get(path)).status]).toEqual([path, 401])
  }
  const seen = await viewer.browser.get(booking)
  expect([seen.status, seen.body.includes('Máire Uí Chonaill'), seen.body.includes('Cancel booking')]).toEqual([
    200,
    true,
    false,
  ])
  expect((await book(viewer)).status).toBe(403)
  const move = { intent: 'move', diaryId: chosen.diaryId, day: WEDNESDAY, time: '16:00', version: '0', key: 'move-1' }
  for (const form of [move, { intent: 'cancel', key: 'cancel-1' }]) {
    expect([form.intent, (await submit(stranger, booking, form)).status]).toEqual([form.intent, 404])
    expect([form.intent, (await submit(viewer, booking, form)).status]).toEqual([form.intent, 403])
  }
  expect((await submit(viewer, block, { intent: 'unblock' })).status).toBe(403)
  expect((await submit(niamh, block, { intent: 'unblock' })).status).toBe(303)
  expect((await submit(niamh, booking, { intent: 'cancel', key: 'cancel-2' })).status).toBe(303)
})

test('a refused form says why and keeps the typed text', async () => {
  for (const [said, changes] of Object.entries({
    'Please give a name': { name: ' ' },
    'Please write an email address': { email: 'nonsense' },
    'there is no 01:30': { day: FORWARD, time: '01:30' },
    'Times are multiples of five minutes': { time: '10:03' },
    'Please write a time as 09:30': { time: 'noon' },
    'Please choose a day': { day: 'tomorrow' },
    'This time has passed': { day: '2020-01-01' },
    'Tick the box': { time: '03:00', outsideHours: '' },
    'This service is not offered here': { diaryId: 'nobody' },
  })) {
    const { status, body } = await book(niamh, { note: 'Knee and shoulder', ...changes })
    expect([said, status, body.includes(said), body.includes('Knee and shoulder')]).toEqual([said, 422, true, true])
  }
})

test("a form books the pressed one of a repeated hour's two times", async () => {
  const [summer, winter] = [`${BACK}T00:30:00.000Z`, `${BACK}T01:30:00.000Z`]
  const pages = [
    await book(niamh, { day: BACK, time: '01:30', at: winter }),
    await book(niamh, { day: BACK, time: '01:30' }),
  ]
  const rows = await app.db
    .selectFrom('bookings')
    .select(['id', 'starts_at'])
    .where('starts_at', 'in', [summer, winter])
    .execute()
  const starts = pages.map(({ path }) => rows.find(({ id }) => path.endsWith(id))?.starts_at)
  expect(starts).toEqual([winter, summer])
  const { body } = await niamh.browser.get(`${DIARY}?day=${BACK}&view=list`)
  for (const words of ['01:30 (summer time)', '01:30 (winter time)', 'The clocks go back'])
    expect(body).toContain(words)
})

test('an invalid address shows this week', async () => {
  for (const query of ['day=nonsense', 'day=9999-12-31', 'day=2037-02-30', 'view=pie', 'who=%00', 'who=nobody']) {
    expect([query, (await niamh.browser.get(`${DIARY}?${query}`)).status]).toEqual([query, 200])
  }
  expect((await niamh.browser.get(`${DIARY}/bkg_nobody`)).status).toBe(404)
  expect((await niamh.browser.get(`${DIARY}/blocks/nonsense`)).status).toBe(404)
})
