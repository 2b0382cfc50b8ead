import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { listUnanswered } from '../../../../domains/knowledge/index.ts'

const { hold, db, member } = openDialogues()

const EN = /^I cannot see when Mr Daly is free, but I have noted for our team that you would like to see Mr Daly\./
const GA = /^Ní fheicim cathain a bheidh an tUasal Ó Dálaigh saor/

test.each([
  ['en', 'could i see mr daly for a first visit', EN],
  ['en', 'could I see Mr. Daly', EN],
  ['en', 'first visit on friday with mr daly', EN],
  ['en', 'is mr daly there any day next week', EN],
  ['ga', 'an bhféadfainn bualadh leis an Uasal Ó Dálaigh', GA],
  ['ga', 'an mbeidh an tUasal Ó Dálaigh ann Dé hAoine', GA],
] as const)('%s: who has no diary is noted, and the booking goes on: “%s”', async (language, line, said) => {
  const [answer = ''] = await hold([line], language)
  expect(answer).toMatch(said)
  expect(answer).toMatch(/\n1\. /)
})

test('what is said once about a person is not said with each time, and a question about them is answered', async () => {
  const lines = ['first visit friday with mr daly', 'is mr daly there on monday', 'you never said about mr daly']
  const [, monday = '', again = ''] = await hold(lines)
  expect(monday).not.toContain('Daly')
  expect(again).toMatch(/sorry that I did not answer you\.\n\nI cannot see when Mr Daly is free/)
  const [, irish = ''] = await hold(['céad chuairt Dé hAoine', 'ní dúirt tú faic faoin Uasal Ó Dálaigh'], 'ga')
  expect(irish).toMatch(/nár fhreagair mé thú\.\n\nNí fheicim cathain/)
})

test('a yes with a question about a person books, and the booking has the note', async () => {
  const lines = ['first visit friday at 10', 'Nora Egan 087 123 4567', 'yes. will it be with mr daly himself']
  const answer = (await hold(lines)).at(-1)
  expect(answer).toMatch(/^I cannot see when Mr Daly is free.*is booked: First visit/s)
  const { note } = await db().selectFrom('bookings').select('note').executeTakeFirstOrThrow()
  expect(note).toBe('Would like to see Mr Daly')
})

test('behind a booking the team finds the question', async () => {
  const lines = ['first visit friday at 10', 'Nora Egan 087 123 4567', 'yes', 'will it be with mr daly himself?']
  expect((await hold(lines)).at(-1)).toMatch(EN)
  const asked = (await listUnanswered(member())).items.map(({ text }) => text)
  expect(asked).toEqual(['will it be with mr daly himself'])
})

test.each([
  ['en', ['first visit friday', 'no i want Mary Murphy herself'], 'Mary Murphy', /\n1\. /],
  [
    'en',
    ['first visit friday at 10', 'Nora Egan 087 123 4567', 'no i want mary murphy herself'],
    'Mary Murphy',
    /Nora Egan/,
  ],
  ['ga', ['céad chuairt Dé hAoine', 'ní hea, Máire Ní Mhurchú í féin atá uaim'], 'Máire Ní Mhurchú', /\n1\. /],
] as const)(
  '%s: %j names whom they want, and neither refuses nor is their own name',
  async (language, lines, name, goesOn) => {
    const answer = (await hold([...lines], language)).at(-1)
    expect(answer).toMatch(/^(?:I cannot see when|Ní fheicim cathain)/)
    expect(answer).toContain(name)
    expect(answer).toMatch(goesOn)
  },
)

test('who has a diary is looked for, also where they are wanted themselves', async () => {
  const answer = (await hold(['first visit friday', 'no i want Niamh herself'])).at(-1)
  expect(answer).toMatch(/I am looking at times with Niamh[^.]* only\./)
})

