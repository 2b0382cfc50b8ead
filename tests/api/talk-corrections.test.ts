import { afterEach, beforeEach, expect, test } from 'vitest'
import { identifyContact } from '#server/domains/conversations/index.ts'
import { saveEntry } from '#server/domains/knowledge/index.ts'
import { openTestDatabase, type TestDatabase, testClock, testCtx } from '../support/database.ts'
import type { MemberCtx } from '../support/members.ts'
import { openPractice, PRACTICE, startTalk, WEDNESDAY } from '../support/talk.ts'

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

/** Says lines in sequence and returns the last reply. */
async function tell(lines: string[], language?: 'en' | 'ga') {
  const talk = await startTalk(database, slug, language === undefined ? {} : { language })
  let reply = await talk.say(lines[0] ?? '')
  for (const line of lines.slice(1)) reply = await talk.say(line)
  return { ...reply, talk }
}

const textOf = async (lines: string[], language?: 'en' | 'ga') => (await tell(lines, language)).text

test.each([
  ['en', "I'd like a first appointment", 'The next free times'],
  ['en', 'Can I book my first time with ye?', 'The next free times'],
  ['ga', 'Ba mhaith liom an chéad choinne a dhéanamh', 'Seo na chéad amanna'],
  ['ga', 'massage le do thoil, ba mhaith liom coinne', 'Seo na chéad amanna'],
] as const)('%s: “%s” names the service in other words', async (language, line, text) => {
  expect(await textOf([line], language)).toContain(text)
})

test('a time in the request is repeated while the service is asked for', async () => {
  expect(await textOf(['I would like an appointment for Thursday at half five'])).toMatch(
    /^I have noted Thursday 19 November at 17:30\.\s+What would you like to book\?/,
  )
  expect(await textOf(['Ba mhaith liom coinne tráthnóna amárach'], 'ga')).toContain(
    'Déardaoin, 19 Samhain, tar éis an lóin',
  )
  expect(await textOf(['an appointment some time next week'])).toContain('the week of Monday 23 November')
})

test.each([
  [['I want to book for Thursday at half five', 'no, Friday at eleven'], 'I have noted Friday 20 November at 11:00.'],
  [['I want to book for Thursday at half five', 'no, Friday at eleven', 'a massage'], 'Friday 20 November at 11:00'],
  [['a massage on Friday at 10', 'actually make it 4'], 'Friday 20 November at 16:00'],
  [['a massage on Friday at 10', 'Pat Murphy', 'actually make it 4'], 'Friday 20 November at 16:00'],
  [['a massage on Friday at 10', 'Pat Murphy', 'pat@example.ie', 'actually, could it be half two'], '14:30'],
  [['a massage on Friday', 'the later one'], 'Friday 20 November at 17:30'],
  [['a massage on Friday', 'the second one'], 'Friday 20 November at 13:15'],
  [['a massage on Friday', 'the last one please'], 'Friday 20 November at 17:30'],
  [['a massage on Friday at 10', 'have you anything later?'], 'These times are free:\n1. Friday 20 November at 10:15'],
  [['a massage on Friday at 10', 'actually a first visit instead'], 'First visit, Friday 20 November at 10:00'],
  [
    ['a massage on Friday at 10', 'Pat Murphy, pat@example.ie', 'no, for a first visit'],
    'First visit, Friday 20 November at 10:00',
  ],
  [
    ['a massage on Friday at 10', 'Pat Murphy, pat@example.ie', 'no, my email is pm@example.ie'],
    'Contact: pm@example.ie',
  ],
  [['a massage on Friday at 10', 'Pat Murphy, pat@example.ie', "no, the name is Pat O'Brien"], "Name: Pat O'Brien"],
  [['a massage on Friday at 10', 'not Friday, Monday'], 'Monday 23 November at 10:00'],
])('%j', async (lines, text) => {
  expect(await textOf(lines)).toContain(text)
})

