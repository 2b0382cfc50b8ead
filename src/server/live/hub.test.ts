import { PassThrough } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openTestDatabase, type TestDatabase, testCtx } from '../../../tests/support/database.ts'
import { listenTo, soon } from '../../../tests/support/live.ts'
import type { Deps } from '../context.ts'
import { inTransaction } from '../database/transaction.ts'
import { Hub, type HubOptions } from './hub.ts'
import { publishPassing, publishStored } from './publish.ts'
import { startLive } from './start-live.ts'
import type { Audience, Subscription } from './subscription.ts'
import type { Topic } from './topic.ts'

type Said = { topic: string; sequence: number; text: string }
type Visitor = { address: string; token: string }

const HERE: Topic = 'talk:org_1:first'
const ELSEWHERE: Topic = 'talk:org_1:second'

let database: TestDatabase
const tokens = new Set<string>()
const stops: (() => unknown)[] = []
beforeEach(async () => {
  database = await openTestDatabase()
  tokens.clear()
  await sql`create table said (topic text, sequence integer, text text, primary key (topic, sequence))`.execute(
    database.db,
  )
})
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
  await wait(20)
  await database.close()
})

const said = (deps: Pick<Deps, 'db'>) => deps.db as unknown as Kysely<{ said: Said }>

/** Stores an event as a row, like a domain. */
const say = (topic: Topic, text: string, deps: Deps = database, fail = false) =>
  inTransaction(testCtx(deps), async (tx) => {
    const sequence = await publishStored(tx, topic)
    await said(tx).insertInto('said').values({ topic, sequence, text }).execute()
    if (fail) throw new Error('rolled back')
    return sequence
  })

/** Readers with a valid token. */
const VISITORS: Audience<Visitor> = {
  limitKey: ({ address }) => `address:${address}`,
  maxStreams: 3,
  findEnded: async (_, visitors) => new Set(visitors.filter(({ token }) => !tokens.has(token))),
}

function visit(topic: Topic, visitor: Partial<Visitor> = {}): Subscription<Visitor> {
  const reader = { address: '192.0.2.1', token: 'token', ...visitor }
  tokens.add(reader.token)
  return {
    topic,
    reader,
    audience: VISITORS,
    listAfter: async (deps, position, limit) => {
      const rows = said(deps).selectFrom('said').select(['sequence', 'text']).where('topic', '=', topic)
      const page = await rows.where('sequence', '>', position).orderBy('sequence').limit(limit).execute()
      return page.map(({ sequence, text }) => ({ sequence, data: text }))
    },
  }
}

function newHub(options: Partial<HubOptions> = {}): Hub {
  const hub = new Hub(database, options)
  stops.push(() => hub.stop())
  return hub
}

/** Another process on the same database. */
function newProcess() {
  const deps = database.connectAgain()
  const live = startLive(deps)
  stops.push(() => live.stop())
  return { deps, hub: live.hub }
}

/** Waits until so many processes hear of notices. */
const untilListening = (count: number) =>
  vi.waitFor(
    async () => {
      const { rows } = await sql`select 1 from pg_stat_activity where application_name = 'ogham-live'
        and datname = current_database() and state = 'idle'`.execute(database.db)
      expect(rows).toHaveLength(count)
    },
    { timeout: 20_000, interval: 5 },
  )

const heardBy = ({ heard }: Awaited<ReturnType<typeof listenTo>>) => heard.map(({ id, data }) => [id, data])

test('each topic counts its events from 1 without a gap, however many publish at once and whatever fails', async () => {
  const processes = [database, database.connectAgain(), database.connectAgain()]
  const attempts = Array.from({ length: 60 }, (_, index) =>
    say(index % 2 ? HERE : ELSEWHERE, `${index}`, processes[index % 3], index % 10 === 9),
  )
  const outcomes = await Promise.allSettled(attempts)
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(6)
  for (const [topic, count] of [
    [HERE, 24],
    [ELSEWHERE, 30],
  ] as const) {
    const rows = await said(database).selectFrom('said').select('sequence').where('topic', '=', topic).execute()
    const numbers = rows.map(({ sequence }) => sequence).toSorted((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: count }, (_, index) => index + 1))
  }
})

test('a reader sees every number in order while several processes publish', async () => {
  const hub = newHub()
  const listening = await listenTo(hub, visit(HERE), 0)
  const others = [database, database.connectAgain(), database.connectAgain()]
  const poll = setInterval(hub.poll, 5)
  stops.push(() => clearInterval(poll))
  await Promise.all(Array.from({ length: 90 }, (_, index) => say(HERE, `${index}`, others[index % 3])))
  await soon(() => expect(listening.heard).toHaveLength(90))
  expect(listening.heard.map(({ id }) => id)).toEqual(Array.from({ length: 90 }, (_, index) => index + 1))
})

test('an event of a rolled-back transaction is neither stored nor sent', async () => {
  const listening = await listenTo(newHub(), visit(HERE))
  await expect(say(HERE, 'never', database, true)).rejects.toThrow('rolled back')
  await say(HERE, 'first')
  await soon(() => expect(heardBy(listening)).toEqual([[1, 'first']]))
})

test('a reader who reconnects gets the missed events of the topic, in order and once', async () => {
  const hub = newHub()
  for (let index = 1; index <= 250; index++) {
    await say(HERE, `here ${index}`)
    if (index % 50 === 0) await say(ELSEWHERE, `elsewhere ${index}`)
  }
  const returning = listenTo(hub, visit(HERE), 20)
  const late = Promise.all([251, 252, 253].map((index) => say(HERE, `here ${index}`)))
  const listening = await returning
  await late
  await soon(() => expect(listening.heard).toHaveLength(233))
  expect(listening.heard.map(({ id }) => id)).toEqual(Array.from({ length: 233 }, (_, index) => index + 21))
  expect(JSON.stringify(listening.heard)).not.toContain('elsewhere')
})

