import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/database.ts'
import { createMember } from '../../../../tests/support/members.ts'
import { openPractice, startTalk, WEDNESDAY } from '../../../../tests/support/talk.ts'
import { RULES } from '../../assistant/answerers/rules/rules-answerer.ts'
import {
  addNote,
  assign,
  countConversations,
  countWaiting,
  getConversation,
  giveBack,
  listConversations,
  listCurrentConversations,
  listEarlierConversations,
  readConversation,
  replyAsStaff,
  setOutcome,
  takeOver,
} from './index.ts'

let database: TestDatabase
let now: Date
beforeEach(async () => {
  now = new Date(WEDNESDAY)
  database = { ...(await openTestDatabase()), now: () => now }
})
afterEach(() => database.close())

const laterBy = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}

const didIn = async (...args: Parameters<typeof getConversation>) =>
  (await getConversation(...args)).moments.flatMap((moment) =>
    moment.kind === 'did' ? [[moment.tag, moment.text].filter(Boolean).join(': ')] : [],
  )

test('a conversation waits for a person until one has been there', async () => {
  const { member, slug } = await openPractice(database)
  const talk = await startTalk(database, slug)
  await talk.say('What are your opening hours?')
  expect(await countWaiting(member)).toBe(0)
  laterBy(1)
  await talk.say('Can I talk to a person, please?')
  expect(await countWaiting(member)).toBe(1)
  const [waiting] = (await listConversations(member, { show: 'waiting' })).items
  expect(waiting).toMatchObject({ id: talk.id, needsPerson: true, lastWords: 'Can I talk to a person, please?' })
  const { moments } = await getConversation(member, talk.id)
  const marks = moments.flatMap((moment) => (moment.kind === 'did' ? [moment.mark] : []))
  expect(marks.filter((mark) => mark !== 'step')).toEqual(['asked'])
  laterBy(1)
  await takeOver(member, talk.id)
  expect(await countWaiting(member)).toBe(0)
  laterBy(1)
  await giveBack(member, talk.id)
  expect(await countWaiting(member)).toBe(0)
  laterBy(1)
  await talk.say('A person again, please')
  expect(await countWaiting(member)).toBe(1)
  await setOutcome(member, talk.id, { outcome: 'answered', close: true })
  expect(await countConversations(member)).toEqual({ waiting: 0, live: 0 })
})

test('what goes on now is apart from what was before, and quiet conversations go there', async () => {
  const { member, slug } = await openPractice(database)
  const [live, quiet] = [await startTalk(database, slug), await startTalk(database, slug)]
  await startTalk(database, slug)
  await quiet.say('Where are you?')
  laterBy(30)
  await live.say('Where are you?')
  const idsOf = (conversations: { id: string }[]) => conversations.map(({ id }) => id)
  expect(idsOf(await listCurrentConversations(member))).toEqual([live.id])
  expect(idsOf((await listEarlierConversations(member, {})).items)).toEqual([quiet.id])
  expect(idsOf((await listConversations(member, { show: 'live' })).items)).toEqual([live.id])
  expect(idsOf((await listConversations(member, { show: 'nonsense' })).items)).toEqual([live.id, quiet.id])
  await takeOver(member, quiet.id)
  expect(idsOf(await listCurrentConversations(member))).toEqual([live.id, quiet.id])
  await setOutcome(member, live.id, { outcome: 'not answered' })
  expect((await listConversations(member, { show: 'missed' })).items).toEqual([])
  laterBy(5)
  expect(idsOf((await listConversations(member, { show: 'missed' })).items)).toEqual([live.id])
})

test('conversations are found by what people wrote, by name and by number, without fadas', async () => {
  const { member, slug } = await openPractice(database)
  const [knee, parking] = [await startTalk(database, slug), await startTalk(database, slug)]
  await knee.say('Tá mo ghlúin tinn, a chara')
  await parking.say('Is there parking?')
  await replyAsStaff(member, parking.id, { text: 'Behind the house, Séamus.' })
  await database.db
    .updateTable('contacts')
    .set({ name: 'Gráinne' })
    .where('id', '=', knee.ctx.actor.contactId)
    .execute()
  const find = async (q: string) => (await listConversations(member, { q })).items.map(({ id }) => id)
  expect(await find('ghluin')).toEqual([knee.id])
  expect(await find('seamus')).toEqual([parking.id])
  expect(await find('ghluin parking')).toEqual([])
  const stranger = await createMember(database)
  expect((await listConversations(stranger, { q: 'ghluin' })).items).toEqual([])
})

test('a waiting conversation says what it is about, behind any thanks', async () => {
  const { member, slug } = await openPractice(database)
  const matterAfter = async (lines: string[], language: 'en' | 'ga' = 'en') => {
    const talk = await startTalk(database, slug, { language })
    for (const line of lines) await talk.say(line)
    return (await getConversation(member, talk.id)).matter
  }
  expect(await matterAfter(['When are you open?', 'thanks'])).toBeNull()
  expect(await matterAfter(['I have chest pain and my left arm is numb', 'cheers, bye'])).toEqual({
    kind: 'urgent',
    text: 'I have chest pain and my left arm is numb',
  })
  expect(
    await matterAfter(['Tá pian i mo chliabhrach agus ní féidir liom análú', 'go raibh maith agat'], 'ga'),
  ).toEqual({
    kind: 'urgent',
    text: 'Tá pian i mo chliabhrach agus ní féidir liom análú',
  })
  const message = [
    'I want to leave a message',
    'Tell Niamh the key is next door',
    'Ann Ryan, 086 123 4567',
    'yes',
    'ta',
  ]
  expect(await matterAfter(message)).toMatchObject({
    kind: 'message',
    text: expect.stringContaining('key is next door'),
  })
  const irish = [
    'Ba mhaith liom teachtaireacht a fhágáil',
    'Abair le Niamh go bhfuil an eochair béal dorais',
    'Ann Ryan, 086 123 4567',
    'is ea',
  ]
  expect(await matterAfter(irish, 'ga')).toMatchObject({ kind: 'message', text: expect.stringContaining('an eochair') })
  expect(await matterAfter(['Can I talk to a person, please?', 'grand so'])).toEqual({
    kind: 'question',
    text: 'Can I talk to a person, please?',
  })
})

