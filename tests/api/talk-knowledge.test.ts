import { afterEach, beforeEach, expect, test } from 'vitest'
import { addEntries, deleteEntry, saveEntry } from '#server/domains/knowledge/index.ts'
import { saveConfiguration, updateReceptionists } from '#server/domains/receptionists/index.ts'
import { addReceptionistSamples } from '#server/domains/samples/index.ts'
import { asTx, openTestDatabase, type TestDatabase, testClock, testCtx } from '../support/database.ts'
import { createMember, type MemberCtx } from '../support/members.ts'
import { openPractice, PRACTICE, startTalk, WEDNESDAY } from '../support/talk.ts'

const clock = testClock(WEDNESDAY)
let database: TestDatabase
let slug: string
let member: MemberCtx
beforeEach(async () => {
  database = await openTestDatabase({ clock, now: clock.now })
  ;({ slug, member } = await openPractice(database))
})
afterEach(() => database.close())

test('a deleted answer is not given from the next version on, and others cannot delete it', async () => {
  const id = await saveEntry(member, { topic: 'Towels', questionEn: 'Should I bring towels?', answerEn: 'Yes, two.' })
  const stranger = await createMember(database, { name: 'Other' })
  await expect(deleteEntry(stranger, id)).rejects.toMatchObject({ code: 'not_found' })
  const talk = await startTalk(database, slug)
  expect((await talk.say('Should I bring towels?')).text).toBe('Yes, two.')
  await deleteEntry(member, id)
  expect((await talk.say('Should I bring towels?')).text).toBe('Yes, two.')
  const next = await startTalk(database, slug)
  expect((await next.say('Should I bring towels?')).text).not.toContain('two')
})

test('an answer without Irish is not given in Irish', async () => {
  await saveEntry(member, { topic: 'Towels', questionEn: 'Should I bring towels?', answerEn: 'Yes, two.' })
  const talk = await startTalk(database, slug, { language: 'ga' })
  const reply = await talk.say('Ar cheart dom tuáillí a thabhairt liom?')
  expect([reply.language, reply.entries, reply.text.includes('two')]).toEqual(['ga', undefined, false])
})

test('organisations of one name have different addresses, which follow a new name', async () => {
  const job = testCtx(database, { kind: 'job', name: 'test' })
  const others = [await createMember(database), await createMember(database, { name: 'Ogham' })]
  await updateReceptionists(job, addReceptionistSamples)
  const slugs = async () => {
    const ids = others.map(({ actor }) => actor.organisationId)
    const rows = await database.db
      .selectFrom('receptionists')
      .select('slug')
      .where('organisation_id', 'in', ids)
      .orderBy('slug')
      .execute()
    return rows.map((row) => row.slug)
  }
  expect(await slugs()).toEqual(['claddagh-physio-2', 'ogham-2'])
  await database.db
    .updateTable('organisations')
    .set({ name: 'Fisiteiripe Uí Shé' })
    .where('id', '=', others[0]?.actor.organisationId ?? '')
    .execute()
  await updateReceptionists(job, addReceptionistSamples)
  expect(await slugs()).toEqual(['fisiteiripe-ui-she', 'ogham-2'])
})

test('indexing thousands of entries does not block the process', async () => {
  const entries = Array.from({ length: 6_000 }, (_, index) => ({
    topic: 'Parts',
    questionEn: `Do you have part number ${index} of the ${['red', 'green', 'blue'][index % 3]} machine?`,
    answerEn: `Part ${index} is on shelf ${index % 100}.`,
    questionGa: null,
    answerGa: null,
    source: 'person' as const,
    isChecked: true,
  }))
  await addEntries(asTx(member), member.actor.organisationId, entries)
  const talk = await startTalk(database, slug)
  let rounds = 0
  const timer = setInterval(() => {
    rounds += 1
  }, 1)
  await talk.say('Do you have parts of the blue machine?')
  clearInterval(timer)
  expect(rounds).toBeGreaterThan(3)
})

test('an invalid configuration is refused', async () => {
  const [service] = PRACTICE.diary.services
  const services = [{ ...service, diaryIds: ['nobody'] }]
  await expect(
    saveConfiguration(member, { ...PRACTICE, diary: { ...PRACTICE.diary, services } }),
  ).rejects.toMatchObject({ code: 'invalid_input' })
})

test('a price of an unknown thing is not invented: the known prices are listed', async () => {
  const talk = await startTalk(database, slug)
  expect((await talk.say('What are your prices?')).text).not.toContain('no price for that')
  expect((await talk.say('How much for a filling?')).text).toMatch(/^I have no price for that by name\..*€/s)
  const irish = await startTalk(database, slug, { language: 'ga' })
  expect((await irish.say('Cé mhéad atá ar líonadh?')).text).toMatch(/^Níl praghas agam air sin.*€/s)
})
