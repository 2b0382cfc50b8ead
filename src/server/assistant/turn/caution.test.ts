import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testClock } from '../../../../tests/support/database.ts'
import { openPractice, startTalk, WEDNESDAY } from '../../../../tests/support/talk.ts'

const clock = testClock(WEDNESDAY)
let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase({ clock, now: clock.now })
})
afterEach(() => database.close())

test('what may be an emergency is answered as usual, after the number to ring', async () => {
  const { slug } = await openPractice(database)
  const talk = await startTalk(database, slug)
  const { text, outcome } = await talk.say('Is swimming safe for somebody with chest pain?')
  expect(text).toMatch(/^If anybody is in danger, ring 112 or 999 now\. I cannot ring for you\.\n\n\S/)
  expect(outcome).not.toBe('urgent')
  const { steps } = await database.db
    .selectFrom('turns')
    .select('steps')
    .where('reply_id', 'is not', null)
    .executeTakeFirstOrThrow()
  expect(JSON.parse(String(steps))).toContainEqual({ kind: 'caution', emergency: 'life' })
})

test('after thoughts of death every reply begins with a helpline, until they are settled', async () => {
  const { slug } = await openPractice(database)
  const talk = await startTalk(database, slug)
  expect(await talk.say('nobody would even notice if I killed myself')).toMatchObject({ outcome: 'urgent' })
  const lines = [
    'could you tell Niamh I said sorry',
    'Siún',
    'sure what does it matter',
    "don't ring me, I'm going now",
  ]
  for (const line of lines) expect((await talk.say(line)).text).toMatch(/^If you or somebody else .*116 123/)
  expect((await talk.say('thank you, I am talking to them now')).text).not.toContain('116 123')
  expect((await talk.say('siun@example.ie')).text).not.toContain('116 123')
})

test('after another emergency the next reply alone repeats the number', async () => {
  const { slug } = await openPractice(database)
  const talk = await startTalk(database, slug)
  expect(await talk.say('my father collapsed and is not breathing')).toMatchObject({ outcome: 'urgent' })
  expect((await talk.say('he had a visit here on Monday')).text).toMatch(/^If anybody is in danger/)
  expect((await talk.say('what are your opening hours?')).text).not.toContain('112')
})

test('"ok" to the reply to an emergency confirms nothing that was asked before', async () => {
  const { slug } = await openPractice(database)
  const talk = await startTalk(database, slug)
  await talk.say('tell Niamh that I rang')
  await talk.say('Siún, siun@example.ie')
  expect(await talk.say('the tablets are counted out, I want to die')).toMatchObject({ outcome: 'urgent' })
  expect((await talk.say('ok')).text).toContain('Shall I pass it on?')
  expect((await talk.say('yes')).text).toContain('is passed on')
})

test.each([
  ['he is not breathing', 'no hes grand, it was only a joke', 'en'],
  ['himself is after collapsing here in the hall', 'ah nobody is hurt, he tripped', 'en'],
  ['níl sí ag análú', 'rabhadh bréige, tá brón orm', 'ga'],
] as const)(
  '“%s” and then “%s”: no number to ring, and the question before it again',
  async (alarm, calm, language) => {
    const { slug } = await openPractice(database)
    const talk = await startTalk(database, slug)
    await talk.say(language === 'en' ? 'can I leave a message' : 'teachtaireacht a fhágáil le do thoil')
    expect(await talk.say(alarm)).toMatchObject({ outcome: 'urgent' })
    const { text } = await talk.say(calm)
    expect(text).not.toContain('112')
    expect(text).toMatch(
      language === 'en'
        ? /^I am glad that all is well\.\n\n.+\?/
        : /^Is maith liom go bhfuil gach rud i gceart\.\n\n.+\?/,
    )
  },
)

test('feeling fine settles no thoughts of death, and having been misread does', async () => {
  const { slug } = await openPractice(database)
  const talk = await startTalk(database, slug)
  expect(await talk.say('I want to die')).toMatchObject({ outcome: 'urgent' })
  expect((await talk.say("I'm fine")).text).toContain('116 123')
  expect((await talk.say('ah no, that is not what I meant')).text).toMatch(/^Sorry, I misread that\./)
  expect((await talk.say('what are your opening hours?')).text).not.toContain('116 123')
})

test.each([
  ['en', 'I want to die', 'what? im in no danger, i just want to book a sports massage', 'Sorry, I misread that.'],
  ['en', 'I want to die', "no no i'm not suicidal, a first visit please", 'Sorry, I misread that.'],
  ['ga', 'ba mhaith liom bás a fháil', 'cad é? níl mé i mbaol, céad chuairt atá uaim', 'Gabh mo leithscéal'],
] as const)(
  'whoever was misread in a crisis hears that, once, and no helpline again: %s “%s”, “%s”',
  async (language, alarm, denial, regret) => {
    const { slug } = await openPractice(database)
    const talk = await startTalk(database, slug, { language })
    expect(await talk.say(alarm)).toMatchObject({ outcome: 'urgent' })
    expect((await talk.say(denial)).text).toMatch(new RegExp(`^${regret}[^?]*\\n\\n.`))
    for (const line of ['Anna Kelly 087 123 4567', 'Is swimming safe for somebody with chest pain?'])
      expect((await talk.say(line)).text).not.toMatch(/116 123|112|misread|leithscéal/)
  },
)

test.each(["I'm in no danger tonight", 'im not in danger yet'])('“%s” denies no thoughts of death', async (line) => {
  const { slug } = await openPractice(database)
  const talk = await startTalk(database, slug)
  await talk.say('I want to die')
  expect((await talk.say(line)).text).toContain('116 123')
})

test.each([
  ['en', 'I want to die', 'how much is a first visit?', 'could you tell Niamh I said sorry'],
  ['ga', 'ba mhaith liom bás a fháil', 'cé mhéad atá ar chéad chuairt?', 'teachtaireacht do Niamh le do thoil'],
] as const)(
  'everyday business after thoughts of death ends the helpline, and a farewell does not: %s',
  async (language, alarm, everyday, farewell) => {
    const { slug } = await openPractice(database)
    const talk = await startTalk(database, slug, { language })
    expect(await talk.say(alarm)).toMatchObject({ outcome: 'urgent' })
    expect((await talk.say(farewell)).text).toContain('116 123')
    expect((await talk.say(everyday)).text).not.toContain('116 123')
    expect((await talk.say(farewell)).text).not.toContain('116 123')
  },
)

test('who is well asks something beside it, and that is answered', async () => {
  const { slug } = await openPractice(database)
  const talk = await startTalk(database, slug)
  await talk.say('the dog has the child by the face')
  const { text } = await talk.say('false alarm, they are only playing. what are your opening hours?')
  expect(text).toContain('09:00')
  expect(text).not.toContain('112')
})

test('who cancels for sickness is asked which appointment, and not told to ring', async () => {
  const { slug } = await openPractice(database)
  for (const line of ['cancel it actually, himself is after getting sick', 'cealaigh é, tá an páiste tinn']) {
    const talk = await startTalk(database, slug)
    const { text, outcome } = await talk.say(line)
    expect([line, outcome]).not.toEqual([line, 'urgent'])
    expect(text).not.toMatch(/^Ring 112|^Glaoigh ar 112/)
  }
})
