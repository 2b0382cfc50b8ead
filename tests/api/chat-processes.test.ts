import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Accounts, type Person, shareAccounts } from '../support/accounts.ts'
import { openEventStream } from '../support/event-stream.ts'
import { isPostgres } from '../support/http.ts'
import { MAILS_WAIT, startServer, type TestServer } from '../support/server.ts'

let app: Accounts
let second: TestServer
let official: Person
let adviser: Person
let threadId: string
beforeAll(async () => {
  app = await shareAccounts()
  second = await startServer({ ...MAILS_WAIT, ...app.shared })
})
beforeEach(async () => {
  official = await app.government()
  adviser = await app.administrator()
  threadId = (await official.browser.post('/api/chat/threads', { title: 'Procurement', text: 'Dia duit' })).body.id
})
afterAll(async () => {
  await second.end('SIGKILL')
})

const send = (person: Person, text: string, key = text) =>
  person.browser.post(`/api/chat/threads/${threadId}/messages`, { text }, { 'idempotency-key': key })
const stream = (server: { url: string }, person: Person, given = {}) =>
  openEventStream(server.url, person.browser.cookie, given)

test('a message to one process arrives on the streams of both', async () => {
  const [here, there] = await Promise.all([stream(app.server, adviser), stream(second, adviser)])
  for (let index = 0; index < 20; index++) {
    await send(official, `message ${index}`)
    await Promise.all([here.hears(index + 1), there.hears(index + 1)])
  }
  expect(there.texts()).toEqual(here.texts())
})

test('a session that ends on one process loses its stream on the other', async () => {
  const there = await stream(second, official)
  await official.browser.copy().post('/api/auth/sign-out-everywhere')
  await there.ends()
  expect(there.raw()).toContain('event: ended')
})

test.runIf(isPostgres)('nothing is lost or doubled when the listening connection is killed', async () => {
  const [here, there] = await Promise.all([stream(app.server, adviser), stream(second, adviser)])
  const texts = Array.from({ length: 120 }, (_, index) => `message ${index}`)
  for (const [index, text] of texts.entries()) {
    if (index % 30 === 10) {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'ogham-live' and datname = current_database()`.execute(app.db)
    }
    expect((await send(official, text)).status).toBe(201)
    await wait(5)
  }
  await Promise.all([here.hears(texts.length), there.hears(texts.length)])
  await wait(300)
  expect(here.texts()).toEqual(texts)
  expect(there.texts()).toEqual(texts)
})

test('nothing is lost or doubled when a process is killed during a conversation', async () => {
  let there = await stream(second, official, { after: 0 })
  const heard: string[] = []
  const texts = Array.from({ length: 90 }, (_, index) => `message ${index}`)
  for (const [index, text] of texts.entries()) {
    if (index % 30 === 15) {
      await second.end('SIGKILL')
      heard.push(...there.texts())
      const lastEventId = there.messages.at(-1)?.cursor ?? 0
      second = await startServer({ ...MAILS_WAIT, ...app.shared })
      there = await stream(second, official, { lastEventId })
    }
    await send(adviser, text)
  }
  const expected = ['opened this conversation', 'Dia duit', ...texts]
  await there.hears(expected.length - heard.length)
  expect([...heard, ...there.texts()]).toEqual(expected)
})

test('SIGTERM closes open streams at once, and the process exits with 0', async () => {
  const open = await Promise.all(Array.from({ length: 5 }, () => stream(second, adviser)))
  const ended = second.end('SIGTERM')
  for (const { ends, isComplete } of open) {
    await ends()
    // A connection that was cut after the grace period is incomplete.
    expect(isComplete()).toBe(true)
  }
  expect(await ended).toBe(0)
  second = await startServer({ ...MAILS_WAIT, ...app.shared })
})

test('browsers that disconnect at any moment leave no streams', async () => {
  // Leaving asks no database.
  const visits = isPostgres ? 200 : 1_000
  const visit = async () => {
    const opening = stream(second, official).catch(() => undefined)
    await wait(Math.random() * 20)
    const open = await opening
    if (Math.random() < 0.5) await wait(Math.random() * 20)
    open?.leave()
  }
  for (let done = 0; done < visits; done += 8) await Promise.all(Array.from({ length: 8 }, visit))
  await send(adviser, 'Still here?')
  const after = await Promise.all(Array.from({ length: 10 }, () => stream(second, official)))
  expect(after.map(({ status }) => status)).toEqual(after.map(() => 200))
  await send(adviser, 'Yes')
  for (const { hears } of after) await hears(1)
  expect(second.output()).not.toMatch(/"level":(50|60)/)
  for (const { leave } of after) leave()
})
