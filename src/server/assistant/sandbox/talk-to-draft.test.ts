import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DeskMoment } from '#contracts/receptionist/desk.ts'
import type { TrialView } from '#contracts/receptionist/trial.ts'
import type { Ctx } from '#server/context.ts'
import { openTestDatabase, type TestDatabase, testConfig, testCtx } from '../../../../tests/support/database.ts'
import { createMember, type MemberCtx } from '../../../../tests/support/members.ts'
import { openPractice, PRACTICE, startTalk, WEDNESDAY } from '../../../../tests/support/talk.ts'
import { saveEntry } from '../../domains/knowledge/index.ts'
import { pauseAnswering, resumeAnswering, saveConfiguration } from '../../domains/receptionists/index.ts'
import { openTrial, readTrial, talkToDraft } from './talk-to-draft.ts'

const MINUTE = 60_000

let database: TestDatabase
let member: MemberCtx
beforeAll(async () => {
  database = await openTestDatabase()
  database.clock.set(WEDNESDAY)
  const practice = await openPractice(database)
  ;({ member } = practice)
  // It trains what reads the messages, which takes longer from source than a turn may.
  await startTalk(database, practice.slug)
})
afterAll(() => database.close())
beforeEach(() => database.clock.set(WEDNESDAY))

async function startTrial(ctx: Ctx = member, begin: object = {}) {
  let latest: TrialView = await openTrial(ctx, begin)
  const opening = latest.moments
  return {
    opening,
    sealed: () => latest.trial,
    /** What happened because of a message. */
    say: async (text: string) => {
      const known = latest.moments.length
      latest = await talkToDraft(ctx, { trial: latest.trial, text })
      return latest.moments.slice(known)
    },
  }
}

const saidIn = (moments: DeskMoment[]) =>
  moments.flatMap((one) => (one.kind === 'said' && one.by === 'receptionist' ? [one.text] : [])).join('\n')
const didIn = (moments: DeskMoment[]) =>
  moments.flatMap((one) => (one.kind === 'did' ? [[one.tag, one.text].filter(Boolean).join(': ')] : []))

async function bookMassage(trial: Awaited<ReturnType<typeof startTrial>>) {
  await trial.say('I would like a sports massage on Thursday at ten')
  await trial.say('Ciara Walsh')
  await trial.say('ciara@walsh.example')
  return trial.say('Yes please')
}

