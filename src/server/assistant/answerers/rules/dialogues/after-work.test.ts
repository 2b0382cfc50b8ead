import { expect, test } from 'vitest'
import { offeredIn, openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { PRACTICE } from '../../../../../../tests/support/talk.ts'

const service = (id: string, en: string, ga: string) => ({ id, name: { en, ga }, minutes: 15, diaryIds: ['niamh'] })
const services = [service('first', 'First meeting', 'Céad chruinniú'), service('phone', 'Phone call', 'Glao gutháin')]
const { hold, talkThrough } = openDialogues({ diary: { ...PRACTICE.diary, services } })

const START = { en: 'a phone call on friday', ga: 'glao gutháin Dé hAoine' }
const HELD = { en: ['a phone call on friday', 'at 12:15'], ga: ['glao gutháin Dé hAoine', '12:15'] }

test.each([
  ['ga', 'tá ceathrú tar éis a dó dhéag beagáinín luath. Cén t-am a dhúnann sibh?'],
  ['en', 'a quarter past twelve is a bit early. what time do ye close?'],
] as const)('%s: “%s” turns the time down, and is told when we close on that day', async (language, line) => {
  const answer = await talkThrough(...HELD[language], line)
  expect(answer).toMatch(/^(?:On Friday 20 November we are open|Táimid ar oscailt Dé hAoine, 20 Samhain)/)
  expect(answer).not.toMatch(/keeping this time|á choinneáil/)
  for (const slot of offeredIn(answer)) expect(slot).toMatch(/ (?:1[3-9]|12:[345])/)
})

test.each([
  ['ga', 'ní hea, tá san róluath dom. An bhfuil aon ní agaibh tar éis a trí lá ar bith eile?'],
  ['ga', 'nílim saor go dtí a trí a chlog, aon rud Déardaoin?'],
  ['ga', 'ní bheidh mé saor go dtí a trí a chlog Déardaoin'],
  ['en', 'no thats too early for me. have you anything after three any other day?'],
  ['en', 'im not free till three oclock, anything thursday?'],
] as const)('%s: “%s” is offered nothing before three', async (language, line) => {
  const offered = offeredIn(await talkThrough(START[language], line))
  expect(offered.length).toBeGreaterThan(0)
  for (const slot of offered) expect(slot).toMatch(/ 1[5-7]:/)
})

test.each([
  ['ga', 'Tráthnóna éigin i ndiaidh mo chuid oibre'],
  ['ga', "tar éis m'oibre"],
  ['en', 'some evening after my work'],
] as const)('%s: “%s” is offered nothing of the working day', async (language, line) => {
  const answer = await talkThrough(START[language], line)
  for (const slot of offeredIn(answer)) expect(slot).not.toMatch(/ (?:09|1[0-4]):/)
})

test.each([
  ["ceann gutháin, tá m'athair sna 80idí agus níl sé in ann siúl mórán. dó siúd an uacht"],
  ["glao gutháin, níl m'athair ábalta siúl i bhfad"],
])('“%s” chooses the phone call, and ends nothing', async (line) => {
  const answers = await hold(['coinne uaim', line], 'ga')
  expect(answers[1]).not.toMatch(/Níor cuireadh/)
  expect(offeredIn(answers[1]).length).toBeGreaterThan(0)
})

test.each([
  ['ga', 'Ba mhaith liom uacht a dhéanamh'],
  ['ga', "ba mhaith liom m'uacht a dhéanamh"],
  ['ga', 'teastaíonn uaim tiomna a dhéanamh'],
  ['en', 'i want to make a will'],
] as const)('%s: “%s” leads to what can be booked', async (language, line) => {
  expect((await hold([line], language))[0]).toMatch(/What would you like to book|Cad ba mhaith leat a chur in áirithe/)
})