test('a service that was booked in Irish has its English name at the desk', async () => {
  const { member, slug } = await openPractice(database)
  const talk = await startTalk(database, slug, { language: 'ga' })
  for (const line of ['céad chuairt ar an Aoine ag a deich', 'Ann Ryan, 086 123 4567', 'is ea']) await talk.say(line)
  const thread = await getConversation(member, talk.id)
  expect(thread.booking?.service).toBe('First visit')
  const [booked] = thread.moments.filter((moment) => moment.kind === 'did' && moment.mark === 'done')
  expect(booked).toMatchObject({ text: expect.stringMatching(/^First visit, /) })
})

test('conversations are shown by the language that the caller wrote in, and by the Irish day of the last message', async () => {
  const { member, slug } = await openPractice(database)
  const [knee, parking] = [await startTalk(database, slug), await startTalk(database, slug)]
  await knee.say('Tá mo ghlúin tinn, a chara')
  laterBy(24 * 60)
  await parking.say('Is there parking?')
  const show = async (filters: object) => (await listConversations(member, filters)).items.map(({ id }) => id)
  expect(await show({ language: 'ga' })).toEqual([knee.id])
  expect(await show({ language: 'en' })).toEqual([parking.id])
  expect(await show({ day: '2026-11-19' })).toEqual([parking.id])
  expect(await show({ day: '2026-11-18', language: 'en' })).toEqual([])
  expect(await show({ day: '2026-13-40', language: 'fr' })).toEqual([parking.id, knee.id])
})

test('a caller is found by the name and number that they gave', async () => {
  const { member, slug } = await openPractice(database)
  const talk = await startTalk(database, slug, {
    answerer: {
      name: 'scripted',
      async *answer() {
        yield { kind: 'say', text: 'Thank you.' }
        yield { kind: 'contact', contact: { name: 'Máire Uí Chonaill', phone: '020 914 0142' } }
      },
    },
  })
  await talk.say('Hello')
  for (const q of ['maire', 'chonaill', '0209140142', '914'])
    expect([q, (await listConversations(member, { q })).items.map(({ id }) => id)]).toEqual([q, [talk.id]])
})

test('a transcript tells what was said, done and noted, in order', async () => {
  const { member, slug } = await openPractice(database)
  const talk = await startTalk(database, slug)
  await talk.say('Where are you?')
  laterBy(1)
  await talk.say('Do you sell bicycles made of bamboo?')
  laterBy(1)
  await addNote(member, talk.id, { text: 'Rang him yesterday.' })
  laterBy(1)
  await replyAsStaff(member, talk.id, { text: 'We do not.' })
  laterBy(1)
  await assign(member, talk.id, { userId: member.actor.userId })
  const { moments } = await getConversation(member, talk.id)
  expect(
    moments.map((moment) => (moment.kind === 'did' ? moment.mark : moment.kind === 'said' ? moment.by : 'note')),
  ).toEqual(expect.arrayContaining(['contact', 'receptionist', 'unknown', 'note', 'taken over', 'staff', 'step']))
  const did = await didIn(member, talk.id)
  expect(did[0]).toBe('Said that it is an AI')
  expect(did).toContain('Looked up your address')
  expect(did).toContain('Did not know: Do you sell bicycles made of bamboo')
  expect(did.filter((text) => text.endsWith('took over'))).toHaveLength(1)
  expect(JSON.stringify(await readConversation(talk.ctx))).not.toContain('Rang him')
  const orders = moments.map(({ at }) => at)
  expect(orders).toEqual(orders.toSorted())
})

test('a receptionist that was interrupted by a person says nothing, and the desk says so', async () => {
  const { member, slug } = await openPractice(database)
  const started = Promise.withResolvers<void>()
  const ready = Promise.withResolvers<void>()
  const talk = await startTalk(database, slug, {
    answerer: {
      name: 'slow',
      async *answer(turn, tools, signal) {
        started.resolve()
        await ready.promise
        yield* RULES.answer(turn, tools, signal)
      },
    },
  })
  const { lease } = await talk.leave('Where are you?')
  const turns = talk.run(lease)
  await started.promise
  await takeOver(member, talk.id)
  ready.resolve()
  await turns
  expect(await talk.readNew()).toEqual([])
  expect(await didIn(member, talk.id)).toContain('Said nothing: a person answers')
})

test('colleagues of another organisation read and do nothing', async () => {
  const { slug } = await openPractice(database)
  const talk = await startTalk(database, slug)
  await talk.say('Where are you?')
  const stranger = await createMember(database)
  for (const attempt of [
    () => getConversation(stranger, talk.id),
    () => takeOver(stranger, talk.id),
    () => giveBack(stranger, talk.id),
    () => replyAsStaff(stranger, talk.id, { text: 'Hello' }),
    () => addNote(stranger, talk.id, { text: 'Hello' }),
    () => assign(stranger, talk.id, { userId: null }),
    () => setOutcome(stranger, talk.id, { outcome: 'answered' }),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'not_found' })
  expect((await listConversations(stranger, {})).items).toEqual([])
})
