import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runTurns } from '#server/assistant/turn/run-turns.ts'
import { getConversation, getTalkPage, TURN_LEASE_MS, takeOver } from '#server/domains/conversations/index.ts'
import { saveEntry } from '#server/domains/knowledge/index.ts'
import { getModelSetUp, pauseAnswering, saveModel, tryModel } from '#server/domains/receptionists/index.ts'
import type { SharedModel } from '#server/model-config.ts'
import { openTestDatabase, type TestDatabase, testClock, testConfig, testCtx } from '../support/database.ts'
import {
  beginStream,
  deltaChunk,
  endChunk,
  type ModelScript,
  saying,
  startFakeModel,
  textChunk,
} from '../support/fake-model.ts'
import { createMember, type MemberCtx } from '../support/members.ts'
import { openPractice, startTalk, WEDNESDAY } from '../support/talk.ts'

type Fake = Awaited<ReturnType<typeof startFakeModel>>

const clock = testClock(WEDNESDAY)
let database: TestDatabase
let fake: Fake
let slug: string
let member: MemberCtx

const SHARED: SharedModel = {
  url: '',
  name: 'fake',
  key: 'secret',
  region: 'eu',
  inputPrice: 15,
  outputPrice: 60,
  monthlyBudgetCents: 1_000,
}

/** An organisation with the shared model, which follows a script. */
async function open(script: ModelScript, { shared = {}, form = {} }: { shared?: object; form?: object } = {}) {
  clock.set(WEDNESDAY)
  fake = await startFakeModel(script)
  const config = testConfig({ model: { ...SHARED, url: fake.url, ...shared } })
  database = await openTestDatabase({ clock, now: clock.now, config })
  ;({ slug, member } = await openPractice(database))
  await saveEntry(member, {
    topic: 'Parking',
    questionEn: 'Is there parking?',
    answerEn: 'There is a car park behind the house, with a ramp to our door.',
  })
  await saveModel(member, { version: 0, answerer: 'shared', ...form })
  return startModelTalk()
}

