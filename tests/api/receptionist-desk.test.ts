import { beforeAll, expect, test } from 'vitest'
import { type Accounts, type Person, shareAccounts } from '../support/accounts.ts'
import { openEventStream } from '../support/event-stream.ts'

const DESK = '/dashboard/business/receptionist'

let app: Accounts
let niamh: Person
let stranger: Person
beforeAll(async () => {
  app = await shareAccounts()
  niamh = await app.business()
  stranger = await app.business()
})

const stream = (person: Person | undefined, path: string, given = {}) =>
  openEventStream(app.server.url, person?.browser.cookie, { path, ...given })

/** A caller of Niamh's organisation. */
async function startCaller() {
  const page = await niamh.browser.get(DESK)
  const [, slug] = /\/talk\/(?:<!-- -->)?([\w-]+)/.exec(page.body) ?? []
  const browser = app.browser()
  const { conversation } = (await browser.post(`/api/talk/${slug}/conversations`, {})).body
  const path = `/api/talk/${slug}/conversations/${conversation.id}/messages`
  const headers = { authorization: `Bearer ${conversation.token}` }
  const id: string = conversation.id
  const read = async (): Promise<{ by: string; text: string }[]> => (await browser.get(path, headers)).body.messages
  const hears = (by: string, count: number) =>
    expect.poll(async () => (await read()).filter((message) => message.by === by).length).toBe(count)
  return {
    id,
    page: `${DESK}/conversations/${id}`,
    read,
    hears,
    send: (text: string) => browser.post(path, { text }, headers),
  }
}

/** Posts a form of the page as a browser without scripts does. */
async function submit({ browser }: Person, path: string, form: Record<string, string>): Promise<number> {
  const type = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' }
  return (await browser.send('POST', path, new URLSearchParams(form).toString(), type)).status
}

test('the desk receives every change, and the open conversation every message, also after a break', async () => {
  const caller = await startCaller()
  const path = `/api/receptionist/conversations/${caller.id}/events`
  const [desk, thread, foreign] = await Promise.all([
    stream(niamh, '/api/receptionist/events'),
    stream(niamh, path, { after: 0 }),
    stream(stranger, '/api/receptionist/events'),
  ])
  await caller.send('Where are you?')
  const heard = await thread.hears(4)
  expect(heard.map(({ text }) => text).slice(2)).toEqual(['Where are you?', expect.any(String)])
  await expect.poll(desk.raw).toContain(`event: conversation\ndata: {"id":"${caller.id}"}`)
  expect(foreign.raw()).not.toContain(caller.id)
  thread.leave()
  await submit(niamh, caller.page, { intent: 'reply', text: 'Niamh here.' })
  const back = await stream(niamh, path, { lastEventId: 4 })
  expect((await back.hears(1)).map(({ text }) => text)).toEqual(['Niamh here.'])
  for (const { leave } of [desk, back, foreign]) leave()
})

test("only the conversation's organisation sees, follows and answers it", async () => {
  const caller = await startCaller()
  await caller.send('Where are you?')
  for (const path of [caller.page, `${caller.page}/transcript.txt`, `${caller.page}/transcript.pdf`]) {
    expect([path, (await niamh.browser.get(path)).status]).toEqual([path, 200])
    expect([path, (await stranger.browser.get(path)).status]).toEqual([path, 404])
  }
  const events = `/api/receptionist/conversations/${caller.id}/events`
  expect((await stream(stranger, events)).status).toBe(404)
  expect((await stream(undefined, events)).status).toBe(401)
  expect((await stream(undefined, '/api/receptionist/events')).status).toBe(401)
  for (const form of [
    { intent: 'take-over' },
    { intent: 'give-back' },
    { intent: 'reply', text: 'Hello' },
    { intent: 'note', text: 'Hello' },
    { intent: 'assign', userId: stranger.id },
    { intent: 'outcome', outcome: 'answered' },
  ])
    expect([form, await submit(stranger, caller.page, form)]).toEqual([form, 404])
  expect(await submit(niamh, caller.page, { intent: 'assign', userId: stranger.id })).toBe(404)
})

test('the receptionist is silent from a take-over until it is given back', async () => {
  const caller = await startCaller()
  expect(await submit(niamh, caller.page, { intent: 'take-over' })).toBe(303)
  await caller.send('Where are you?')
  await expect.poll(async () => (await niamh.browser.get(caller.page)).body).toContain('Said nothing: a person answers')
  await caller.hears('receptionist', 2)
  await submit(niamh, caller.page, { intent: 'note', text: 'A note for colleagues' })
  expect(JSON.stringify(await caller.read())).not.toContain('A note for colleagues')
  await submit(niamh, caller.page, { intent: 'give-back' })
  await caller.send('Where are you?')
  await caller.hears('receptionist', 3)
})

test('a reply that is posted twice arrives once, and an empty one is refused', async () => {
  const caller = await startCaller()
  const form = { intent: 'reply', text: 'Once', key: 'sending-0001' }
  for (const _ of [1, 2]) expect(await submit(niamh, caller.page, form)).toBe(303)
  await caller.hears('staff', 1)
  expect(await submit(niamh, caller.page, { intent: 'reply', text: ' ' })).toBe(422)
  expect(await submit(niamh, caller.page, { intent: 'outcome', outcome: 'lost' })).toBe(422)
})

test('a transcript has messages and actions, and no notes', async () => {
  const caller = await startCaller()
  await caller.send('Where are you?')
  await caller.hears('receptionist', 3)
  await submit(niamh, caller.page, { intent: 'note', text: 'A note for colleagues' })
  await submit(niamh, caller.page, { intent: 'reply', text: 'Niamh here.' })
  const { body, headers } = await niamh.browser.get(`${caller.page}/transcript.txt`)
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="Conversation \d{4}-\d\d-\d\d\.txt"$/)
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
  for (const text of ['Where are you?', '[Looked up your address]', 'Niamh Ní Bhriain took over', 'Niamh here.'])
    expect(body).toContain(text)
  expect(body).not.toContain('A note for colleagues')
})

test('the count of waiting conversations is the organisation’s own', async () => {
  const waitingFor = async (person: Person) => (await person.browser.get('/api/receptionist/waiting')).body.waiting
  const before = await waitingFor(niamh)
  const caller = await startCaller()
  await caller.send('Can I talk to a person, please?')
  await expect.poll(() => waitingFor(niamh)).toBe(before + 1)
  expect(await waitingFor(stranger)).toBe(0)
  expect((await app.browser().get('/api/receptionist/waiting')).status).toBe(401)
  expect((await stranger.browser.get(DESK)).body).not.toContain(caller.id)
})
