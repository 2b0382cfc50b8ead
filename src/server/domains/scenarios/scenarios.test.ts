import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findFailure, MAX_LINES, MAX_SCENARIOS } from '#contracts/receptionist/scenarios.ts'
import { openTestDatabase, type TestDatabase, testConfig } from '../../../../tests/support/database.ts'
import type { MemberCtx } from '../../../../tests/support/members.ts'
import { openPractice, startTalk, WEDNESDAY } from '../../../../tests/support/talk.ts'
import { openTrial, talkToDraft } from '../../assistant/sandbox/talk-to-draft.ts'
import { deleteEntry, saveEntry } from '../knowledge/index.ts'
import { exportPersonalData } from '../privacy/index.ts'
import { checkScenarios, listScenarios, openScenario, proposeScenario, runScenarios, saveScenario } from './index.ts'

let database: TestDatabase
let member: MemberCtx
beforeAll(async () => {
  database = await openTestDatabase()
  database.clock.set(WEDNESDAY)
  // It trains what reads the messages, which takes longer from source than a turn may.
  await startTalk(database, (await openPractice(database)).slug)
})
afterAll(() => database.close())
beforeEach(async () => {
  database.clock.set(WEDNESDAY)
  ;({ member } = await openPractice(database))
})

const TOWELS = { questionEn: 'Should I bring towels?', answerEn: 'Yes, two.' }
const SCENARIO = { name: 'Somebody asks for a visit', language: 'en', at: '2026-11-18T10:00' }

/** The form of a scenario: each line with what is expected after it. */
const write = (lines: [text: string, expects?: string][], changes: object = {}) => ({
  ...SCENARIO,
  lines: Object.fromEntries(lines.map(([text, expects = ''], place) => [place, { text, expects }])),
  ...changes,
})

const save = (...lines: [text: string, expects?: string][]) => saveScenario(member, write(lines))
const run = async (id: string) => (await runScenarios(member, { id }))[0]
const failureOf = async (id: string) => findFailure((await run(id)) ?? { lines: [] })

test('each effect of a reply is what it is called, and another one fails with the difference', async () => {
  const towels = await saveEntry(member, TOWELS)
  const cases: [line: string, effect: string][] = [
    ['Should I bring towels?', towels],
    ['Do you sell bicycles made of bamboo?', 'unknown'],
    ['I would like a sports massage on Thursday', 'times'],
    ['Can I talk to a person, please?', 'person'],
    ['My father is not breathing', 'emergency'],
  ]
  for (const [line, effect] of cases)
    expect([line, await failureOf(await save([line, effect]))]).toEqual([line, undefined])
  expect(await failureOf(await save(['Should I bring towels?', 'times']))).toBe(
    'It answers with “Should I bring towels?” instead.',
  )
  expect(await failureOf(await save(['When are you open?', 'person']))).toBe('It does not.')
  expect((await run(await save(['I have a bike', towels])))?.lines[0]?.expected).toBe(
    'answers with “Should I bring towels?”',
  )
})

test('a conversation goes on from line to line, and says what it did as the desk does', async () => {
  const id = await save(
    ['I would like a sports massage on Thursday at ten', 'times'],
    ['Ciara Walsh'],
    ['ciara@walsh.example'],
    ['Yes please', 'booking'],
    ['Could you pass on a message?'],
    ['The door is stuck'],
    ['Yes', 'message'],
  )
  const { lines = [] } = (await run(id)) ?? {}
  expect(lines.map(({ failure }) => failure)).toEqual(lines.map(() => undefined))
  expect(lines[3]?.did).toContainEqual(expect.stringMatching(/^Would book: Sports massage, .*19 Nov.*10:00/))
  expect(
    await database.db
      .selectFrom('bookings')
      .select('id')
      .where('organisation_id', '=', member.actor.organisationId)
      .execute(),
  ).toEqual([])
})

test('its moment stays, and appointments of the diary change nothing', async () => {
  const id = await save(['Is there a sports massage tomorrow at ten?', 'times'])
  const before = await run(id)
  const { slug, member: other } = await openPractice(database)
  member = other
  const caller = await startTalk(database, slug)
  for (const text of ['A sports massage on Thursday at ten, please', 'Ciara Walsh', 'ciara@walsh.example', 'Yes'])
    await caller.say(text)
  database.clock.set('2027-08-02T10:00:00.000Z')
  const there = await run(await save(['Is there a sports massage tomorrow at ten?', 'times']))
  expect(there?.lines).toEqual(before?.lines)
})

test('a result is stored with its draft, and only what has not run on this draft runs again', async () => {
  const id = await save(['Do you sell bicycles made of bamboo?', 'unknown'])
  const listed = async () => (await listScenarios(member)).own.find((one) => one.id === id)?.run
  expect(await listed()).toBeNull()
  await run(id)
  expect(await listed()).toMatchObject({ at: WEDNESDAY, isOfThisDraft: true, lines: [{ effects: ['unknown'] }] })
  database.clock.advance(60_000)
  await checkScenarios(member, 'stale')
  expect(await listed()).toMatchObject({ at: WEDNESDAY })
  await saveEntry(member, { questionEn: 'Do you sell bicycles made of bamboo?', answerEn: 'We do.' })
  expect(await listed()).toMatchObject({ isOfThisDraft: false })
  expect((await checkScenarios(member, 'stale')).map(findFailure)).toEqual([expect.stringContaining('It answers with')])
  expect(await listed()).toMatchObject({ at: '2026-11-18T10:01:00.000Z', isOfThisDraft: true })
  await saveScenario(member, write([['Hello']]), { id, version: '1' })
  expect(await listed()).toBeNull()
})

