import { afterEach, beforeEach, expect, test } from 'vitest'
import { formatChange } from '#contracts/receptionist/changes.ts'
import { previewAnswer } from '#server/assistant/turn/preview-answer.ts'
import { addEntries, deleteEntry, getEntry, saveEntry } from '#server/domains/knowledge/index.ts'
import {
  checkDraft,
  countDraftChanges,
  discardDraft,
  getDraftView,
  getVersion,
  listVersions,
  publishDraft,
  returnToVersion,
} from '#server/domains/publishing/index.ts'
import { getOwnDraft, getOwnReceptionist, saveConfiguration, saveDetails } from '#server/domains/receptionists/index.ts'
import { asTx, openTestDatabase, type TestDatabase, testClock, testCtx } from '../support/database.ts'
import { createMember, type MemberCtx } from '../support/members.ts'
import { openPractice, PRACTICE, talkUnder, WEDNESDAY } from '../support/talk.ts'

const clock = testClock(WEDNESDAY)
let database: TestDatabase
let slug: string
let member: MemberCtx
beforeEach(async () => {
  database = await openTestDatabase({ clock, now: clock.now })
  ;({ slug, member } = await openPractice(database))
})
afterEach(() => database.close())

const TOWELS = {
  topic: 'Towels',
  questionEn: 'Should I bring towels?',
  answerEn: 'Yes, two.',
  questionGa: 'An bhfuil tuáillí agaibh?',
  answerGa: 'Tá, dhá cheann.',
}

const publish = async (fields: object = {}) => publishDraft(member, { ...(await getDraftView(member)).mark, ...fields })
const sentences = async () => (await getDraftView(member)).changes.items.map(formatChange)
const ask = async (question = 'Should I bring towels?') => (await talkUnder(database, slug)).say(question)

/** Saves another greeting. */
const greet = (en: string) => saveConfiguration(member, { ...PRACTICE, greeting: { en, ga: '' } })

test('callers notice a draft only after it is published, in their next conversation', async () => {
  const running = await talkUnder(database, slug)
  const id = await saveEntry(member, TOWELS)
  await greet('Mind the step.')
  expect(await countDraftChanges(member)).toBe(2)
  expect(await sentences()).toEqual([
    'Greeting in English: Mind the step.',
    'New answer: “Towels”: in English and Irish',
  ])
  expect((await ask()).text).not.toContain('two')
  expect(await previewAnswer(member, TOWELS.questionEn, 'live')).toMatchObject({ sureness: 'unknown' })
  expect(await previewAnswer(member, TOWELS.questionEn)).toMatchObject({ text: 'Yes, two.', entries: [{ id }] })
  const { version } = await getOwnReceptionist(member)
  expect(await publish({ note: 'Towels' })).toBe(version + 1)
  expect(await countDraftChanges(member)).toBe(0)
  const next = await talkUnder(database, slug)
  expect(next.opening[0]?.text).toMatch(/Mind the step\.$/)
  expect(await next.say(TOWELS.questionEn)).toMatchObject({ text: 'Yes, two.', entries: [id] })
  expect((await next.seenBy(member)).version).toBe(version + 1)
  expect((await running.say(TOWELS.questionEn)).text).not.toContain('two')
  expect((await running.seenBy(member)).version).toBe(version)
})

test('another process uses a new version at once', async () => {
  const other = database.connectAgain()
  const before = await talkUnder(other, slug)
  expect((await before.say(TOWELS.questionEn)).text).not.toContain('two')
  await saveEntry(member, TOWELS)
  await publish()
  expect((await (await talkUnder(other, slug)).say(TOWELS.questionEn)).text).toBe('Yes, two.')
  expect(await countDraftChanges(testCtx(other, member.actor))).toBe(0)
})