/** Says something to the organisation's chosen answerer. */
async function startModelTalk() {
  const talk = await startTalk(database, slug)
  const say = async (text: string) => {
    const { lease } = await talk.leave(text)
    await runTurns(database, talk.id, lease)
    const [reply] = await talk.readNew()
    const { turns } = await talk.seenBy(member)
    const turn = turns.at(-1)
    return { reply, turn, step: turn?.steps.find(({ kind }) => kind === 'model') }
  }
  return { ...talk, say }
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(async () => {
  fake?.close()
  await database?.close()
  vi.restoreAllMocks()
})

const PARKING = 'You can use the car park behind the house. It has a ramp to our door.'

test('a model words an answer from found facts, sentence by sentence, and its cost is stored', async () => {
  const talk = await open(saying(PARKING))
  const frames: string[] = []
  database.live.on('passing', (topic, frame) => void (topic.startsWith('talk:') && frames.push(String(frame))))
  const { reply, turn, step } = await talk.say('Is there parking for a wheelchair?')
  expect(reply).toMatchObject({ text: PARKING, outcome: 'answered', entries: [expect.any(String)] })
  expect(frames.map((frame) => JSON.parse(/data: (.*)/.exec(frame)?.[1] ?? ''))).toEqual([
    { to: turn?.messageId, text: 'You can use the car park behind the house.', language: 'en' },
    { to: turn?.messageId, text: PARKING, language: 'en' },
  ])
  expect([turn?.answerer, step?.result, step?.tokens]).toEqual(['model', 'worded', 220])
  expect(step?.microcents).toBe(200 * 15 + 20 * 60)
  const seen = await getConversation(member, talk.id)
  expect(seen.model).toEqual({ turns: 1, microcents: 4_200 })
  expect((await getModelSetUp(member)).month).toEqual({ modelTurns: 1, rulesTurns: 0, tokens: 220, microcents: 4_200 })
  expect(seen.moments.map((moment) => moment.kind === 'did' && moment.text)).toContainEqual(
    expect.stringMatching(/^Worded by the model in \d+\.\d s, 0\.0042 cent$/),
  )
})

test("a caller's names, numbers and addresses are masked for the model, and restored in the reply", async () => {
  const talk = await open(saying('Hello [NAME_3], there is a car park behind the house.'))
  const { reply } = await talk.say(
    'my name is Sorcha Breathnach, 085 123 4567, sorcha@example.ie, IE29 AIBK 9311 5212 3456 78: is there parking?',
  )
  const sent = JSON.stringify(fake.asked)
  expect(sent).not.toMatch(/Sorcha|Breathnach|123 ?4567|example\.ie|AIBK/i)
  expect(sent).toMatch(/\[NAME_\d\].*\[PHONE_\d\].*\[EMAIL_\d\].*\[IBAN_\d\]/s)
  expect(reply?.text).not.toMatch(/\[NAME/)
})

test('the page says that a model words answers, only if one does', async () => {
  await open(saying(PARKING))
  const read = () => getTalkPage(testCtx(database), slug, { held: undefined, language: null })
  expect((await read()).isWordedByModel).toBe(true)
  await saveModel(member, { version: 1, answerer: 'rules' })
  expect((await read()).isWordedByModel).toBe(false)
})

test('the rules handle tasks, names and confirmations without a model', async () => {
  const talk = await open(saying('Hello there.'))
  await talk.say('Can I talk to a person?')
  await talk.say('I want to cancel my appointment')
  await talk.say('niamh@example.ie')
  expect(fake.asked).toEqual([])
  expect((await getModelSetUp(member)).month).toMatchObject({ modelTurns: 0, rulesTurns: 3, tokens: 0 })
})

test('rules answer emergencies and pauses without a model', async () => {
  const talk = await open(saying('Hello there.'))
  expect((await talk.say('My father is not breathing')).turn?.answerer).toBe('rules')
  await pauseAnswering(member)
  expect((await talk.say('Is there parking?')).turn?.answerer).toBe('paused')
  expect(fake.asked).toEqual([])
})

test('the first word is shown while its sentence is awaited', async () => {
  const frames: string[] = []
  const talk = await open(async (response) => {
    beginStream(response).write(textChunk('You can use the'))
    await vi.waitFor(() => expect(frames).toHaveLength(1))
    response.end(textChunk(PARKING.slice('You can use the'.length)) + endChunk())
  })
  database.live.on('passing', (topic, frame) => void (topic.startsWith('talk:') && frames.push(String(frame))))
  const { reply } = await talk.say('Is there parking?')
  expect(frames.map((frame) => JSON.parse(/data: (.*)/.exec(frame)?.[1] ?? '').text)).toEqual([
    'You',
    'You can use the car park behind the house.',
    PARKING,
  ])
  expect(reply?.text).toBe(PARKING)
})

test('a take-over during a reply stops it', async () => {
  const talk = await open(async (response) => {
    beginStream(response).write(textChunk('You can use the car park behind the house. '))
    await wait(30)
    await takeOver(member, talk.id)
    response.end(textChunk('It has a ramp to our door. It has a ramp.') + endChunk())
  })
  const frames: string[] = []
  database.live.on('passing', (_topic, frame) => void (/writing/.test(String(frame)) && frames.push(String(frame))))
  const { reply, turn } = await talk.say('Is there parking?')
  expect([reply, turn?.result, frames.length]).toEqual([undefined, 'silent', 1])
})

test('sentences that were shown stay, and the rules add the rest', async () => {
  const talk = await open(saying('There is a car park behind the house. It costs €90 a day.'))
  const { reply, turn } = await talk.say('Is there parking?')
  expect(reply?.text).toBe(
    'There is a car park behind the house.\n\nThere is a car park behind the house, with a ramp to our door.',
  )
  expect(turn?.answerer).toBe('rules')
})

test('after three failures the endpoint is not asked for a while, and the rules answer', async () => {
  const talk = await open((response) => void response.writeHead(500).end())
  const failures = []
  for (const text of ['Is there parking?', 'Where do I park?', 'Is there a car park?', 'Can I park beside you?'])
    failures.push((await talk.say(text)).step?.failure)
  expect(failures).toEqual(['broken', 'broken', 'broken', 'resting'])
  expect(fake.asked).toHaveLength(6)
})

test('a month’s used budget turns the model off, and the set-up says so', async () => {
  const talk = await open(saying(PARKING, { tokens: [1_000_000, 1] }), { shared: { monthlyBudgetCents: 10 } })
  expect((await talk.say('Is there parking?')).step?.result).toBe('worded')
  const { reply, step } = await talk.say('Is there parking?')
  expect([step?.failure, reply?.text]).toEqual(['month spent', expect.stringContaining('car park')])
  expect((await getModelSetUp(member)).unused).toBe('budget')
})

test('a conversation has a budget of its own', async () => {
  const talk = await open(saying(PARKING, { tokens: [200_000, 1] }), { shared: { inputPrice: 0, outputPrice: 0 } })
  await talk.say('Is there parking?')
  expect((await talk.say('Is there parking for two?')).step?.failure).toBe('conversation spent')
  const other = await startModelTalk()
  expect((await other.say('Is there parking?')).step?.result).toBe('worded')
})

test('a model outside the EU is not asked if the organisation excludes it', async () => {
  const talk = await open(saying(PARKING), { shared: { region: 'other' } })
  await saveModel(member, { version: 1, answerer: 'rules', euOnly: 'on' })
  await expect(saveModel(member, { version: 2, answerer: 'shared', euOnly: 'on' })).rejects.toMatchObject({
    code: 'invalid_input',
  })
  await database.db.updateTable('receptionist_models').set({ answerer: 'shared' }).execute()
  await talk.say('Is there parking?')
  expect([fake.asked.length, (await getModelSetUp(member)).unused]).toEqual([0, 'outside the EU'])
})

test('a public body excludes models outside the EU by default', async () => {
  await open(saying(PARKING))
  const official = await createMember(database, { userType: 'GOVERNMENT' })
  expect(await getModelSetUp(official)).toMatchObject({ answerer: 'rules', euOnly: true })
  expect((await getModelSetUp(await createMember(database))).euOnly).toBe(false)
})

test("an own endpoint's key is encrypted, never shown, and never sent to another address", async () => {
  await open(saying(PARKING))
  const own = { answerer: 'own', url: 'https://models.example.eu/v1', name: 'm', region: 'eu' }
  await saveModel(member, { version: 1, ...own, modelKey: 'sk-very-secret' })
  const stored = () => database.db.selectFrom('receptionist_models').select('key').executeTakeFirstOrThrow()
  expect((await stored()).key).toMatch(/^(?!.*very-secret)/)
  expect(JSON.stringify(await getModelSetUp(member))).not.toContain('very-secret')
  expect((await getModelSetUp(member)).own.hasKey).toBe(true)
  await saveModel(member, { version: 2, ...own, name: 'm2' })
  expect((await getModelSetUp(member)).own.hasKey).toBe(true)
  await saveModel(member, { version: 3, ...own, url: 'https://thief.example/v1' })
  expect((await getModelSetUp(member)).own.hasKey).toBe(false)
  const audit = await database.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'receptionist.model_changed')
    .execute()
  expect(audit).toHaveLength(4)
  expect(JSON.stringify(audit)).not.toContain('secret')
})

test('an own endpoint at a private address is not asked, and the test says why', async () => {
  await open(saying(PARKING))
  const url = fake.url.replace('http:', 'https:')
  await saveModel(member, { version: 1, answerer: 'own', url, name: 'm', region: 'eu' })
  await expect(tryModel(member)).rejects.toMatchObject({ message: expect.stringContaining('not a public one') })
  const talk = await startModelTalk()
  expect((await talk.say('Is there parking?')).step?.failure).toBe('private address')
  expect(fake.asked).toEqual([])
})

test('testing the model asks for one word, and names errors plainly', async () => {
  await open((response, _asked, number) =>
    number === 1 ? saying('ready')(response, _asked, 1) : void response.writeHead(401).end(),
  )
  await tryModel(member)
  await expect(tryModel(member)).rejects.toMatchObject({ message: expect.stringContaining('refused the key') })
  await saveModel(member, { version: 1, answerer: 'rules' })
  await expect(tryModel(member)).rejects.toMatchObject({ code: 'conflict' })
})

test('a late save is a conflict, and other organisations cannot change it', async () => {
  await open(saying(PARKING))
  await expect(saveModel(member, { version: 0, answerer: 'rules' })).rejects.toMatchObject({ code: 'conflict' })
  const colleague = await createMember(database, { colleagueOf: member, organisationRole: 'member' })
  await expect(saveModel(colleague, { version: 1, answerer: 'rules' })).rejects.toMatchObject({ code: 'forbidden' })
  await expect(tryModel(colleague)).rejects.toMatchObject({ code: 'forbidden' })
})

test('a turn keeps its lease while it works', async () => {
  const others: boolean[] = []
  const readLease = async () => {
    const row = await database.db
      .selectFrom('conversations')
      .select('turn_leased_until')
      .where('id', '=', talk.id)
      .executeTakeFirstOrThrow()
    return row.turn_leased_until
  }
  const talk = await open(async (response) => {
    beginStream(response).write(textChunk('There is a car park '))
    const first = await readLease()
    clock.advance(TURN_LEASE_MS - 1_000)
    while ((await readLease()) === first) {
      response.write(deltaChunk({ reasoning_content: 'Hm.' }))
      await wait(100)
    }
    clock.advance(TURN_LEASE_MS / 2)
    others.push(await runTurns(database, talk.id))
    response.end(textChunk('behind the house.') + endChunk())
  })
  const { reply, turn } = await talk.say('Is there parking?')
  expect([reply?.text, turn?.answerer, others]).toEqual(['There is a car park behind the house.', 'model', [false]])
})
