import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testClock } from '../../../../../../tests/support/database.ts'
import { openPractice, PRACTICE, startTalk, WEDNESDAY } from '../../../../../../tests/support/talk.ts'

const { diary } = PRACTICE
const PHONE_CONSULTATION = {
  id: 'phone',
  name: { en: 'Phone consultation', ga: 'Comhairliúchán gutháin' },
  minutes: 15,
  diaryIds: ['niamh'],
}

const clock = testClock(WEDNESDAY)
let database: TestDatabase
let slug: string
beforeEach(async () => {
  database = await openTestDatabase({ clock, now: clock.now })
  const services = [...diary.services, PHONE_CONSULTATION]
  slug = (await openPractice(database, { diary: { ...diary, services } })).slug
})
afterEach(() => database.close())

/** A caller who was asked "Shall I book it?" for a first visit on Friday at ten. */
async function hearSummary(language: 'en' | 'ga' = 'en') {
  const talk = await startTalk(database, slug, { language })
  await talk.say(language === 'en' ? 'a first visit on Friday at ten' : 'céad chuairt Dé hAoine ag a deich')
  const name = language === 'en' ? 'Ann Ryan, 086 123 4567' : 'Máire Ní Bhriain, 086 123 4567'
  expect((await talk.say(name)).text).toMatch(/First visit.*Ann Ryan|Céad chuairt.*Máire Ní Bhriain/)
  return talk
}

test.each([
  'yes but my number is 087 765 4321',
  'ring me on 087 765 4321 if anything changes',
  'my email is ann@ryan.ie',
  'i gave ye my details already',
])('“%s” keeps the service and the time', async (words) => {
  const talk = await hearSummary()
  expect((await talk.say(words)).text).toContain('First visit, Friday 20 November at 10:00')
})

test('another service is taken by its name, or as what is wanted instead', async () => {
  const talk = await hearSummary()
  expect((await talk.say('make it a massage instead')).text).toContain('Sports massage, Friday 20 November at 10:00')
  expect((await talk.say('sorry, a phone consultation')).text).toContain(
    'Phone consultation, Friday 20 November at 10:00',
  )
})

test.each([
  ['en', 'yes, and will it be a lady physio?'],
  ['en', 'thats it yeah'],
  ['ga', 'Sea, agus cuir nóta leis go bhfuil cloigeann tinn orm'],
  ['en', 'no nothing else, book it'],
  ['en', 'yes and can you tell them im bringing my mam'],
  ['ga', 'níl aon rud eile, cuir in áirithe é'],
] as const)('%s “%s” agrees', async (language, words) => {
  const talk = await hearSummary(language)
  expect((await talk.say(words)).outcome).toBe('booked')
})

test.each([
  ['en', 'sure what do i wear'],
  ['ga', 'Ceart go leor: ní Máire, Áine'],
  ['ga', 'Tá brón orm, Mánas le A a bhí i gceist agam'],
] as const)('%s “%s” does not agree', async (language, words) => {
  const talk = await hearSummary(language)
  expect((await talk.say(words)).booking).toBeUndefined()
})

test.each([
  ['en', 'yes and can you tell them im bringing my mam', '“can you tell them im bringing my mam”'],
  ['en', 'yes go ahead and tell niamh i said hello', '“tell niamh i said hello”'],
  ['en', "correct and i'm bringing my dog", "“i'm bringing my dog”"],
  ['ga', 'sea agus abair leo go bhfuil mo mham ag teacht liom', '“abair leo go bhfuil mo mham ag teacht liom”'],
] as const)('%s “%s” books, and the rest is noted', async (language, words, note) => {
  const talk = await hearSummary(language)
  expect(await talk.say(words)).toMatchObject({ outcome: 'booked', text: expect.stringContaining(note) })
})

test.each([
  ['en', 'yes but make it 4', /16:00.*Shall I book it\?$/],
  ['en', 'yes only the time is wrong', /^Which day and time would suit you\?$/],
  ['en', 'yes but the number is wrong', /^Which phone number/],
  ['en', 'yes except the name is Anne', /^First visit.*Name: Anne Ryan\./],
  ['ga', 'sea ach tá an t-am mícheart', /^Cén lá agus cén t-am/],
] as const)('%s “%s” books nothing, and notes nothing', async (language, words, answer) => {
  const talk = await hearSummary(language)
  const reply = await talk.say(words)
  expect(reply.text).toMatch(answer)
  expect(reply.booking).toBeUndefined()
})

test.each([
  ['en', 'yes. and how can I cancel it if I need to?'],
  ['en', 'yes please, and what happens if i cancel'],
  ['ga', 'sea. agus conas is féidir liom é a chur ar ceal más gá?'],
  ['ga', 'sea. agus an féidir é a chur ar ceal níos déanaí?'],
] as const)('%s “%s” books', async (language, words) => {
  const talk = await hearSummary(language)
  expect(await talk.say(words)).toMatchObject({ outcome: 'booked' })
})

test.each(['yes book it thanks bye', 'perfect, thanks, bye', 'sea, slán'])('“%s” books', async (words) => {
  const talk = await hearSummary()
  expect((await talk.say(words)).outcome).toBe('booked')
})

test.each(['no not complaining, just a question', 'forget the complaint', 'i dont need a person', 'no message'])(
  '“%s” is no wish for it',
  async (words) => {
    const talk = await hearSummary()
    const reply = await talk.say(words)
    expect(reply.outcome).not.toBe('handed over')
    expect(reply.text).not.toMatch(/sorry to hear|What should I tell/)
  },
)

test.each([
  ['en', 'an appointment please', 'never been', 'First visit, then.'],
  ['ga', 'ba mhaith liom coinne', 'ní raibh mé ann riamh', 'Céad chuairt, mar sin.'],
] as const)('%s: %s: %s is a first visit', async (language, wish, words, reply) => {
  const talk = await startTalk(database, slug, { language })
  await talk.say(wish)
  expect((await talk.say(words)).text).toContain(reply)
})

test('names and times that look like nothing learned are no emergency in a reply', async () => {
  const talk = await startTalk(database, slug)
  await talk.say('a first visit on Friday')
  expect((await talk.say('9 for me and 10.15 for her')).text).not.toContain('112')
  const irish = await startTalk(database, slug, { language: 'ga' })
  await irish.say('céad chuairt Dé hAoine ag a deich')
  expect((await irish.say('Éilís Bhreathnach')).text).not.toContain('112')
  expect((await irish.say('níl aon éigeandáil ann')).text).not.toContain('112')
  expect(await irish.say('tá pian i mo chliabhrach agus ní féidir liom análú')).toMatchObject({ outcome: 'urgent' })
})

test('a second booking of the conversation is not offered the time of the first', async () => {
  const talk = await hearSummary()
  await talk.say('yes')
  await talk.say('another first visit on Friday at ten please')
  expect(await talk.say('yes')).toMatchObject({ text: expect.not.stringContaining('taken meanwhile') })
})

test('"Are you there?" gets a greeting, and the language that somebody prefers is spoken', async () => {
  const talk = await startTalk(database, slug)
  expect((await talk.say('hello? anyone there')).text).toMatch(/^Hello/)
  expect((await talk.say("I'd prefer Irish")).text).toMatch(/^Dia duit/)
  expect((await talk.say('An féidir leat Gaeilge a labhairt?')).text).toMatch(/^Is féidir/)
})

test('a service and a time in the middle of a message are a wish to book', async () => {
  const talk = await startTalk(database, slug)
  await talk.say('would you ever tell them I am on the way')
  expect((await talk.say('A first visit on Friday at nine please')).text).toContain('First visit, Friday 20 November')
})
