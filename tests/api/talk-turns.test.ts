import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  addNote,
  assign,
  deleteOldConversations,
  getConversation,
  giveBack,
  listConversations,
  replyAsStaff,
  setOutcome,
  TURN_LEASE_MS,
  takeOver,
} from '#server/domains/conversations/index.ts'
import { saveEntry } from '#server/domains/knowledge/index.ts'
import { saveConfiguration } from '#server/domains/receptionists/index.ts'
import { openTestDatabase, type TestDatabase, testClock, testCtx } from '../support/database.ts'
import { createMember, type MemberCtx } from '../support/members.ts'
import { listOrphans } from '../support/orphans.ts'
import { openDatabase, serveSmtp, work } from '../support/outbox.ts'
import { openPractice, PRACTICE, scripted, startTalk, WEDNESDAY } from '../support/talk.ts'

const clock = testClock(WEDNESDAY)
let database: TestDatabase
let slug: string
let member: MemberCtx
beforeEach(async () => {
  clock.set(WEDNESDAY)
  database = await openTestDatabase({ clock, now: clock.now })
  ;({ slug, member } = await openPractice(database))
})
afterEach(() => database.close())

test('parallel messages are answered one by one in order', async () => {
  const talk = await startTalk(database, slug)
  const texts = ['Where are you?', 'how much is a massage?', 'are you a robot?', 'thanks']
  const stored = []
  for (const text of texts) stored.push(await talk.leave(text))
  await Promise.all(stored.map(({ lease }) => lease && talk.run(lease)))
  const { messages, turns } = await talk.seenBy(member)
  expect(messages.slice(2 + texts.length).map(({ text }) => text)).toEqual([
    'Our address is 4 Quay Street, Galway, H91 X2Y3.',
    'Sports massage: €50.',
    expect.stringContaining('not a person'),
    expect.stringContaining('welcome'),
  ])
  expect(turns.map(({ result }) => result)).toEqual(['replied', 'replied', 'replied', 'replied'])
  expect(await database.db.selectFrom('jobs').select('id').where('name', '=', 'receptionist-turn').execute()).toEqual(
    [],
  )
})

test('another process answers a lost turn once, after its lease', async () => {
  const talk = await startTalk(database, slug)
  await talk.leave('Where are you?')
  expect(await talk.run()).toBe(false)
  clock.advance(TURN_LEASE_MS)
  await Promise.all([talk.run(), talk.run(), talk.run()])
  expect((await talk.readNew()).map(({ text }) => text)).toEqual(['Our address is 4 Quay Street, Galway, H91 X2Y3.'])
})

test('a repeated key stores one message, and another text with it is refused', async () => {
  const talk = await startTalk(database, slug)
  const both = await Promise.all([talk.leave('Where are you?', 'same'), talk.leave('Where are you?', 'same')])
  expect(both[0].id).toBe(both[1].id)
  await expect(talk.leave('something else', 'same')).rejects.toMatchObject({ code: 'conflict' })
})

test('a take-over during a turn stops its reply and its writes', async () => {
  const interrupted = scripted(async function* (_turn, tools) {
    const [slot] = await tools.findSlots({
      serviceId: 'massage',
      from: '2026-11-20T09:00',
      to: '2026-11-20T18:00',
      limit: 1,
    })
    await takeOver(member, talk.id)
    if (slot !== undefined) await tools.holdSlot(slot)
    yield { kind: 'say', text: 'I am still here.' }
  })
  const talk = await startTalk(database, slug, { answerer: interrupted })
  const { lease } = await talk.leave('a massage on Friday')
  await talk.run(lease)
  expect(await talk.readNew()).toEqual([])
  expect(await database.db.selectFrom('booking_holds').select('id').execute()).toEqual([])
  expect((await talk.seenBy(member)).turns).toMatchObject([{ result: 'silent', replyId: null }])
})

test('the receptionist is silent while a person answers, except in emergencies, until it is given back', async () => {
  const talk = await startTalk(database, slug)
  const written = await replyAsStaff(member, talk.id, { text: 'Niamh here, how can I help?' }, 'k')
  expect(await replyAsStaff(member, talk.id, { text: 'Niamh here, how can I help?' }, 'k')).toEqual(written)
  await talk.readNew()
  const { lease } = await talk.leave('Where are you?')
  await talk.run(lease)
  expect(await talk.readNew()).toEqual([])
  expect((await talk.say('he is not breathing')).outcome).toBe('urgent')
  await giveBack(member, talk.id)
  expect((await talk.say('Where are you?')).text).toContain('Quay Street')
})