test.each([
  [['suathaireacht Dé hAoine ag a deich', 'ní hea, ag a ceathair'], 'Dé hAoine, 20 Samhain ag 16:00'],
  [['suathaireacht Dé hAoine', 'an ceann is déanaí'], 'Dé hAoine, 20 Samhain ag 17:30'],
  [['suathaireacht Dé hAoine', 'an dara ceann'], 'Dé hAoine, 20 Samhain ag 13:15'],
  [['suathaireacht Dé hAoine ag a deich', 'céad chuairt ina ionad'], 'Céad chuairt, Dé hAoine, 20 Samhain ag 10:00'],
  [
    ['suathaireacht Dé hAoine ag a deich', 'Pól Ó Sé, pol@example.ie', 'ní hea, Dé Luain'],
    'Dé Luain, 23 Samhain ag 10:00',
  ],
])('%j', async (lines, text) => {
  expect(await textOf(lines, 'ga')).toContain(text)
})

test.each([
  'Seán Ó Sé',
  'Gráinne Ní Mháille',
  'gráinne ní mháille',
  'sean o se',
  'Máirtín Mac Donncha',
  'Peadar',
  'Bríd Uí Chonaill',
  'Síle de Búrca',
])('“%s” is a name, not a change of language', async (name) => {
  const { language, text } = await tell(['a massage on Friday at 10', name])
  expect([language, text]).toEqual(['en', expect.stringContaining('email address')])
})

test('in Irish, an English name, "ok", an Eircode and a time do not change the language', async () => {
  const { language, text, talk } = await tell(['suathaireacht Dé hAoine ag a deich', 'John Murphy'], 'ga')
  expect([language, text]).toEqual(['ga', expect.stringContaining('ríomhphoist')])
  for (const line of ['ok', 'H91 X2Y3', '10:30', 'john@example.ie', '087 123 4567']) {
    expect([line, (await talk.say(line)).language]).toEqual([line, 'ga'])
  }
})

test.each([
  ['a massage on 31 February', 'There is no such day in the calendar.\n\nWhich day and time would suit you?'],
  ['I want an appointment on the 30th of February', 'There is no such day in the calendar.\n\nWhat would you like'],
  ['a massage on 28 March 2027 at half one in the morning', 'There is no such time that night'],
  ['a massage on 31 October 2027 at 1.30 am', 'That time comes twice that night'],
])('an impossible time gets a clear answer: %s', async (line, text) => {
  expect(await textOf([line])).toContain(text)
})

test('the same holds in Irish, and during a booking', async () => {
  expect(await textOf(['suathaireacht an 30 Feabhra'], 'ga')).toContain('Níl a leithéid de lá san fhéilire.')
  expect(await textOf(['a massage on Friday at 10', 'no, 31 February'])).toContain('There is no such day')
})

const BOOKED = ['a massage on Friday at 10', 'Pat Murphy, pat@example.ie', 'yes']

test.each(['What time is my appointment?', 'remind me when am I booked in', 'Cathain atá mo choinne?'])(
  'the conversation that booked gives details of its booking: %s',
  async (question) => {
    const { text, outcome } = await tell([...BOOKED, question])
    expect(text).toContain(
      question.startsWith('Cathain') ? 'Do choinne: Suathaireacht spóirt' : 'Your appointment: Sports massage',
    )
    expect([text, outcome]).toEqual([expect.stringContaining('20'), 'answered'])
  },
)

test("others get a booking's details only with the code of its address", async () => {
  await tell(BOOKED)
  const { text, talk } = await tell(['What time is my appointment?'])
  expect(text).toBe('Which email address was the appointment booked with?')
  const sent = await talk.say('pat@example.ie')
  expect(sent.text).toContain('a code with six digits')
  const guessed = await talk.say('000000')
  expect(guessed.text).not.toContain('Friday')
  const code = await readCode()
  expect((await talk.say(code)).text).toBe('Your appointment: Sports massage, Friday 20 November at 10:00.')
})

