import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { PRACTICE } from '../../../../../../tests/support/talk.ts'

const service = (id: string, en: string, ga: string, place?: 'customer') => ({
  id,
  name: { en, ga },
  minutes: 30,
  diaryIds: ['niamh'],
  ...(place !== undefined && { place }),
})
const { hold, talkThrough } = openDialogues({
  diary: {
    ...PRACTICE.diary,
    services: [
      service('viewing', 'Viewing', 'Cuairt ar réadmhaoin'),
      service('valuation', 'Valuation', 'Luacháil', 'customer'),
    ],
  },
})

const HELD = {
  en: ['a viewing friday at 10', 'Colm Conneely'],
  ga: ['amharc ar theach Dé hAoine ar a deich', 'Colm Ó Conghaile'],
}
const VALUED = {
  en: ['a valuation friday at 10', 'Colm Conneely, 086 123 4567'],
  ga: ['luacháil Dé hAoine ar a deich', 'Colm Ó Conghaile, 086 123 4567'],
}

test.each([
  [
    'ga',
    'colm.oc@example.ie . agus tá luacháil uaim fosta ar theach mo mháthar i gCarna, an féidir libh sin a dhéanamh?',
  ],
  ['ga', 'colm.oc@example.ie, agus tá luacháil uaim freisin ar an teach'],
  ['en', 'colm.oc@example.ie . and i need a valuation too on my mothers house in Carna, can ye do that?'],
  ['en', 'colm.oc@example.ie and i want a valuation as well for my mothers house'],
] as const)('%s: “%s” is booked behind the viewing, and the address is taken', async (language, line) => {
  const answer = await talkThrough(...HELD[language], line)
  expect(answer).toMatch(/I will book this after it: Valuation|ina dhiaidh: Luacháil/)
  expect(answer).toMatch(/(?:Viewing|Cuairt ar réadmhaoin), .*20 (?:November|Samhain).*colm\.oc@example\.ie/)
  expect(answer).not.toMatch(/noted it for our team|cuirfidh mé an cheist/)
})

test.each([
  ['ga', 'sea. Agus anois an luacháil, dé máirt maidin'],
  ['en', 'yes. and now the valuation, tuesday morning'],
  ['en', 'yes and also a valuation on tuesday'],
] as const)('%s: “%s” books, and goes on with the other', async (language, line) => {
  const answers = await hold([...HELD[language], '086 123 4567', line], language)
  expect(answers.at(-1)).toMatch(/booked: Viewing|in áirithe: Cuairt/)
  expect(answers.at(-1)).toMatch(/next one: Valuation|eile: Luacháil/)
  expect(answers.at(-1)).toMatch(/Tuesday 24 November|Dé Máirt, 24 Samhain/)
})

test.each([
  ['ga', 'an chuairt ar dtús, an luacháil ansin'],
  ['ga', 'fan, don amharc a bhí muid. Dhá rud: an t-amharc ar dtús, luacháil ansin'],
  ['en', 'the viewing first, then the valuation'],
  ['en', 'wait, viewing first and the valuation after'],
] as const)('%s: “%s” books the viewing first, and the valuation at its own time', async (language, line) => {
  const answers = await hold([...VALUED[language], line], language)
  expect(answers.at(-1)).toMatch(/Viewing, then|Cuairt ar réadmhaoin, mar sin/)
  expect(answers.at(-1)).toMatch(/after it: Valuation|ina dhiaidh: Luacháil/)
  expect(answers.at(-1)).not.toMatch(/Address|Seoladh/)
})

const BOTH = { en: 'the viewing first, then the valuation', ga: 'an chuairt ar dtús, an luacháil ansin' }

test.each([
  ['ga', 'ná cuir an luacháil ann. An chuairt amháin, Dé Máirt 10:00', []],
  ['ga', 'An chuairt amháin, Dé Máirt 10:00', [BOTH.ga]],
  ['en', 'leave out the valuation. just the viewing, tuesday at 10', []],
  ['en', 'just the viewing, tuesday at 10', [BOTH.en]],
] as const)('%s: “%s” books the viewing alone, under the known name', async (language, line, before) => {
  const answer = (await hold([...VALUED[language], ...before, line], language)).at(-1)
  expect(answer).toMatch(/(?:Viewing|Cuairt ar réadmhaoin).*24 (?:November|Samhain)/s)
  expect(answer).not.toMatch(/after it|ina dhiaidh|Amháin|Just The/)
})

test.each([
  ['ga', 'Carna ar dtús, 12 Bóthar na Trá'],
  ['en', 'the first house in Strand Road, Carna'],
  ['en', '4 Viewing Park, Carna'],
] as const)('%s: “%s” is an address', async (language, line) => {
  const answers = await hold([...VALUED[language], line], language)
  expect(answers.at(-1)).toMatch(/(?:Address|Seoladh): .*Carna/)
  expect(answers.at(-1)).not.toMatch(/Viewing, then|Cuairt/)
})

test.each([
  ['ga', 'ní hé sin an seoladh!'],
  ['ga', 'ní hé sin mo sheoladh'],
  ['en', "that's not the address!"],
  ['en', 'thats not my address'],
] as const)('%s: “%s” drops it and asks for it again', async (language, line) => {
  const answers = await hold([...VALUED[language], '12 Bóthar na Trá, Carna', line, '14 Oak Drive, Mallow'], language)
  expect(answers.at(-2)).toMatch(/^(?:What is the address|Cad é an seoladh)/)
  expect(answers.at(-1)).toMatch(/14 Oak Drive, Mallow\. /)
})

test.each([
  [['086 123 4567'], /^Níl aon rud curtha in áirithe fós/],
  [['086 123 4567', 'sea'], /Cuairt ar réadmhaoin, Dé hAoine, 20 Samhain/],
])('“an ndearna tú … a chur in áirithe?” behind %j gets an honest answer', async (lines, answer) => {
  const line = 'an ndearna tú an chuairt Dé hAoine a chur in áirithe?'
  expect(await talkThrough(...HELD.ga, ...lines, line)).toMatch(answer)
})

test.each(['do i need a viewing first?', 'is it just the valuation?'])('“%s” changes no service', async (line) => {
  expect(await talkThrough('a valuation friday at 10', line)).not.toContain('Viewing, then')
})
