import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testClock } from '../../../../../../tests/support/database.ts'
import { createMember, type MemberCtx } from '../../../../../../tests/support/members.ts'
import { talkUnder, WEDNESDAY } from '../../../../../../tests/support/talk.ts'
import { listUnanswered } from '../../../../domains/knowledge/index.ts'
import { getOwnReceptionist } from '../../../../domains/receptionists/index.ts'

// A business as it is after its registration: only the starter pack is known.
let database: TestDatabase
let member: MemberCtx
beforeAll(async () => {
  const clock = testClock(WEDNESDAY)
  database = await openTestDatabase({ clock, now: clock.now })
  member = await createMember(database)
})
afterAll(() => database.close())

const UNKNOWN = {
  en: 'I do not know that, but I have noted your question for our team.',
  ga: 'Níl a fhios agam, ach cuirfidh mé do cheist ar an bhfoireann.',
}
const CHOICE = { en: /\n1\. A message\n2\. A person$/, ga: /\n1\. Teachtaireacht\n2\. Duine$/ }

test.each([
  ['en', 'is there anywhere to park?'],
  ['en', 'where can i leave the car'],
  ['en', 'can i pay by card'],
  ['en', 'how do i pay ye'],
  ['en', 'do ye take apple pay'],
  ['ga', 'an bhfuil spás páirceála agaibh'],
  ['ga', 'cá bhfágfaidh mé an carr'],
  ['ga', 'an nglacann sibh le cártaí'],
  ['ga', 'conas a íocfaidh mé sibh'],
] as const)('%s: a new business does not know “%s”, and its people find the question', async (language, question) => {
  const { slug } = await getOwnReceptionist(member)
  const talk = await talkUnder(database, slug, { language })
  const answer = await talk.say(question)
  expect(answer).toMatchObject({ outcome: 'not answered', text: expect.stringMatching(CHOICE[language]) })
  expect(answer.text.split('\n')[0]).toBe(UNKNOWN[language])
  const asked = (await listUnanswered(member)).items.flatMap(({ text, otherWords }) => [text, ...otherWords])
  expect(asked).toContain(question.replace('?', ''))
  // One press, "1", asks them.
  await talk.say('1')
  expect((await talk.say('Tom Ryan 087 123 4567')).text).toContain(`“${question.replace('?', '')}”`)
})

test.each([
  'An bhfuil ranganna oíche agaibh',
  'an bhfuil cúrsaí oíche agaibh?',
  'agus an bhfuil Instagram agaibh',
  'bhfuil bronntanais Nollag agaibh',
])('“%s” asks after a thing, and is no talk', async (line) => {
  const { slug } = await getOwnReceptionist(member)
  const talk = await talkUnder(database, slug, { language: 'ga' })
  expect((await talk.say(line)).text.split('\n')[0]).toBe(UNKNOWN.ga)
})

test.each([
  ['is the first consultation free, and do I need an appointment', 'About “is the first consultation free', 1],
  ['is the consultation free, and can I bring my dog', 'noted your questions', 0],
])('of “%s” the price is a question of its own', async (line, unknown, suggested) => {
  const { slug } = await getOwnReceptionist(member)
  const { text } = await (await talkUnder(database, slug)).say(line)
  expect(text).toContain(unknown)
  expect(text.match(/Do I need an appointment/g) ?? []).toHaveLength(suggested)
})
