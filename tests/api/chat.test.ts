import { beforeAll, expect, test } from 'vitest'
import { type Accounts, type Person, shareAccounts } from '../support/accounts.ts'
import { openEventStream } from '../support/event-stream.ts'

let app: Accounts
let official: Person
let adviser: Person
beforeAll(async () => {
  app = await shareAccounts()
  official = await app.government()
  adviser = await app.administrator()
})

const stream = (person: Person | undefined, given = {}) =>
  openEventStream(app.server.url, person?.browser.cookie, given)

const send = (person: Person, threadId: string, text: string, key?: string) =>
  person.browser.post(
    `/api/chat/threads/${threadId}/messages`,
    { text },
    key === undefined ? {} : { 'idempotency-key': key },
  )

async function openThread(person = official, title = 'Data protection review'): Promise<string> {
  const { status, body } = await person.browser.post('/api/chat/threads', { title, text: 'Dia duit' })
  expect([status, body]).toEqual([201, { id: expect.stringMatching(/^thr_/) }])
  return body.id
}

test('each side receives every message live, once, in one order', async () => {
  const id = await openThread()
  const streams = await Promise.all([stream(official), stream(official), stream(adviser)])
  const texts = Array.from({ length: 30 }, (_, index) => `message ${index}`)
  const answers = await Promise.all(texts.map((text, index) => send(index % 2 ? official : adviser, id, text)))
  expect(answers.map(({ status }) => status)).toEqual(texts.map(() => 201))
  for (const { hears } of streams) await hears(30)
  const [first] = streams
  expect(first?.texts().toSorted()).toEqual(texts.toSorted())
  for (const { messages, texts: heard } of streams) {
    expect(heard()).toEqual(first?.texts())
    const cursors = messages.map(({ cursor }) => cursor)
    expect(cursors).toEqual(cursors.toSorted((a, b) => a - b))
  }
  const stored = (await official.browser.get(`/api/chat/threads/${id}`)).body.messages
  expect(stored.slice(2).map((message: { text: string }) => message.text)).toEqual(first?.texts())
  for (const { leave } of streams) leave()
})

test('Last-Event-ID resumes the stream without gaps or duplicates', async () => {
  const id = await openThread()
  const first = await stream(official)
  await send(adviser, id, 'one')
  const [last] = await first.hears(1)
  first.leave()
  for (const text of ['two', 'three']) await send(adviser, id, text)
  const second = await stream(official, { lastEventId: last?.cursor, after: 0 })
  await send(adviser, id, 'four')
  await second.hears(3)
  expect(second.texts()).toEqual(['two', 'three', 'four'])
  const caughtUp = await official.browser.get(`/api/chat/messages?after=${last?.cursor}`)
  expect(caughtUp.body.messages.map(({ text }: { text: string }) => text)).toEqual(['two', 'three', 'four'])
  second.leave()
})

test('parallel retries of one message store it once', async () => {
  const id = await openThread()
  const listening = await stream(official)
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(official, id, 'Once', 'retry-1')))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  await send(official, id, 'Then this', 'retry-2')
  await listening.hears(2)
  expect(listening.texts()).toEqual(['Once', 'Then this'])
  expect(listening.messages[1]?.cursor).toBe((listening.messages[0]?.cursor ?? 0) + 1)
  expect((await send(official, id, 'Other words', 'retry-1')).status).toBe(409)
  listening.leave()
})

test('everybody receives only what they may read', async () => {
  const id = await openThread()
  const other = await app.government()
  const business = await app.business()
  const disabled = await app.government()
  await app.disable(disabled.id)
  const own = await stream(official)
  const advising = await stream(adviser)
  const foreign = await stream(other)
  for (const [person, status] of [
    [business, 403],
    [disabled, 401],
    [undefined, 401],
  ] as const) {
    expect([status, (await stream(person)).status]).toEqual([status, status])
  }
  await send(official, id, 'For the advisers')
  await own.hears(1)
  await advising.hears(1)
  const elsewhere = await openThread(other, 'Another matter')
  await foreign.hears(2)
  expect(own.texts()).toEqual(['For the advisers'])
  expect(JSON.stringify(foreign.messages)).not.toContain('For the advisers')
  for (const [path, body] of [
    [`/api/chat/threads/${elsewhere}/messages`, { text: 'Hello' }],
    [`/api/chat/threads/${elsewhere}/close`, {}],
    [`/api/chat/threads/${elsewhere}/read`, { messageId: foreign.messages[0]?.id }],
  ] as const) {
    const { status, body: answer } = await official.browser.post(path, body)
    expect([path, status, answer.code]).toEqual([path, 404, 'not_found'])
  }
  expect((await official.browser.get(`/api/chat/threads/${elsewhere}`)).status).toBe(404)
  for (const open of [own, advising, foreign]) open.leave()
})

test.each([
  [
    'signs out',
    async (person: Person) => void (await person.browser.get('/api/logout', { 'sec-fetch-site': 'same-origin' })),
  ],
  [
    'signs out everywhere',
    async (person: Person) => void (await person.browser.copy().post('/api/auth/sign-out-everywhere')),
  ],
  ['is disabled', async (person: Person) => void (await app.disable(person.id))],
])('a stream ends within seconds when its person %s', async (_, end) => {
  const person = await app.government()
  const leaving = await stream(person)
  const staying = await stream(official)
  await end(person)
  await leaving.ends(5_000)
  expect(leaving.raw()).toContain('event: ended')
  expect(staying.hasEnded()).toBe(false)
  staying.leave()
})