/** The number of rows of every table. */
async function countRows(): Promise<Record<string, number>> {
  const tables = await database.db.introspection.getTables()
  const counts = tables.map(async ({ name }) => {
    const { count } = await database.db
      .selectFrom(name as 'users')
      .select((row) => row.fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    return [name, Number(count)]
  })
  return Object.fromEntries(await Promise.all(counts))
}

test('a whole conversation books, moves and cancels, and leaves no row anywhere', async () => {
  const before = await countRows()
  const trial = await startTrial()
  expect(saidIn(trial.opening)).toContain('AI assistant of Claddagh Physio')
  const searched = await trial.say('I would like a sports massage on Thursday at ten')
  expect(didIn(searched)).toContainEqual(expect.stringMatching(/^Looked in the diary for “Sports massage”/))
  await trial.say('Ciara Walsh')
  expect(saidIn(await trial.say('ciara@walsh.example'))).toMatch(/Thursday 19 November.*10:00/s)
  expect(didIn(await trial.say('Yes please'))).toContainEqual(
    expect.stringMatching(/^Would book: Sports massage, .*19 Nov.*10:00 to 10:30/),
  )
  await trial.say('Can I move it to Friday at eleven?')
  expect(didIn(await trial.say('Yes'))).toContainEqual(expect.stringMatching(/^Would move: .*20 Nov.*11:00/))
  await trial.say('I want to cancel my appointment')
  expect(didIn(await trial.say('Yes'))).toContainEqual(expect.stringMatching(/^Would cancel: /))
  await trial.say('Do you sell bicycles made of bamboo?')
  await trial.say('Could you pass on a message? The door is stuck.')
  await trial.say('I want to talk to a person')
  expect(await countRows()).toEqual(before)
})

test('a time that was booked on trial is taken in this trial alone, and a real booking in every one', async () => {
  const first = await startTrial()
  await bookMassage(first)
  expect(saidIn(await first.say('Another sports massage on Thursday at ten, please'))).toContain(
    'Thursday 19 November at 10:00 is not free',
  )
  const other = await startTrial()
  expect(didIn(await bookMassage(other))).toContainEqual(expect.stringMatching(/^Would book: .*10:00/))
  const { member: staff, slug: address } = await openPractice(database)
  const caller = await startTalk(database, address)
  for (const text of ['A sports massage on Thursday at ten, please', 'Ciara Walsh', 'ciara@walsh.example', 'Yes']) {
    await caller.say(text)
  }
  const late = await startTrial(staff)
  expect(saidIn(await late.say('I would like a sports massage on Thursday at ten'))).toContain(
    'Thursday 19 November at 10:00 is not free',
  )
})

test('a long list of free times is not counted', async () => {
  expect(didIn(await (await startTrial()).say('I would like a first visit'))).toContain(
    'Looked in the diary for “First visit”: many times free',
  )
})

test('it answers by the draft, which callers do not hear', async () => {
  const towels = { topic: 'Towels', questionEn: 'Should I bring towels?', answerEn: 'Yes, two.' }
  const { member: owner, slug: address } = await openPractice(database)
  const live = await startTalk(database, address)
  await saveEntry(owner, towels)
  await saveConfiguration(owner, { ...PRACTICE, greeting: { en: 'Welcome to the new clinic.', ga: '' } })
  const trial = await startTrial(owner)
  expect(saidIn(trial.opening)).toContain('Welcome to the new clinic.')
  const answered = await trial.say('Should I bring towels?')
  expect(saidIn(answered)).toContain('Yes, two.')
  expect(didIn(answered)).toContain('Found your answer “Should I bring towels?”')
  expect((await live.say('Should I bring towels?')).text).not.toContain('Yes, two.')
})

test('a question without an answer leads to a new answer with its words', async () => {
  const moments = await (await startTrial()).say('Do you sell bicycles made of bamboo?')
  expect(moments).toContainEqual(
    expect.objectContaining({
      tag: 'Did not know',
      toAnswer: { text: expect.stringContaining('bamboo'), language: 'en' },
    }),
  )
})

test('the chosen time is its present, and passes', async () => {
  const trial = await startTrial(member, { at: '2026-12-24T21:47' })
  expect(trial.opening[0]?.at).toBe('2026-12-24T21:47:00.000Z')
  database.clock.advance(MINUTE)
  const [asked, ...answered] = await trial.say('Is there a sports massage tomorrow?')
  expect(asked?.at).toBe('2026-12-24T21:48:00.000Z')
  expect(saidIn(answered)).toContain('Christmas')
  const summer = await openTrial(member, { at: '2027-07-01T09:00' })
  expect(summer.moments[0]?.at).toBe('2027-07-01T08:00:00.000Z')
  expect(await openTrial(member, { at: '2027-02-30T09:00' })).toMatchObject({ at: null })
})

test('a known caller has a booking to move or cancel, and is greeted by no name', async () => {
  const before = await countRows()
  const trial = await startTrial(member, { caller: 'known' })
  const knew = didIn(trial.opening)
  expect(knew).toContain('Knew the caller by a proved address: orla@example.com')
  expect(knew).toContainEqual(expect.stringMatching(/^Found a booking of theirs: First visit, .*19 Nov 2026, 10:00/))
  expect(saidIn(trial.opening)).not.toContain('Orla')
  expect(saidIn(await trial.say('Can I move it to Friday at eleven?'))).toMatch(/Friday 20 November.*11:00/s)
  expect(didIn(await trial.say('Yes'))).toContainEqual(expect.stringMatching(/^Would move: .*20 Nov.*11:00/))
  await trial.say('I want to cancel my appointment')
  expect(didIn(await trial.say('Yes'))).toContainEqual(expect.stringMatching(/^Would cancel: /))
  const irish = await startTrial(member, { caller: 'known', language: 'ga', at: '2026-12-24T21:47' })
  expect(saidIn(await irish.say('Ba mhaith liom mo choinne a chur ar ceal'))).toMatch(/Nollaig|Eanáir/)
  const stranger = await startTrial()
  expect(saidIn(await stranger.say('I want to cancel my appointment'))).toMatch(/email/)
  expect(await countRows()).toEqual(before)
})

test('a known caller of a draft that books nothing has no booking, and hears so', async () => {
  const [service] = PRACTICE.diary.services
  const diary = { ...PRACTICE.diary, services: [{ ...service, booksAlone: false }] }
  const { member: owner } = await openPractice(database, { diary } as Partial<typeof PRACTICE>)
  const trial = await startTrial(owner, { caller: 'known' })
  expect(didIn(trial.opening)).toContainEqual(expect.stringMatching(/^Found no booking of theirs/))
})

test.each([
  ['phone', 'Knew the number of the call: 020 915 0142', '020 915 0142'],
  ['whatsapp', 'Knew the number on WhatsApp: 020 915 0142', '020 915 0142'],
  ['email', 'Knew the address of the email: orla@example.com', 'orla@example.com'],
])('on %s the draft asks for a name alone, and reads back where it answers', async (channel, knew, contact) => {
  const trial = await startTrial(member, { channel })
  expect(didIn(trial.opening)).toContain(knew)
  await trial.say('I would like a sports massage on Thursday at ten')
  expect(saidIn(await trial.say('Ciara Walsh'))).toContain(contact)
  expect(didIn(await trial.say('Yes please'))).toContainEqual(expect.stringMatching(/^Would book: .*19 Nov.*10:00/))
})

test('who writes and where are part of the conversation, and others count as missing', async () => {
  const { trial } = await openTrial(member, { caller: 'known', channel: 'phone' })
  expect(await talkToDraft(member, { trial, text: 'Hello' })).toMatchObject({ caller: 'known', channel: 'phone' })
  expect(await openTrial(member, { caller: 'x', channel: 'fax' })).toMatchObject({ caller: 'new', channel: 'web-chat' })
})

test('an emergency has the fixed text, and nobody is told', async () => {
  const moments = await (await startTrial()).say('My father has chest pain and cannot breathe')
  expect(saidIn(moments)).toContain('112')
  expect(didIn(moments)).toContain('Would mail your team at once. Nobody is told here')
})

test('while answering is paused, callers and trials are told so', async () => {
  await pauseAnswering(member)
  const trial = await startTrial()
  expect(saidIn(trial.opening)).toMatch(/message/)
  expect(didIn(await trial.say('Is there parking at your place?'))).toContain(
    'Took messages only: answering was paused',
  )
  await resumeAnswering(member)
  expect(saidIn((await startTrial()).opening)).not.toMatch(/message/)
})

test('it speaks the language that was chosen, and a public body begins in Irish', async () => {
  const irish = await startTrial(member, { language: 'ga' })
  expect(irish.opening[0]).toMatchObject({ language: 'ga' })
  expect((await irish.say('An bhfuil sibh oscailte Dé Sathairn?')).at(-1)).toMatchObject({ language: 'ga' })
  const council = await createMember(database, { userType: 'GOVERNMENT' })
  expect(await openTrial(council, {})).toMatchObject({ language: 'ga' })
  expect((await openTrial(council, { language: 'en' })).moments[0]).toMatchObject({ language: 'ga' })
})

test('a conversation ends after an hour, and opens for its own organisation alone', async () => {
  const trial = await startTrial()
  const { member: stranger } = await openPractice(database)
  const over = { code: 'conflict', message: expect.stringContaining('a new one') }
  await expect(talkToDraft(stranger, { trial: trial.sealed(), text: 'Hello' })).rejects.toMatchObject(over)
  expect(readTrial(stranger, trial.sealed())).toBeUndefined()
  await expect(talkToDraft(member, { trial: 'x', text: 'Hello' })).rejects.toMatchObject(over)
  database.clock.advance(60 * MINUTE - 1)
  await trial.say('When are you open?')
  database.clock.advance(1)
  await expect(trial.say('When are you open?')).rejects.toMatchObject(over)
})

test('what is kept stays small enough to be posted', async () => {
  const trial = await startTrial()
  for (let count = 0; count < 22; count++) await trial.say(`Is there parking? ${'Tá sé go deas. '.repeat(120)}`)
  const kept = readTrial(member, trial.sealed())
  expect(kept?.moments.filter(({ kind }) => kind === 'said').length).toBeLessThanOrEqual(40)
  expect(trial.sealed().length).toBeLessThan(90_000)
})

test('an empty or overlong message is refused at its field, and many in a minute', async () => {
  const limited = { ...member, config: { ...testConfig(), rateLimits: true } }
  const { trial } = await openTrial(limited, {})
  for (const text of ['   ', 'a'.repeat(4_001)]) {
    const refused = { code: 'invalid_input', fieldErrors: { text: expect.any(String) } }
    await expect(talkToDraft(limited, { trial, text })).rejects.toMatchObject(refused)
  }
  for (let count = 0; count < 60; count++) await talkToDraft(limited, { trial: 'x', text: 'Hello' }).catch(() => {})
  await expect(talkToDraft(limited, { trial, text: 'Hello' })).rejects.toMatchObject({ code: 'rate_limited' })
})

test('nobody from outside can try it', async () => {
  const { trial } = await openTrial(member, {})
  const visitor = testCtx(database)
  await expect(openTrial(visitor, {})).rejects.toMatchObject({ code: 'unauthenticated' })
  await expect(talkToDraft(visitor, { trial, text: 'Hello' })).rejects.toMatchObject({ code: 'unauthenticated' })
})
