import { afterEach, beforeEach, expect, test } from 'vitest'
import { chatPeople } from '../../../../tests/support/chat.ts'
import { openTestDatabase, type TestDatabase, testCtx } from '../../../../tests/support/database.ts'
import type { Ctx } from '../../context.ts'
import { mailUnread, markRead, notePresence, openThread, readThread, sendMessage } from './index.ts'

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
  mailUnread({ ...testCtx(database, { kind: 'job', name: 'test' }), db: deps.db })
const send = (ctx: Ctx, text = 'Hello') => sendMessage(ctx, { threadId, text })
const userId = (ctx: Ctx) => (ctx.actor.kind === 'member' ? ctx.actor.userId : '')

async function readAll(ctx: Ctx): Promise<void> {
  const { messages } = await readThread(ctx, threadId)
  await markRead(ctx, { threadId, messageId: messages.at(-1)?.id })
}

async function mails() {
  const rows = await database.db
    .selectFrom('outbox')
    .select(['recipient', 'props'])
    .where('template', '=', 'chat-unread')
    .orderBy('id')
    .execute()
  return rows.map(({ recipient, props }) => [recipient.split('@')[0], JSON.parse(props).messages])
}

test('who has not read for ten minutes gets one mail, without what was said', async () => {
  await send(adviser, 'a secret')
  await send(adviser)
  database.clock.advance(9 * MINUTE)
  await run()
  expect(await mails()).toEqual([])
  database.clock.advance(MINUTE)
  await run()
  await run()
  expect(await mails()).toEqual([[userId(official), 2]])
  const { props } = await database.db.selectFrom('outbox').select('props').executeTakeFirstOrThrow()
  expect(props).not.toContain('secret')
})

test('two processes that look at the same moment send one mail', async () => {
  await send(adviser)
  database.clock.advance(10 * MINUTE)
  const others = [database.connectAgain(), database.connectAgain()]
  await Promise.all([run(), ...others.map(run)])
  expect(await mails()).toHaveLength(1)
})

test('who has the chat open, or has read, gets none', async () => {
  const colleague = await people.official(organisationId, 'Ciarán')
  await send(adviser)
  database.clock.advance(10 * MINUTE)
  await notePresence(database, [userId(official)])
  await readAll(colleague)
  await run()
  expect(await mails()).toEqual([])
  database.clock.advance(3 * MINUTE)
  await run()
  expect(await mails()).toEqual([[userId(official), 1]])
})

test('there is no second mail until it was read, or a day has passed', async () => {
  await send(adviser)
  database.clock.advance(10 * MINUTE)
  await run()
  await send(adviser)
  database.clock.advance(20 * MINUTE)
  await run()
  expect(await mails()).toHaveLength(1)
  await readAll(official)
  await send(adviser)
  database.clock.advance(10 * MINUTE)
  await run()
  expect(await mails()).toHaveLength(2)
  database.clock.advance(23 * 60 * MINUTE)
  await send(adviser)
  database.clock.advance(80 * MINUTE)
  await run()
  expect((await mails()).at(-1)).toEqual([userId(official), 1])
})

test('a question reaches every adviser until one takes part, then those who do', async () => {
  const second = await people.adviser('Cormac')
  await readAll(second)
  const disabled = await people.adviser('Gráinne')
  await database.db
    .updateTable('users')
    .set({ disabled_at: database.now().toISOString() })
    .where('id', '=', userId(disabled))
    .execute()
  await send(official)
  database.clock.advance(10 * MINUTE)
  await run()
  expect((await mails()).toSorted()).toEqual([
    [userId(adviser), 1],
    [userId(second), 1],
  ])
  await Promise.all([readAll(adviser), readAll(second)])
  await send(adviser)
  await send(official)
  database.clock.advance(10 * MINUTE)
  await run()
  expect((await mails()).slice(2).toSorted()).toEqual(
    [
      [userId(adviser), 1],
      [userId(official), 1],
    ].toSorted(),
  )
})