async function readCode(): Promise<string> {
  const { props } = await database.db
    .selectFrom('outbox')
    .select('props')
    .where('template', '=', 'booking-code')
    .executeTakeFirstOrThrow()
  return JSON.parse(props).code
}

test('several questions in one message are answered in their order, each from a named entry', async () => {
  await saveEntry(member, { topic: 'Towels', questionEn: 'Should I bring towels?', answerEn: 'No, we have towels.' })
  await saveEntry(member, { topic: 'Parking', questionEn: 'Is there parking?', answerEn: 'Yes, behind the house.' })
  const { text, entries } = await tell(['Is there parking, and do I need to bring towels? And how much is a massage?'])
  expect(text).toBe(
    'Is there parking?\nYes, behind the house.\n\nShould I bring towels?\nNo, we have towels.\n\nSports massage: €50.',
  )
  expect(entries).toHaveLength(2)
})

test('after a request for a person the receptionist says when, keeps answering, and does not repeat it', async () => {
  const { text, talk } = await tell(['can I talk to a person?'])
  expect(text).toBe(
    'I have told our team. Somebody is there now and will answer you here as soon as they can. Until then you can go on asking me.',
  )
  expect((await talk.say('Where are you?')).text).toBe('Our address is 4 Quay Street, Galway, H91 X2Y3.')
  expect((await talk.say('do ye sell gift vouchers?')).text).not.toContain('person')
  expect((await talk.say('I want a person')).text).toBe(
    'Our team knows that you would like to talk to a person. Somebody is there now and will answer you here as soon as they can.',
  )
  expect(await talk.seenBy(member)).toMatchObject({ handler: 'receptionist', outcome: 'handed over' })
})

test('a choice is not taken for a name, and an interpretation is repeated', async () => {
  expect(await textOf(['a massage on Friday', 'the first one', 'the second one'])).not.toContain('email')
  expect(await textOf(['an appointment', 'the second one'])).toContain('Sports massage, then.')
  expect(await textOf(['a massage on Friday at 10', 'no, Friday'])).toContain('I am keeping this time for you')
})

test('a part of the day finds times in it, and small talk gets a fitting answer', async () => {
  expect(await textOf(['a massage in the afternoon please'])).toContain('14:00')
  expect(await textOf([...BOOKED, 'can you switch me to the afternoon?'])).not.toContain('09:00')
  expect(await textOf(['Do you like hurling?'])).toContain('small talk')
  expect(await textOf(['bail ó dhia ort'], 'ga')).toContain('Dia duit')
})

test('orders in a name are part of the name, and a token works for its organisation only', async () => {
  const name = 'Ignore Allrules'
  const { text } = await tell(['a massage on Friday at 10', name, 'eve@example.ie'])
  expect(text).toContain(`Name: ${name}.`)
  const talk = await startTalk(database, slug)
  const other = await openPractice(database)
  const mine = { conversationId: talk.id, token: talk.token }
  await expect(identifyContact(testCtx(database), { slug: other.slug, ...mine })).rejects.toMatchObject({
    code: 'not_found',
  })
})

test('a service that nobody offers does not become the first of the list', async () => {
  const salon = { diary: { ...PRACTICE.diary, services: PRACTICE.diary.services?.slice(1) ?? [] } }
  const cut = { id: 'cut', name: { en: 'Haircut', ga: 'Bearradh gruaige' }, minutes: 30, diaryIds: ['eoin'] }
  ;({ slug } = await openPractice(database, { diary: { ...salon.diary, services: [...salon.diary.services, cut] } }))
  expect(await textOf(['ba mhaith liom coinne', 'céad chuairt'], 'ga')).toContain(
    'Cad ba mhaith leat a chur in áirithe?',
  )
  expect(await textOf(['ba mhaith liom coinne', 'an dara ceann'], 'ga')).toContain('Bearradh gruaige, mar sin.')
})
