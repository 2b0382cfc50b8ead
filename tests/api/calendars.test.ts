import { beforeAll, expect, test } from 'vitest'
import { type Accounts, type Person, shareAccounts } from '../support/accounts.ts'
import { moveTo, organisationOf } from '../support/memberships.ts'

const SET_UP = '/dashboard/business/receptionist/set-up'
const DIARY = '/dashboard/business/receptionist/diary'

let app: Accounts
let niamh: Person
let diaryId: string
beforeAll(async () => {
  app = await shareAccounts()
  niamh = await app.business()
  const page = await niamh.browser.get(SET_UP)
  diaryId = /name="diaryId" value="([\w-]+)"/.exec(page.body)?.[1] ?? ''
})

/** Posts a form of the page as a browser without scripts does. */
async function submit({ browser }: Person, path: string, form: Record<string, string>) {
  const type = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
  return browser.send('POST', path, new URLSearchParams(form).toString(), type)
}

async function readAddress(): Promise<string> {
  const { body } = await niamh.browser.get(SET_UP)
  return /\/calendar\/[\w-]{20,}\.ics/.exec(body)?.[0] ?? ''
}

async function book(): Promise<void> {
  const { body } = await niamh.browser.get(`${DIARY}/new`)
  const serviceId = /name="serviceId"[\s\S]*?<option value="([\w-]+)"/.exec(body)?.[1] ?? ''
  const day = new Date(Date.now() + 10 * 24 * 3_600_000).toISOString().slice(0, 10)
  const form = { serviceId, diaryId, day, time: '10:00', name: 'Máire Uí Chonaill', language: 'ga', outsideHours: 'on' }
  const { status } = await submit(niamh, `${DIARY}/new`, { intent: 'book', ...form, phone: '087 123 4567', key: 'k1' })
  expect(status).toBe(303)
}

test('a feed has the chosen details at its private address, which ends when it is renewed', async () => {
  const stranger = app.browser()
  expect((await submit(niamh, SET_UP, { intent: 'save-feed', diaryId, detail: 'service' })).status).toBe(303)
  await book()
  const address = await readAddress()
  const first = await stranger.get(address)
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(first.headers.get('cache-control')).toBe('private, no-cache')
  expect(first.headers.get('referrer-policy')).toBe('same-origin')
  expect(first.body).toMatch(/UID:bkg_\w+@/)
  expect(first.body).toMatch(/DTSTART:\d{8}T\d{6}Z/)
  for (const secret of ['Máire', '123 4567']) expect(first.body).not.toContain(secret)
  const etag = first.headers.get('etag') ?? ''
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await stranger.get(address, { 'if-none-match': known })
    expect([again.status, again.body]).toEqual([304, ''])
  }
  await submit(niamh, SET_UP, { intent: 'save-feed', diaryId, detail: 'name' })
  const named = await stranger.get(address, { 'if-none-match': etag })
  expect(named.status).toBe(200)
  expect(named.body).toContain('Máire Uí Chonaill')
  await submit(niamh, SET_UP, { intent: 'save-feed', diaryId, detail: 'busy' })
  expect((await stranger.get(address)).body).toContain('SUMMARY:Busy')
  await submit(niamh, SET_UP, { intent: 'renew-feed', diaryId })
  expect((await stranger.get(address)).status).toBe(404)
  const renewed = await readAddress()
  expect([renewed === address, (await stranger.get(renewed)).status]).toEqual([false, 200])
  await submit(niamh, SET_UP, { intent: 'remove-feed', diaryId })
  expect((await stranger.get(renewed)).status).toBe(404)
  expect((await stranger.send('DELETE', renewed)).status).toBe(405)
})

test('an internal address is refused at its field, and a dead link is shown in words', async () => {
  for (const address of [
    'https://127.0.0.1/',
    'https://[::ffff:10.0.0.1]/',
    'http://example.com/',
    'file:///etc/passwd',
    'https://name:word@example.com/a.ics',
  ]) {
    const refused = await submit(niamh, SET_UP, { intent: 'add-calendar', diaryId, address, name: '' })
    expect(refused.status).toBe(422)
  }
  const address = 'https://nowhere.invalid/private-0123456789/basic.ics'
  const form = { intent: 'add-calendar', diaryId, address, name: 'Home' }
  expect((await submit(niamh, SET_UP, form)).status).toBe(303)
  expect((await submit(niamh, SET_UP, form)).status).toBe(409)
  // The job reads it by itself.
  await expect
    .poll(async () => (await niamh.browser.get(SET_UP)).body, { timeout: 20_000 })
    .toContain('No server with this name')
  const { body } = await niamh.browser.get(SET_UP)
  expect(body).not.toContain('private-0123456789')
  const calendarId = /name="calendarId" value="(cal_\w+)"/.exec(body)?.[1] ?? ''
  expect((await submit(niamh, SET_UP, { intent: 'read-calendar', calendarId })).status).toBe(303)
  expect((await submit(await app.business(), SET_UP, { intent: 'remove-calendar', calendarId })).status).toBe(404)
  expect((await submit(niamh, SET_UP, { intent: 'remove-calendar', calendarId })).status).toBe(303)
  expect((await niamh.browser.get(SET_UP)).body).not.toContain(calendarId)
})

test("viewers see neither the feed's address nor its forms", async () => {
  await submit(niamh, SET_UP, { intent: 'save-feed', diaryId, detail: 'service' })
  const viewer = await app.account()
  await moveTo(app.db, viewer.id, await organisationOf(app.db, niamh.id), 'viewer')
  const { body } = await viewer.browser.get(SET_UP)
  expect(body).toContain('Other calendars can show it')
  expect(body).not.toMatch(/\/calendar\/[\w-]{20,}\.ics/)
  expect((await submit(viewer, SET_UP, { intent: 'renew-feed', diaryId })).status).toBe(403)
})