test('a worker mails the team about a second emergency of another kind', async () => {
  const deps = await openDatabase()
  const inbox = await serveSmtp()
  const talk = await startTalk(deps, (await openPractice(deps)).slug)
  work(deps, inbox.url)
  expect((await talk.say('he is not breathing')).outcome).toBe('urgent')
  await expect.poll(() => inbox.received.length).toBe(1)
  expect((await talk.say('I can smell gas')).outcome).toBe('urgent')
  await expect.poll(() => inbox.received.length).toBe(2)
})

test('the receptionist resumes if the person leaves for longer than the set time', async () => {
  const talk = await startTalk(database, slug)
  await takeOver(member, talk.id)
  clock.advance(61 * 60_000)
  expect((await talk.say('Where are you?')).text).toContain('Quay Street')
})

test('members of other organisations can read and change nothing', async () => {
  const talk = await startTalk(database, slug)
  await talk.say('Where are you?')
  const stranger = await createMember(database, { name: 'Other' })
  expect((await listConversations(stranger, {})).items).toEqual([])
  for (const attempt of [
    () => getConversation(stranger, talk.id),
    () => takeOver(stranger, talk.id),
    () => giveBack(stranger, talk.id),
    () => replyAsStaff(stranger, talk.id, { text: 'Hello' }),
    () => addNote(stranger, talk.id, { text: 'Hello' }),
    () => assign(stranger, talk.id, { userId: null }),
    () => setOutcome(stranger, talk.id, { outcome: 'answered' }),
    () => assign(member, talk.id, { userId: stranger.actor.userId }),
  ]) {
    await expect(attempt()).rejects.toMatchObject({ code: 'not_found' })
  }
  await expect(takeOver(testCtx(database), talk.id)).rejects.toMatchObject({ code: 'unauthenticated' })
})

test('the desk adds notes, assigns and closes, and the next message reopens a conversation', async () => {
  const talk = await startTalk(database, slug)
  await talk.say('Where are you?')
  await addNote(member, talk.id, { text: 'Rang back' })
  await assign(member, talk.id, { userId: member.actor.userId })
  await setOutcome(member, talk.id, { outcome: 'answered', close: true })
  const { items } = await listConversations(member, {})
  expect(items.find(({ id }) => id === talk.id)).toMatchObject({
    assignee: { id: member.actor.userId },
    outcome: 'answered',
    closedAt: expect.any(String),
  })
  expect(await talk.seenBy(member)).toMatchObject({ notes: [{ text: 'Rang back' }] })
  await talk.say('thanks')
  expect((await talk.seenBy(member)).closedAt).toBeNull()
})

test('a published change applies to new conversations, and older ones keep their version', async () => {
  const talk = await startTalk(database, slug)
  expect((await talk.say('Have ye towels?')).text).toMatch(/^I do not know that/)
  await saveEntry(member, { topic: 'Towels', questionEn: 'Have ye towels?', answerEn: 'Yes, we have towels.' })
  await saveConfiguration(member, { ...PRACTICE, address: '5 New Street, Galway' })
  const next = await startTalk(database, slug)
  expect((await talk.say('Have ye towels?')).text).toMatch(/^I do not know that/)
  expect((await talk.say('Where are you?')).text).toContain('Quay Street')
  expect((await next.say('Have ye towels?')).text).toBe('Yes, we have towels.')
  expect((await next.say('Where are you?')).text).toContain('New Street')
})

test("conversations are deleted with all their rows after the organisation's retention", async () => {
  const [kept, unused] = [await startTalk(database, slug), await startTalk(database, slug)]
  await kept.say('do you sell vouchers?')
  clock.advance(2 * 86_400_000)
  await deleteOldConversations(testCtx(database, { kind: 'job', name: 'test' }))
  const idsLeft = async () => (await database.db.selectFrom('conversations').select('id').execute()).map(({ id }) => id)
  expect([await idsLeft(), unused.id in (await idsLeft())]).toEqual([[kept.id], false])
  clock.set('2027-11-25T10:00:00.000Z')
  await deleteOldConversations(testCtx(database, { kind: 'job', name: 'test' }))
  expect(await idsLeft()).toEqual([])
  for (const table of ['messages', 'turns', 'contacts', 'unanswered_questions'] as const) {
    expect(await database.db.selectFrom(table).select('id').execute()).toEqual([])
  }
  expect(await listOrphans(database)).toEqual([])
})