test('an expected answer that was deleted fails, and is refused in a form', async () => {
  const towels = await saveEntry(member, TOWELS)
  const id = await save(['Should I bring towels?', towels])
  await deleteEntry(member, towels)
  expect((await run(id))?.lines[0]).toMatchObject({
    expected: 'answers with an answer that no longer exists',
    failure: expect.stringMatching(/^It /),
  })
  const { member: stranger } = await openPractice(database)
  const theirs = await saveEntry(stranger, TOWELS)
  for (const entry of [towels, theirs]) {
    await expect(save(['Towels?', entry])).rejects.toMatchObject({
      fieldErrors: { lines: expect.stringContaining('no longer') },
    })
  }
})

test('a conversation with the draft is proposed with what happened after each line', async () => {
  const towels = await saveEntry(member, TOWELS)
  let { trial } = await openTrial(member, { at: '2026-12-24T21:47' })
  for (const text of ['Should I bring towels?', 'When are you open?', 'I want to talk to a person']) {
    ;({ trial } = await talkToDraft(member, { trial, text }))
  }
  const { start } = await proposeScenario(member, trial)
  expect(start).toEqual({
    name: 'Somebody writes “Should I bring towels?”',
    language: 'en',
    at: '2026-12-24T21:47',
    caller: 'new',
    channel: 'web-chat',
    lines: [
      { text: 'Should I bring towels?', expects: towels },
      { text: 'When are you open?', expects: '' },
      { text: 'I want to talk to a person', expects: 'person' },
    ],
  })
  expect(await failureOf(await saveScenario(member, { ...start, lines: { ...start.lines } }))).toBeUndefined()
  const { trial: silent } = await openTrial(member, {})
  await expect(proposeScenario(member, silent)).rejects.toMatchObject({
    message: expect.stringContaining('Nothing was said'),
  })
  database.clock.advance(3_600_000)
  await expect(proposeScenario(member, trial)).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('over'),
  })
})

test('a known caller on a channel stays one in the scenario, with a booking of its own', async () => {
  let { trial } = await openTrial(member, { caller: 'known', channel: 'whatsapp' })
  for (const text of ['Can I move my appointment to Friday at eleven?', 'Yes']) {
    ;({ trial } = await talkToDraft(member, { trial, text }))
  }
  const { start } = await proposeScenario(member, trial)
  expect(start).toMatchObject({ caller: 'known', channel: 'whatsapp' })
  const id = await saveScenario(member, { ...start, lines: { ...start.lines } })
  expect((await openScenario(member, id)).start).toMatchObject({ caller: 'known', channel: 'whatsapp' })
  expect((await run(id))?.lines[1]?.did).toContainEqual(expect.stringMatching(/^Would move: .*20 Nov.*11:00/))
  await saveScenario(member, { ...start, caller: 'new', lines: { ...start.lines } }, { id, version: '1' })
  expect((await run(id))?.lines[1]?.did).not.toContainEqual(expect.stringContaining('Would move'))
})

test('a conversation that is longer than a scenario is refused', async () => {
  let { trial } = await openTrial(member, {})
  for (let count = 0; count <= MAX_LINES; count++)
    ({ trial } = await talkToDraft(member, { trial, text: 'Where are you?' }))
  await expect(proposeScenario(member, trial)).rejects.toMatchObject({ message: expect.stringContaining('too long') })
})

test('what is missing or too much is refused at its field', async () => {
  const refused = (form: object, field: string) =>
    expect(saveScenario(member, form)).rejects.toMatchObject({ fieldErrors: { [field]: expect.any(String) } })
  await refused(write([['Hello']], { name: ' ' }), 'name')
  await refused(write([['Hello']], { at: 'tomorrow' }), 'at')
  await refused(write([['  ']]), 'lines')
  await refused(write([['a'.repeat(1_001)]]), 'lines.0.text')
  await refused(write([['Hello', 'sings']]), 'lines.0.expects')
  await refused(write(Array.from({ length: MAX_LINES + 1 }, (): [string] => ['Hello'])), 'lines')
  const id = await save(['Hello'], [' '], ['When are you open?'])
  expect((await openScenario(member, id)).start.lines.map(({ text }) => text)).toEqual(['Hello', 'When are you open?'])
})

test(`an organisation has ${MAX_SCENARIOS} scenarios at most, also of several at once`, async () => {
  for (let count = 0; count < MAX_SCENARIOS - 1; count++) await save(['Hello'])
  const both = await Promise.allSettled([save(['Hello']), save(['Hello'])])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(save(['Hello'])).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('delete one'),
  })
})

test('other work of the process goes on between the lines', async () => {
  const id = await save(...Array.from({ length: MAX_LINES }, (): [string] => ['My father is not breathing']))
  let [rounds, isDone] = [0, false]
  const count = () => {
    rounds += 1
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  await run(id)
  isDone = true
  expect(rounds).toBeGreaterThanOrEqual(MAX_LINES)
})

test('many runs in a minute are refused, and what was stored stays', async () => {
  const id = await save(['Hello'])
  const limited = { ...member, config: { ...testConfig(), rateLimits: true } }
  for (let count = 0; count < 30; count++) await runScenarios(limited, { id })
  await expect(runScenarios(limited, { id })).rejects.toMatchObject({ code: 'rate_limited' })
  expect((await listScenarios(member)).own).toMatchObject([{ id, run: { isOfThisDraft: true } }])
})

test('a copy of the personal data has the scenarios', async () => {
  await save(['Hello'])
  const { tables } = await exportPersonalData(member)
  expect(tables.scenarios).toMatchObject([{ name: SCENARIO.name, lines: expect.stringContaining('Hello') }])
})
