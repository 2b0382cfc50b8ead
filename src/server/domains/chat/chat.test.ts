import { afterEach, beforeEach, expect, test } from 'vitest'
import { chatPeople } from '../../../../tests/support/chat.ts'
import { asTx, openTestDatabase, type TestDatabase, testCtx } from '../../../../tests/support/database.ts'
import { createMember } from '../../../../tests/support/members.ts'
import type { Ctx } from '../../context.ts'
import {
  addChatSamples,
  catchUp,
  clearChatSamples,
  closeThread,
  countUnreadMessages,
  listThreads,
  markRead,
  openThread,
  readThread,
  reopenThread,
  sendMessage,
} from './index.ts'

let database: TestDatabase
let people: ReturnType<typeof chatPeople>
let organisationId: string
let official: Ctx
let adviser: Ctx
beforeEach(async () => {
  database = await openTestDatabase()
  people = chatPeople(database)
  organisationId = await people.publicBody('Department of Regional Services')
  official = await people.official(organisationId)
  adviser = await people.adviser()
})
afterEach(() => database.close())

const open = (ctx = official, title = 'Data protection review') => openThread(ctx, { title, text: 'Dia duit' })
const listTexts = async (ctx: Ctx, id: string) => (await readThread(ctx, id)).messages.map(({ text }) => text)

test('a thread opens with a notice and its first message, and both sides see them', async () => {
  const { id } = await open()
  for (const reader of [official, adviser]) {
    const { thread, messages } = await readThread(reader, id)
    expect(thread).toMatchObject({ title: 'Data protection review', closedAt: null })
    expect(messages.map(({ kind, text, author }) => [kind, text, author.name, author.side])).toEqual([
      ['notice', 'opened this conversation', 'Niamh Byrne', 'organisation'],
      ['message', 'Dia duit', 'Niamh Byrne', 'organisation'],
    ])
  }
  const audit = await database.db.selectFrom('audit_log').select(['action', 'subject_id']).execute()
  expect(audit).toEqual([{ action: 'chat.thread_opened', subject_id: id }])
})

test('each organisation numbers its own messages from 1 without gaps', async () => {
  const other = await people.official(await people.publicBody('Coiste Oidhreachta'))
  const [mine, theirs] = [await open(), await open(other)]
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      sendMessage(index % 2 ? official : other, { threadId: index % 2 ? mine.id : theirs.id, text: `${index}` }),
    ),
  )
  for (const ctx of [official, other]) {
    const { messages } = await catchUp(ctx, 0)
    expect(messages.map(({ cursor }) => cursor)).toEqual(Array.from({ length: 22 }, (_, index) => index + 1))
  }
  const { messages } = await catchUp(adviser, 0)
  expect(messages.map(({ cursor }) => cursor)).toEqual(Array.from({ length: 44 }, (_, index) => index + 1))
})

test('a repeated message is stored once and leaves no gap, in parallel too', async () => {
  const { id } = await open()
  const again = connectAs(database.connectAgain(), official)
  const answers = await Promise.all(
    [official, again, official, again, official].map((ctx) =>
      sendMessage(ctx, { threadId: id, text: 'Once' }, 'key-1'),
    ),
  )
  expect(new Set(answers.map((answer) => answer.id)).size).toBe(1)
  const next = await sendMessage(official, { threadId: id, text: 'Next' }, 'key-2')
  expect(next.cursor).toBe((answers[0]?.cursor ?? 0) + 1)
  expect(await listTexts(official, id)).toEqual(['opened this conversation', 'Dia duit', 'Once', 'Next'])
  await expect(sendMessage(official, { threadId: id, text: 'Other' }, 'key-1')).rejects.toMatchObject({
    code: 'conflict',
  })
})

test('opening a thread twice with the same key opens one', async () => {
  const opening = { title: 'Procurement', text: 'A question' }
  const answers = await Promise.all([1, 2, 3].map(() => openThread(official, opening, 'opening-1')))
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  expect((await listThreads(official)).threads).toHaveLength(1)
})

test("another organisation's thread is not found", async () => {
  const { id } = await open()
  const stranger = await people.official(await people.publicBody('Coiste Oidhreachta'))
  const missing = `thr_${'0'.repeat(32)}`
  const messageId = (await readThread(official, id)).messages[0]?.id
  for (const threadId of [id, missing, 'thr_x', "thr_'", undefined]) {
    for (const attempt of [
      () => readThread(stranger, threadId),
      () => sendMessage(stranger, { threadId, text: 'Hello' }),
      () => markRead(stranger, { threadId, messageId }),
      () => closeThread(stranger, threadId),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'not_found', message: 'There is no such conversation.' })
    }
  }
  expect((await listThreads(stranger)).threads).toEqual([])
  expect((await catchUp(stranger, 0)).messages).toEqual([])
})

test('businesses and visitors have no access to conversations', async () => {
  const { id } = await open()
  const business = await createMember(database)
  await expect(readThread(business, id)).rejects.toMatchObject({ code: 'forbidden' })
  await expect(readThread(testCtx(database), id)).rejects.toMatchObject({ code: 'unauthenticated' })
})

