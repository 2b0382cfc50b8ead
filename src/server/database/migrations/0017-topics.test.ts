import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { chatPeople } from '../../../../tests/support/chat.ts'
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts'
import { listenTo, soon } from '../../../../tests/support/live.ts'
import type { Ctx } from '../../context.ts'
import {
  catchUp,
  countUnreadMessages,
  listThreads,
  markRead,
  openThread,
  readThread,
  sendMessage,
  subscribeToChat,
} from '../../domains/chat/index.ts'
import { Hub } from '../../live/hub.ts'
import { up } from './0017-topics.ts'

let database: TestDatabase
let official: Ctx
let other: Ctx
let adviser: Ctx
beforeEach(async () => {
  database = await openTestDatabase()
  const people = chatPeople(database)
  official = await people.official(await people.publicBody('Department of Regional Services'))
  other = await people.official(await people.publicBody('Coiste Oidhreachta'))
  adviser = await people.adviser()
})
afterEach(() => database.close())

async function goBack(): Promise<void> {
  const db = database.db as unknown as Kysely<never>
  const statements = [
    'create table chat_counters (scope text primary key, last bigint not null)',
    `insert into chat_counters select case topic when 'chat:org_company' then 'all' else substr(topic, 6) end, sequence from topics`,
    'drop table topics',
    `update chat_threads set last_sequence = coalesce(
      (select max(adviser_sequence) from chat_messages where thread_id = chat_threads.id), 0)`,
    ...['read_sequence', 'mailed_sequence'].map(
      (column) => `update chat_read_marks set ${column} = coalesce((select max(adviser_sequence) from chat_messages
        where thread_id = chat_read_marks.thread_id and sequence <= chat_read_marks.${column}), 0)`,
    ),
    'drop index chat_messages_thread',
    'drop index chat_messages_adviser_sequence',
    'alter table chat_messages rename column adviser_sequence to position',
    'alter table chat_threads rename column last_sequence to last_position',
    'alter table chat_read_marks rename column read_sequence to read_position',
    'alter table chat_read_marks rename column mailed_sequence to mailed_position',
    'create unique index chat_messages_position on chat_messages (position) where position > 0',
    'create index chat_messages_thread on chat_messages (thread_id, position)',
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const open = async (ctx: Ctx, title: string) => (await openThread(ctx, { title, text: `About ${title}` })).id

test('existing threads, read marks and cursors stay valid', async () => {
  const theirs = await open(other, 'Retention')
  const mine = await open(official, 'Procurement')
  await sendMessage(other, { threadId: theirs, text: 'Anybody?' })
  const seen = await sendMessage(adviser, { threadId: mine, text: 'One' })
  await markRead(official, { threadId: mine, messageId: seen.id })
  await sendMessage(adviser, { threadId: mine, text: 'Two' })
  const look = async () => ({
    threads: (await listThreads(official)).threads,
    everything: (await listThreads(adviser)).threads,
    messages: (await readThread(official, mine)).messages,
    unread: await Promise.all([official, other, adviser].map(countUnreadMessages)),
  })
  const before = await look()
  const oldCursors = [(await catchUp(official, 0)).cursor, (await catchUp(adviser, 0)).cursor]
  expect(before.unread).toEqual([1, 0, 3])
  await goBack()
  await up(database.db as never)
  expect(await look()).toEqual(before)

  const hub = new Hub(database)
  const streams = [
    await listenTo(hub, await subscribeToChat(official), oldCursors[0]),
    await listenTo(hub, await subscribeToChat(adviser), oldCursors[1]),
  ]
  await sendMessage(other, { threadId: theirs, text: 'Still there?' })
  const three = await sendMessage(adviser, { threadId: mine, text: 'Three' })
  await soon(() => {
    const [own, all] = streams.map(({ heard }) => heard.map(({ data }) => (data as { text: string }).text))
    expect(own).toEqual(['Three'])
    expect(all).toEqual(['Still there?', 'Three'])
  })
  expect(three.cursor).toBe((oldCursors[1] ?? 0) + 2)
  hub.stop()
})
