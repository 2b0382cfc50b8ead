import { PassThrough } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ChatMessage } from '#contracts/chat.ts'
import { chatPeople } from '../../../../tests/support/chat.ts'
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts'
import { listenTo, soon } from '../../../../tests/support/live.ts'
import type { Ctx } from '../../context.ts'
import { Hub, type HubOptions } from '../../live/hub.ts'
import { openThread, sendMessage, subscribeToChat } from './index.ts'

let database: TestDatabase
let people: ReturnType<typeof chatPeople>
let official: Ctx
let adviser: Ctx
let threadId: string
const hubs: Hub[] = []
beforeEach(async () => {
  database = await openTestDatabase()
  people = chatPeople(database)
  official = await people.official(await people.publicBody('Department of Regional Services'))
  adviser = await people.adviser()
  threadId = (await openThread(official, { title: 'Data protection', text: 'Dia duit' })).id
})
afterEach(async () => {
  for (const hub of hubs.splice(0)) hub.stop()
  await wait(20)
  await database.close()
})

function newHub(options: Partial<HubOptions> = {}, deps = database): Hub {
  const hub = new Hub(deps, options)
  hubs.push(hub)
  return hub
}

/** Reads the stream of a person with a limit of open streams. */
async function listen(hub: Hub, ctx: Ctx, after?: number, maxStreams?: number) {
  const subscription = await subscribeToChat(ctx)
  const audience = maxStreams === undefined ? subscription.audience : { ...subscription.audience, maxStreams }
  const listening = await listenTo(hub, { ...subscription, audience }, after)
  return { ...listening, texts: () => listening.stored().map(({ data }) => (data as ChatMessage).text) }
}

const send = (ctx: Ctx, text: string) => sendMessage(ctx, { threadId, text })

test('a message reaches the people of the organisation and the advisers, and nobody else', async () => {
  const hub = newHub()
  const stranger = await people.official(await people.publicBody('Coiste Oidhreachta'))
  const [own, advising, strange] = await Promise.all([official, adviser, stranger].map((ctx) => listen(hub, ctx)))
  await send(official, 'Hello')
  await send(adviser, 'Good morning')
  await soon(() => expect(own?.texts()).toEqual(['Hello', 'Good morning']))
  await soon(() => expect(advising?.texts()).toEqual(['Hello', 'Good morning']))
  expect(strange?.heard).toEqual([])
})

test('a reader with a cursor gets each missed message once, in order, and then new ones', async () => {
  const hub = newHub()
  const texts = Array.from({ length: 450 }, (_, index) => `message ${index}`)
  for (const text of texts.slice(0, 420)) await send(official, text)
  const listening = await Promise.all([listen(hub, official, 2), listen(hub, adviser, 2), listen(hub, official, 202)])
  for (const text of texts.slice(420)) await send(adviser, text)
  await soon(() => expect(listening[0]?.texts()).toEqual(texts))
  await soon(() => expect(listening[1]?.texts()).toEqual(texts))
  await soon(() => expect(listening[2]?.texts()).toEqual(texts.slice(200)))
})

