import { afterEach, beforeEach, expect, test } from 'vitest'
import { chatPeople } from '../../../../tests/support/chat.ts'
import { openTestDatabase, type TestDatabase, testCtx } from '../../../../tests/support/database.ts'
import type { Ctx } from '../../context.ts'
import { mailUnreadMessages, markRead, openThread, readThread, recordPresence, sendMessage } from './index.ts'

const MINUTE = 60_000

let database: TestDatabase
let people: ReturnType<typeof chatPeople>
let organisationId: string
let official: Ctx
let adviser: Ctx
let threadId: string
beforeEach(async () => {
  database = await openTestDatabase()
  people = chatPeople(database)
  organisationId = await people.publicBody('Coiste Oidhreachta')
  official = await people.official(organisationId)
  adviser = await people.adviser()
  threadId = (await openThread(official, { title: 'Data protection', text: 'Dia duit' })).id
  await readAll(adviser)
})
afterEach(() => database.close())

const run = (deps = database as Pick<TestDatabase, 'db'>) =>
  mailUnreadMessages({ ...testCtx(database, { kind: 'job', name: 'test' }), db: deps.db })
const send = (ctx: Ctx, text = 'Hello') => sendMessage(ctx, { threadId, text })
const getUserId = (ctx: Ctx) => (ctx.actor.kind === 'member' ? ctx.actor.userId : '')

async function readAll(ctx: Ctx): Promise<void> {
  const { messages } = await readThread(ctx, threadId)
  await markRead(ctx, { threadId, messageId: messages.at(-1)?.id })
}

async function listMails() {
  const rows = await database.db
    .selectFrom('outbox')
    .select(['recipient', 'props'])
    .where('template', '=', 'chat-unread')
    .orderBy('id')
    .execute()
  return rows.map(({ recipient, props }) => [recipient.split('@')[0], JSON.parse(props).messages])
}

test('somebody with messages unread for ten minutes gets one mail without their text', async () => {
  await send(adviser, 'a secret')
  await send(adviser)
  database.clock.advance(9 * MINUTE)
  await run()
  expect(await listMails()).toEqual([])
  database.clock.advance(MINUTE)
  await run()
  await run()
  expect(await listMails()).toEqual([[getUserId(official), 2]])
  const { props } = await database.db.selectFrom('outbox').select('props').executeTakeFirstOrThrow()
  expect(props).not.toContain('secret')
})

test('two processes at the same moment send one mail', async () => {
  await send(adviser)
  database.clock.advance(10 * MINUTE)
  const others = [database.connectAgain(), database.connectAgain()]
  await Promise.all([run(), ...others.map(run)])
  expect(await listMails()).toHaveLength(1)
})

test('somebody with the chat open, or without unread messages, gets no mail', async () => {
  const colleague = await people.official(organisationId, 'Ciarán')
  await send(adviser)
  database.clock.advance(10 * MINUTE)
  await recordPresence(database, [getUserId(official)])
  await readAll(colleague)
  await run()
  expect(await listMails()).toEqual([])
  database.clock.advance(3 * MINUTE)
  await run()
  expect(await listMails()).toEqual([[getUserId(official), 1]])
})

test('a second mail follows only after reading or after a day', async () => {
  await send(adviser)
  database.clock.advance(10 * MINUTE)
  await run()
  await send(adviser)
  database.clock.advance(20 * MINUTE)
  await run()
  expect(await listMails()).toHaveLength(1)
  await readAll(official)
  await send(adviser)
  database.clock.advance(10 * MINUTE)
  await run()
  expect(await listMails()).toHaveLength(2)
  database.clock.advance(23 * 60 * MINUTE)
  await send(adviser)
  database.clock.advance(80 * MINUTE)
  await run()
  expect((await listMails()).at(-1)).toEqual([getUserId(official), 1])
})

test('a question reaches every adviser until one takes part, then only those who do', async () => {
  const second = await people.adviser('Cormac')
  await readAll(second)
  const disabled = await people.adviser('Gráinne')
  await database.db
    .updateTable('users')
    .set({ disabled_at: database.now().toISOString() })
    .where('id', '=', getUserId(disabled))
    .execute()
  await send(official)
  database.clock.advance(10 * MINUTE)
  await run()
  expect((await listMails()).toSorted()).toEqual([
    [getUserId(adviser), 1],
    [getUserId(second), 1],
  ])
  await Promise.all([readAll(adviser), readAll(second)])
  await send(adviser)
  await send(official)
  database.clock.advance(10 * MINUTE)
  await run()
  expect((await listMails()).slice(2).toSorted()).toEqual(
    [
      [getUserId(adviser), 1],
      [getUserId(official), 1],
    ].toSorted(),
  )
})