test('a version stores only what changed, and keeps its texts', async () => {
  const id = await saveEntry(member, TOWELS)
  await publish()
  const stored = async () =>
    Number(
      (
        await database.db
          .selectFrom('knowledge_revisions')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .where('organisation_id', '=', member.actor.organisationId)
          .executeTakeFirstOrThrow()
      ).count,
    )
  const before = await stored()
  const under = await talkUnder(database, slug)
  await saveEntry(member, { ...TOWELS, answerEn: 'No, we have some.' }, { known: { id, version: 1 } })
  await publish()
  expect(await stored()).toBe(before + 1)
  await greet('Hello again.')
  const number = await publish()
  expect(await stored()).toBe(before + 1)
  await deleteEntry(member, id)
  expect(await sentences()).toEqual(['Answer deleted: “Towels”: in English and Irish, now gone'])
  await publish()
  expect([await stored(), (await ask()).text.includes('some')]).toEqual([before + 1, false])
  expect((await under.say(TOWELS.questionEn)).text).toBe('Yes, two.')
  expect((await getVersion(member, number + 1)).changes.count).toBe(1)
  const { items } = await listVersions(member, {})
  expect(items.map(({ changes }) => changes.items.map(formatChange)).slice(0, 3)).toEqual([
    ['Answer deleted: “Towels”: in English and Irish, now gone'],
    ['Greeting in English: Hello again.'],
    ['Answer changed: “Towels”: Answer in English: Yes, two., now No, we have some.'],
  ])
})

test('a draft with a failed check is refused with the reason, unless somebody overrides it', async () => {
  await greet('I am a real person called Mary.')
  await saveEntry(member, { questionEn: 'Are you a robot or a real person?', answerEn: 'This is a real person.' })
  const failed = (await checkDraft(member)).filter(({ failure }) => failure !== undefined)
  expect(failed).toContainEqual(
    expect.objectContaining({ id: 'opening-en', failure: expect.stringContaining('“I am a real person”') }),
  )
  const { version } = await getOwnReceptionist(member)
  await expect(publish()).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining('fail') })
  await expect(publish({ override: 'yes', reason: ' ' })).rejects.toMatchObject({
    fieldErrors: { reason: expect.any(String) },
  })
  expect((await getOwnReceptionist(member)).version).toBe(version)
  await publish({ override: 'yes', reason: 'It is the name of our band.' })
  expect(await getVersion(member, version + 1)).toMatchObject({
    override: { reason: 'It is the name of our band.', failed: expect.arrayContaining([failed[0]?.title]) },
  })
  const lines = await database.db
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('organisation_id', '=', member.actor.organisationId)
    .where('action', 'in', ['receptionist.published', 'receptionist.gate_overridden'])
    .orderBy('id')
    .execute()
  expect(lines.map(({ action }) => action)).toEqual(['receptionist.published', 'receptionist.gate_overridden'])
  expect(lines[1]?.details).toContain('our band')
})

test('a new practice passes all checks in both languages', async () => {
  const checks = await checkDraft(member)
  expect(checks.filter(({ failure }) => failure !== undefined)).toEqual([])
  expect(checks.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['opening-ga', 'emergency-life-ga', 'person-ga', 'unknown-ga', 'irish', 'price-massage']),
  )
})

test('discarding a draft restores all of it, entries with their ids', async () => {
  const id = await saveEntry(member, TOWELS)
  await publish()
  await saveEntry(member, { ...TOWELS, answerEn: 'No.' }, { known: { id, version: 1 } })
  const added = await saveEntry(member, { questionEn: 'Is there a sauna?', answerEn: 'No.' })
  await greet('Hello again.')
  await discardDraft(member, (await getDraftView(member)).mark)
  expect(await countDraftChanges(member)).toBe(0)
  expect(await getEntry(member, id)).toMatchObject({ answerEn: 'Yes, two.' })
  await expect(getEntry(member, added)).rejects.toMatchObject({ code: 'not_found' })
  await deleteEntry(member, id)
  await discardDraft(member, (await getDraftView(member)).mark)
  expect(await getEntry(member, id)).toMatchObject({ answerEn: 'Yes, two.', isChecked: true })
})

