import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { hold, db } = openDialogues()

const HELD = { en: 'first visit friday at 11', ga: 'céad chuairt Dé hAoine ag 11' }
const UNKNOWN =
  /^I cannot say whether it can be by phone; the booking is for our address, 4 Quay Street|^Ní féidir liom a rá an féidir glao gutháin a dhéanamh de; is dár seoladh féin atá an choinne, 4 Quay Street/
const NAME = /What name should I put it under\?$|Cén t-ainm a chuirfidh mé leis\?$/

test.each([
  ['en', 'thats by phone is it'],
  ['en', "i'm in dingle i can't go to dublin. can it be a phone call"],
  ['en', 'only if its on the phone'],
  ['en', 'so will it be by phone or not??'],
  ['en', 'could we do it over the phone'],
  ['en', 'would a phone call do instead'],
  ['ga', 'an ar an bhfón a bheidh sé?'],
  ['ga', 'an féidir glao gutháin a dhéanamh de'],
  ['ga', 'más ar an bhfón é'],
  ['ga', 'an mbeidh se ar an bhfon no nach mbeidh'],
] as const)('%s: “%s” is answered with what is known, and the time is kept', async (language, line) => {
  const answer = (await hold([HELD[language], line], language)).at(-1)
  expect(answer).toMatch(UNKNOWN)
  expect(answer).toMatch(NAME)
})

test('what was asked stands with the booking, once', async () => {
  await hold([HELD.en, 'can it be by phone', 'can it be by phone?', 'Tom Kelly 087 123 4567', 'yes'])
  const { note } = await db().selectFrom('bookings').select('note').executeTakeFirstOrThrow()
  expect(note).toBe('Asks whether it can be by phone')
})

test('a time that is chosen beside the question is taken', async () => {
  const answer = (await hold(['first visit friday', '11. thats by phone is it'])).at(-1)
  expect(answer).toMatch(UNKNOWN)
  expect(answer).toContain('I am keeping this time for you: First visit, Friday 20 November at 11:00')
})

test.each([
  ['en', 'is it in person or by phone', /^First visit, Friday 20 November at 11:00: at our address, 4 Quay Street/],
  ['en', 'by phone', /^(?!I cannot say)/],
  ['en', 'can ye ring me if anything changes', /^(?!I cannot say)/],
  ['en', 'i am on the phone at the moment sorry', /^(?!I cannot say)/],
  ['ga', 'glaoigh orm má athraíonn aon rud', /^(?!Ní féidir liom a rá)/],
] as const)('%s: “%s” asks for no phone call in its place', async (language, line, answer) => {
  expect((await hold([HELD[language], line], language)).at(-1)).toMatch(answer)
})

test.each([
  ['en', 'can we do the first visit over the phone, friday at 11', 'Would like a phone call'],
  ['ga', 'céad chuairt Dé hAoine ag 11, glao gutháin más féidir', 'Ag iarraidh glao gutháin'],
] as const)('%s: the wish of “%s” is noted with the booking', async (language, wish, note) => {
  const answers = await hold([wish, 'Niamh Carty 086 765 4321', { en: 'yes', ga: 'sea' }[language]], language)
  expect(answers[0]).toMatch(/^I cannot say whether it can be by phone|^Ní féidir liom a rá an féidir glao gutháin/)
  expect((await db().selectFrom('bookings').select('note').executeTakeFirstOrThrow()).note).toContain(note)
})

test.each(['can i book a first visit by phone', 'i spoke to ye over the phone, a first visit friday at 11 please'])(
  '“%s” wishes for no phone call',
  async (line) => {
    expect((await hold([line]))[0]).not.toContain('I cannot say')
  },
)