test('messages of others are unread until they are marked, and the mark never moves back', async () => {
  const { id } = await open()
  const first = await sendMessage(adviser, { threadId: id, text: 'One' })
  const second = await sendMessage(adviser, { threadId: id, text: 'Two' })
  expect(await countUnreadMessages(official)).toBe(2)
  expect(await countUnreadMessages(adviser)).toBe(1)
  await markRead(official, { threadId: id, messageId: second.id })
  await markRead(official, { threadId: id, messageId: first.id })
  expect(await countUnreadMessages(official)).toBe(0)
  const colleague = await people.official(organisationId, 'Ciarán')
  expect(await countUnreadMessages(colleague)).toBe(3)
})

test('a new adviser does not start with years of unread messages', async () => {
  const { id } = await open()
  database.clock.advance(60_000)
  const newcomer = await people.adviser('Cormac')
  expect(await countUnreadMessages(newcomer)).toBe(0)
  await sendMessage(official, { threadId: id, text: 'Still there?' })
  expect(await countUnreadMessages(newcomer)).toBe(1)
})

test('threads with unread messages come first, then by the latest message', async () => {
  const titles = ['First topic', 'Second topic', 'Third topic']
  const ids: string[] = []
  for (const title of titles) {
    ids.push((await open(official, title)).id)
    database.clock.advance(1000)
  }
  await sendMessage(adviser, { threadId: ids[0], text: 'About the first' })
  database.clock.advance(1000)
  await sendMessage(official, { threadId: ids[1], text: 'Mine' })
  const { threads } = await listThreads(official)
  expect(threads.map(({ title, unread }) => [title, unread])).toEqual([
    ['First topic', 1],
    ['Second topic', 0],
    ['Third topic', 0],
  ])
  expect(threads[0]?.last).toMatchObject({ text: 'About the first', authorName: 'Aoife Byrne' })
})

test('a closed thread refuses messages until it is reopened, and notices record both', async () => {
  const { id } = await open()
  await Promise.all([closeThread(official, id), closeThread(adviser, id)])
  await expect(sendMessage(official, { threadId: id, text: 'Late' })).rejects.toMatchObject({ code: 'conflict' })
  await reopenThread(adviser, id)
  await sendMessage(official, { threadId: id, text: 'Thanks' })
  expect(await listTexts(official, id)).toEqual([
    'opened this conversation',
    'Dia duit',
    'closed this conversation',
    'reopened this conversation',
    'Thanks',
  ])
})

test('an adviser opens a thread for a public body, never for a business', async () => {
  const opening = { title: 'Yearly review', text: 'Shall we begin?' }
  const { id } = await openThread(adviser, { ...opening, organisationId })
  expect(await listTexts(official, id)).toContain('Shall we begin?')
  const shop = (await createMember(database)).actor.organisationId
  for (const wrong of [shop, undefined, 'org_company', "o'"]) {
    await expect(openThread(adviser, { ...opening, organisationId: wrong })).rejects.toMatchObject({
      code: 'invalid_input',
      fieldErrors: { organisationId: 'Please choose a public body' },
    })
  }
  const other = await people.publicBody('Coiste Oidhreachta')
  await openThread(official, { ...opening, organisationId: other })
  expect((await listThreads(official)).threads).toHaveLength(2)
})

test('text is stored as written, and too long or empty text is refused with a sentence', async () => {
  const { id } = await open()
  const text = '<b>Bríd</b> & "sons" ☘️\nsecond line'
  expect((await sendMessage(official, { threadId: id, text: `  ${text}\r\n ` })).text).toBe(text)
  expect((await sendMessage(official, { threadId: id, text: 'a\u0000b\u0007c' })).text).toBe('abc')
  expect((await sendMessage(official, { threadId: id, text: '😀'.repeat(4000) })).text).toHaveLength(8000)
  const tooLong = sendMessage(official, { threadId: id, text: 'a'.repeat(4321) })
  await expect(tooLong).rejects.toThrow(
    'A message holds up to 4,000 characters, this one has 4,321. Please send it in parts.',
  )
  await expect(sendMessage(official, { threadId: id, text: ' \n ' })).rejects.toThrow('Write a message first')
})

test('only the organisation sees its sample thread, which has no number and goes when samples are cleared', async () => {
  await addChatSamples(asTx(official), organisationId)
  expect((await listThreads(adviser)).threads).toEqual([])
  const [sample] = (await listThreads(official)).threads
  expect(sample).toMatchObject({ isSample: true, unread: 0, last: { authorName: 'Gráinne Walsh' } })
  await clearChatSamples(asTx(official), organisationId)
  expect((await listThreads(official)).threads).toEqual([])
})

test('a sample thread with an answer stays without the sample message', async () => {
  await addChatSamples(asTx(official), organisationId)
  const [sample] = (await listThreads(official)).threads
  const { cursor } = await sendMessage(official, { threadId: sample?.id, text: 'Go raibh maith agat' })
  expect(cursor).toBe(1)
  expect((await listThreads(adviser)).threads).toHaveLength(1)
  await clearChatSamples(asTx(official), organisationId)
  expect(await listTexts(official, sample?.id ?? '')).toEqual(['Go raibh maith agat'])
})

function connectAs(deps: { db: Ctx['db'] }, ctx: Ctx): Ctx {
  return { ...ctx, db: deps.db }
}