test('any number of readers cost one query for a change', async () => {
  let queries = 0
  const counting = database.db.withPlugin({
    transformQuery: ({ node }) => {
      queries++
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const hub = newHub({}, { ...database, db: counting })
  const listening: Awaited<ReturnType<typeof listen>>[] = []
  for (let index = 0; index < 50; index++) {
    const colleague = await people.official((official.actor as { organisationId: string }).organisationId)
    listening.push(await listen(hub, colleague))
  }
  await wait(50)
  queries = 0
  await send(official, 'To all of you')
  await soon(() => expect(listening.every(({ heard }) => heard.length === 1)).toBe(true))
  expect(queries).toBe(1)
})

test('a process that slept delivers what another process wrote', async () => {
  const hub = newHub()
  const first = await listen(hub, official)
  first.leave()
  await wait(5)
  await send(official, 'Nobody was there')
  const second = await listen(hub, official)
  await send(adviser, 'Now somebody is')
  await soon(() => expect(second.texts()).toEqual(['Now somebody is']))
})

test('a cursor from the future, as after a restored backup, does not hide new messages', async () => {
  const hub = newHub()
  const listening = await listen(hub, official, 9_000)
  await send(adviser, 'Here')
  await soon(() => expect(listening.texts()).toEqual(['Here']))
})

test.each([
  ['the session ended', (ctx: Ctx) => database.db.deleteFrom('sessions').where('user_id', '=', getId(ctx)).execute()],
  [
    'the account was disabled',
    (ctx: Ctx) =>
      database.db
        .updateTable('users')
        .set({ disabled_at: new Date().toISOString() })
        .where('id', '=', getId(ctx))
        .execute(),
  ],
  [
    'the person is no adviser any more',
    (ctx: Ctx) => database.db.updateTable('users').set({ role: 'USER' }).where('id', '=', getId(ctx)).execute(),
  ],
])('a stream ends when %s, and says so; others go on', async (_, end) => {
  const hub = newHub({ accessCheckMs: 20 })
  const [leaving, staying] = [await listen(hub, adviser), await listen(hub, official)]
  await end(adviser)
  await soon(() => expect(leaving.state.hasEnded).toBe(true))
  expect(leaving.state.text).toContain('event: ended')
  await send(official, 'Between us')
  await soon(() => expect(staying.texts()).toEqual(['Between us']))
  expect(leaving.texts()).toEqual([])
  expect(hub.openStreams).toBe(1)
})

test('an administrator loses the stream when two-factor sign-in becomes mandatory', async () => {
  const hub = newHub({ accessCheckMs: 20 })
  const listening = await listen(hub, adviser)
  const value = JSON.stringify({ adminsNeedTwoFactor: true })
  const updated_at = database.now().toISOString()
  await database.db.insertInto('settings').values({ key: 'security', value, updated_at }).execute()
  await soon(() => expect(listening.state.hasEnded).toBe(true))
})

test('one person has a limited number of streams, and closing one makes room', async () => {
  const hub = newHub({ maxStreams: 3 })
  const first = await listen(hub, official, undefined, 2)
  await listen(hub, official, undefined, 2)
  await expect(listen(hub, official, undefined, 2)).rejects.toMatchObject({
    code: 'rate_limited',
    retryAfterSeconds: 30,
  })
  first.leave()
  await wait(5)
  await listen(hub, official, undefined, 2)
  await listen(hub, adviser)
  await expect(listen(hub, adviser)).rejects.toMatchObject({ code: 'unavailable' })
})

test('streams opened in the same moment do not get past the limit', async () => {
  const hub = newHub()
  const opening = Array.from({ length: 8 }, () => listen(hub, official, undefined, 2))
  const outcomes = await Promise.allSettled(opening)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
})

test('an idle stream sends keep-alives', async () => {
  const listening = await listen(newHub({ heartbeatMs: 10 }), official)
  expect(listening.state.text).toMatch(/^(retry: 2000\n\n)?/)
  await soon(() => expect(listening.state.text).toContain(':\n\n'))
})

test('a reader that stops reading is cut off and catches up later', async () => {
  const hub = newHub()
  const stalled = await hub.open(await subscribeToChat(official), undefined, () => new PassThrough())
  await wait(20)
  const long = 'é'.repeat(4_000)
  for (let index = 0; index < 40 && stalled.isOpen; index++) {
    await send(adviser, long)
    await wait(1)
  }
  await soon(() => expect(stalled.isOpen).toBe(false))
  expect(hub.openStreams).toBe(0)
})

test('stopping ends every stream and refuses new ones', async () => {
  const hub = newHub()
  const listening = await listen(hub, official)
  hub.stop()
  await soon(() => expect(listening.state.hasEnded).toBe(true))
  await expect(listen(hub, official)).rejects.toMatchObject({ code: 'unavailable' })
})

function getId(ctx: Ctx): string {
  return ctx.actor.kind === 'member' ? ctx.actor.userId : ''
}