const BOOKER = {
  en: ['first visit friday at 10', 'Pat Moloney, 087 111 2223'],
  ga: ['céad chuairt Dé hAoine ag a deich', 'Micheál Ó Gallchóir, 087 111 2223'],
}
const KEPT = {
  en: /Name: Pat Moloney\. Contact: 087 111 2223\./,
  ga: /Ainm: Micheál Ó Gallchóir\. Teagmháil: 087 111 2223\./,
}

test.each([
  [
    'en',
    'did ye get that its Grace at the door? her number is 0894445566',
    /Grace at the door\. her number is 0894445566/,
  ],
  ['en', 'my wife Ann will drop the car in, her number is 086 123 4567', /Ann will drop the car in.*086 123 4567/],
  [
    'en',
    'actually my wife Ann is bringing it down, 086 123 4567 is her number',
    /Ann is bringing it down.*086 123 4567/,
  ],
  ['en', 'the name is Pat Moloney, grace is only to let ye in', /who opens the door/],
  ['ga', 'cuirfidh mo bhean an carr isteach, Bríd is ainm di', /Bríd is ainm di/],
  ['ga', 'ní hea, Micheál is ainm dom, Bríd a thabharfas an carr isteach', /Bríd a thabharfas an carr isteach/],
] as const)('%s: “%s” leaves the booking with whoever makes it', async (language, line, noted) => {
  const answer = (await hold([...BOOKER[language], line], language)).at(-1)
  expect(answer).toMatch(noted)
  expect(answer).toMatch(KEPT[language])
})

test.each([
  ['en', 'no the name is Grace Moloney', /Name: Grace Moloney\. Contact: 087 111 2223\./],
  ['en', 'my number is 0894445566', /Name: Pat Moloney\. Contact: 089 444 5566\./],
  ['ga', 'is í 0894445566 m’uimhir', /Teagmháil: 089 444 5566\./],
] as const)('%s: “%s” changes what was read back', async (language, line, read) => {
  expect((await hold([...BOOKER[language], line], language)).at(-1)).toMatch(read)
})

test.each([
  [
    'en',
    'Margaret and Denis Kelleher, 0871239876',
    "it's me Margaret thats booking, Denis is my husband",
    /Margaret Kelleher\./,
  ],
  ['ga', 'Máire agus Donnchadh Ó Cealla, 0871239876', 'mise Máire atá ag cur in áirithe', /Máire Ó Cealla\./],
] as const)('%s: of a couple, “%s”, the one who says so makes the booking', async (language, couple, line, read) => {
  const [wish = ''] = BOOKER[language]
  expect((await hold([wish, couple, line], language)).at(-1)).toMatch(read)
})

test('“cuir in iúl go …” is noted without the words that ask for it', async () => {
  const [line, noted] = ['Agus cuir in iúl go bhfuil cathaoir rotha ag mo mháthair', 'tá cathaoir rotha ag mo mháthair']
  const answers = await hold([...BOOKER.ga, line, 'sea'], 'ga')
  expect(answers.at(-1)).toMatch(/^Tá do choinne curtha in áirithe/)
  const { note } = await db().selectFrom('bookings').select('note').executeTakeFirstOrThrow()
  expect(note).toBe(noted)
})

test.each([
  ['en', 'first visit friday at 10, my wife Ann will drop it in', 'Pat Moloney, 087 111 2223', /Ann will drop it in/],
  [
    'ga',
    'céad chuairt Dé hAoine ag a deich, cuirfidh mo bhean an carr isteach',
    'Micheál Ó Gallchóir, 087 111 2223',
    /mo bhean/,
  ],
] as const)('%s: “%s” is noted from the first line on', async (language, wish, who, note) => {
  const answers = await hold([wish, who, language === 'en' ? 'yes' : 'sea'], language)
  expect(answers[1]).toMatch(KEPT[language])
  const booking = await db().selectFrom('bookings').select('note').executeTakeFirstOrThrow()
  expect(booking.note).toMatch(note)
})