test('an anonymous reader needs a token and loses the stream when it is revoked', async () => {
  const hub = newHub({ accessCheckMs: 20 })
  const leaving = await listenTo(hub, visit(HERE, { token: 'ends' }))
  const staying = await listenTo(hub, visit(HERE, { token: 'stays' }))
  await say(HERE, 'to both')
  await soon(() => expect([leaving.heard.length, staying.heard.length]).toEqual([1, 1]))
  tokens.delete('ends')
  await soon(() => expect(leaving.state.hasEnded).toBe(true))
  expect(leaving.state.text).toContain('event: ended')
  await say(HERE, 'to one')
  await soon(() => expect(staying.heard).toHaveLength(2))
  expect(hub.openStreams).toBe(1)
})

test('anonymous readers have a limited number of streams for each address', async () => {
  const hub = newHub()
  for (const topic of [HERE, ELSEWHERE, HERE]) await listenTo(hub, visit(topic))
  await expect(listenTo(hub, visit(HERE))).rejects.toMatchObject({ code: 'rate_limited' })
  await listenTo(hub, visit(HERE, { address: '192.0.2.2' }))
})

test('an event that comes with its data is not read again, and one that does not is', async () => {
  let reads = 0
  const subscription = visit(HERE)
  const { listAfter } = subscription
  subscription.listAfter = async (...given) => {
    reads += 1
    return listAfter(...given)
  }
  const listening = await listenTo(newHub(), subscription)
  await say(HERE, 'read')
  await soon(() => expect(heardBy(listening)).toEqual([[1, 'read']]))
  const before = reads
  await inTransaction(testCtx(database), (tx) => publishStored(tx, HERE, () => 'given'))
  await soon(() => expect(heardBy(listening).at(-1)).toEqual([2, 'given']))
  expect(reads).toBe(before)
})

test('a passing event reaches current readers of the topic only', async () => {
  const hub = newHub()
  const [here, elsewhere] = [await listenTo(hub, visit(HERE)), await listenTo(hub, visit(ELSEWHERE))]
  await say(HERE, 'stored')
  await soon(() => expect(here.heard).toHaveLength(1))
  for (const token of ['Good', ' morning']) publishPassing(database, HERE, { type: 'token', data: token })
  await soon(() => expect(here.heard).toHaveLength(3))
  expect(here.heard.slice(1)).toEqual([
    { id: undefined, type: 'token', data: 'Good' },
    { id: undefined, type: 'token', data: ' morning' },
  ])
  const returning = await listenTo(hub, visit(HERE), 0)
  await soon(() => expect(heardBy(returning)).toEqual([[1, 'stored']]))
  expect(elsewhere.heard).toEqual([])
})

test('a slow reader loses passing events and keeps the connection', async () => {
  const hub = newHub()
  const stream = await hub.open(visit(HERE), undefined, () => new PassThrough())
  for (let index = 0; index < 1_000; index++) publishPassing(database, HERE, { type: 'token', data: 'é'.repeat(4_000) })
  await wait(20)
  expect(stream.isOpen).toBe(true)
  expect(() => publishPassing(database, HERE, { type: 'token', data: 'a'.repeat(70_000) })).toThrow('too long')
})

test('a connection that closes before its stream opens leaves nothing behind', async () => {
  const hub = newHub()
  const stream = await hub.open(visit(HERE), undefined, () => new PassThrough().destroy())
  expect([stream.isOpen, hub.openStreams]).toEqual([false, 0])
})

test.runIf(process.env.TEST_DATABASE_URL)('processes send each other both kinds of events, of any size', async () => {
  const [first, second] = [newProcess(), newProcess()]
  const [here, there] = [await listenTo(first.hub, visit(HERE)), await listenTo(second.hub, visit(HERE))]
  await untilListening(2)
  const long = `${'☘️é'.repeat(5_000)}\u0000`
  const tokens = ['ha', 'ha', long, '"', 'ha']
  // Disables polling, so that events arrive only by notices of the other process.
  for (const { hub } of [first, second]) hub.poll = async () => {}
  for (const data of tokens) publishPassing(first.deps, HERE, { type: 'token', data })
  for (const listening of [here, there]) {
    await soon(() => expect(listening.heard.map(({ data }) => data)).toEqual(tokens))
  }
  await say(HERE, 'stored', first.deps)
  for (const { heard } of [here, there]) {
    await soon(() => expect(heard.at(-1)).toMatchObject({ id: 1, data: 'stored' }))
    expect(heard).toHaveLength(tokens.length + 1)
  }
  expect(await sql`select topic from topics`.execute(database.db)).toMatchObject({ rows: [{ topic: HERE }] })
})

test.runIf(process.env.TEST_DATABASE_URL)('a process does not read what its own notice tells it', async () => {
  const { deps, hub } = newProcess()
  await untilListening(1)
  hub.poll = async () => {}
  let reads = 0
  const listAfter = async () => {
    reads += 1
    return []
  }
  const listening = await listenTo(hub, { ...visit(HERE), listAfter })
  await soon(() => expect(reads).toBe(1))
  for (let number = 1; number <= 20; number += 1) {
    await inTransaction(testCtx(deps), (tx) => publishStored(tx, HERE, () => 'given'))
  }
  await soon(() => expect(listening.heard).toHaveLength(20))
  expect(reads).toBe(1)
})