test('one press returns to an earlier version, and later edits stay in the draft', async () => {
  const id = await saveEntry(member, TOWELS)
  const good = await publish()
  await saveEntry(member, { ...TOWELS, answerEn: 'Bring a tent.' }, { known: { id, version: 1 } })
  const wrong = await saveEntry(member, { questionEn: 'Is there a sauna?', answerEn: 'Yes, in the lift.' })
  await greet('Go away.')
  const bad = await publish()
  const mine = await saveEntry(member, { questionEn: 'Do you take cards?', answerEn: 'We do.' })
  const number = await returnToVersion(member, { number: good, live: bad })
  expect(number).toBe(bad + 1)
  const talk = await talkUnder(database, slug)
  expect(talk.opening[0]?.text).not.toContain('Go away')
  expect(await talk.say(TOWELS.questionEn)).toMatchObject({ text: 'Yes, two.', entries: [id] })
  expect((await talk.say('Is there a sauna?')).text).not.toContain('lift')
  expect(await sentences()).toEqual(['New answer: “Do you take cards?”: in English only'])
  expect(await getEntry(member, mine)).toMatchObject({ answerEn: 'We do.' })
  await expect(getEntry(member, wrong)).rejects.toMatchObject({ code: 'not_found' })
  expect((await getOwnDraft(member)).configuration.greeting.en).toBe('')
  expect(await getVersion(member, number)).toMatchObject({ returnedTo: good, by: 'Niamh', fromLive: { count: 0 } })
  await expect(returnToVersion(member, { number: good, live: bad })).rejects.toMatchObject({ code: 'conflict' })
  await expect(returnToVersion(member, { number: 99, live: number })).rejects.toMatchObject({ code: 'not_found' })
})

test('one of two decisions about a draft is refused, and nothing is lost', async () => {
  const colleague = await createMember(database, { colleagueOf: member, firstName: 'Aoife' })
  await greet('Hello again.')
  const { mark } = await getDraftView(member)
  const id = await saveEntry(colleague, TOWELS)
  await expect(publishDraft(member, mark)).rejects.toMatchObject({ code: 'conflict' })
  await expect(discardDraft(member, mark)).rejects.toMatchObject({ code: 'conflict' })
  expect(await getEntry(member, id)).toMatchObject(TOWELS)
  const { mark: now } = await getDraftView(member)
  const ends = await Promise.allSettled([publishDraft(member, now), publishDraft(colleague, now)])
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(publish()).rejects.toMatchObject({ message: 'Everything in the draft is live already.' })
})

test('parallel publishing and saving leave a consistent version and draft', async () => {
  await greet('Hello again.')
  const { mark } = await getDraftView(member)
  await Promise.allSettled([
    publishDraft(member, mark),
    ...[1, 2, 3, 4].map((place) =>
      saveEntry(member, { questionEn: `Do you stock part number ${place}?`, answerEn: 'Yes.' }),
    ),
    saveDetails(member, { version: String(mark.revision), name: { en: 'Quay Physio', ga: 'Fisiteiripe na Cé' } }),
  ])
  await publish().catch(() => undefined)
  expect(await countDraftChanges(member)).toBe(0)
  const talk = await talkUnder(database, slug)
  for (const place of [1, 2, 3, 4]) expect((await talk.say(`Do you stock part number ${place}?`)).text).toBe('Yes.')
})

test('managers publish, members and viewers read', async () => {
  await greet('Hello again.')
  const { mark, live } = await getDraftView(member)
  for (const organisationRole of ['member', 'viewer'] as const) {
    const reader = await createMember(database, { colleagueOf: member, organisationRole })
    expect((await getDraftView(reader)).changes.count).toBe(1)
    await expect(publishDraft(reader, mark)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(discardDraft(reader, mark)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(returnToVersion(reader, { number: 1, live: live.number })).rejects.toMatchObject({ code: 'forbidden' })
  }
  const stranger = (await openPractice(database)).member
  expect((await getDraftView(stranger)).changes.count).toBe(0)
})

test('ten thousand answers can be published, counted and returned to', async () => {
  const entries = Array.from({ length: 10_000 }, (_, index) => ({
    topic: 'Parts',
    questionEn: `Do you have part number ${index}?`,
    answerEn: `Part ${index} is on shelf ${index % 100}.`,
    questionGa: null,
    answerGa: null,
    source: 'import' as const,
    isChecked: true,
  }))
  const { version } = await getOwnReceptionist(member)
  await addEntries(asTx(member), member.actor.organisationId, entries)
  const { changes } = await getDraftView(member)
  expect([changes.count, changes.items.length, changes.more]).toEqual([10_000, 50, 9_950])
  const number = await publish({ override: 'yes', reason: 'Parts.' })
  expect((await ask('Do you have part number 4711?')).text).toContain('shelf 11')
  await returnToVersion(member, { number: version, live: number })
  expect((await ask('Do you have part number 4711?')).text).not.toContain('shelf')
  expect(await countDraftChanges(member)).toBe(0)
})