test('the eleventh stream of a person is refused in words until one closes', async () => {
  const person = await app.government()
  const open = await Promise.all(Array.from({ length: 10 }, () => stream(person)))
  const refused = await stream(person)
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '30'])
  open.pop()?.leave()
  await expect.poll(async () => (await stream(person)).status).toBe(200)
  for (const { leave } of open) leave()
})

test('the stream is never compressed, stored or framed, and HEAD keeps nothing open', async () => {
  const listening = await stream(official)
  expect(listening.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
    'x-request-id': expect.any(String),
  })
  expect(listening.headers['content-encoding']).toBeUndefined()
  listening.leave()
  const head = await official.browser.send('HEAD', '/api/chat/stream', undefined, { accept: 'text/event-stream' })
  expect(head.status).toBe(200)
})

test('invalid cursors and texts are refused in words', async () => {
  const id = await openThread()
  for (const after of ['-1', 'x', '1.5', '99999999999999999999', '']) {
    expect((await official.browser.get(`/api/chat/messages?after=${after}`)).status).toBe(400)
    expect((await stream(official, { headers: { 'last-event-id': after } })).status).toBe(400)
  }
  const { status, body } = await send(official, id, 'a'.repeat(4_001))
  expect([status, body.fieldErrors.text]).toEqual([
    422,
    'A message holds up to 4,000 characters, this one has 4,001. Please send it in parts.',
  ])
  expect((await official.browser.post('/api/chat/threads', {})).body.fieldErrors).toEqual({
    title: 'Please name the topic',
    text: 'Write a message first',
  })
})

test('a new public body has a welcome message marked as a sample', async () => {
  const newcomer = await app.government()
  const { body } = await newcomer.browser.get('/api/chat/threads')
  expect(body.threads).toEqual([
    expect.objectContaining({ title: 'Welcome to the governance platform', isSample: true, unread: 0 }),
  ])
  const { messages } = (await newcomer.browser.get(`/api/chat/threads/${body.threads[0].id}`)).body
  expect(messages[0]).toMatchObject({ isSample: true, author: { side: 'adviser', id: null } })
})

test('reading clears the unread count on all devices', async () => {
  const person = await app.government()
  const id = await openThread(person)
  await send(adviser, id, 'One')
  const { body } = await send(adviser, id, 'Two')
  expect((await person.browser.get('/api/chat/unread')).body).toEqual({ unread: 2 })
  const { status } = await person.browser.post(`/api/chat/threads/${id}/read`, { messageId: body.id })
  expect(status).toBe(204)
  expect((await person.browser.copy().get('/api/chat/unread')).body).toEqual({ unread: 0 })
})

test('an export has every message with its number as CSV, JSON and text, and writes an audit line', async () => {
  const person = await app.government()
  const id = await openThread(person, 'Retention, "30 days"')
  for (const text of ['=1+1', '<script>alert(1)</script>\nsecond line']) await send(person, id, text)
  const csv = await person.browser.get('/api/chat/export?format=csv')
  expect(csv.headers.get('content-disposition')).toMatch(/^attachment; filename="conversations-[\d-]+\.csv"$/)
  expect(csv.body).toContain("'=1+1")
  expect(csv.body).toContain('"Retention, ""30 days"""')
  const { messages } = (await person.browser.get(`/api/chat/export?format=json&thread=${id}`)).body
  expect(messages.map(({ number, text }: { number: number; text: string }) => [number, text])).toEqual([
    [1, 'opened this conversation'],
    [2, 'Dia duit'],
    [3, '=1+1'],
    [4, '<script>alert(1)</script>\nsecond line'],
  ])
  const html = await person.browser.get('/api/chat/export?format=html')
  expect(html.body).toContain('&lt;script&gt;alert(1)')
  expect(html.body).not.toContain('<script>')
  const audited = await app.db
    .selectFrom('audit_log')
    .select(['action', 'subject_kind'])
    .where('actor_id', '=', person.id)
    .where('action', '=', 'chat.exported')
    .execute()
  expect(audited.map(({ subject_kind }) => subject_kind).toSorted()).toEqual([
    'chat_thread',
    'organisation',
    'organisation',
  ])
  expect((await official.browser.get(`/api/chat/export?format=json&thread=${id}`)).status).toBe(404)
  expect((await adviser.browser.get('/api/chat/export?format=json')).body.fieldErrors).toEqual({
    thread: 'Please choose a conversation',
  })
  expect((await adviser.browser.get(`/api/chat/export?format=csv&thread=${id}`)).status).toBe(200)
})

test("search finds all words by prefix and without fadas, in the reader's conversations only", async () => {
  const person = await app.government()
  const id = await openThread(person)
  await send(person, id, 'An Ghráinseach Mhór, Thursday at noon')
  await send(person, id, 'Something else on Thursday')
  const search = async (who: Person, words: string) =>
    (await who.browser.get(`/api/chat/search?q=${encodeURIComponent(words)}`)).body.hits.map(
      (hit: { message: { text: string } }) => hit.message.text,
    )
  expect(await search(person, 'ghrain THURS')).toEqual(['An Ghráinseach Mhór, Thursday at noon'])
  expect(await search(person, 'thursday')).toHaveLength(2)
  expect(await search(adviser, 'ghráinseach')).toHaveLength(1)
  expect(await search(official, 'ghráinseach')).toEqual([])
  for (const odd of ['', '%', '\u0000', "'; drop table chat_words", 'inseach'])
    expect(await search(person, odd)).toEqual([])
})
