import { describe, expect, test } from 'vitest'
import { openDialogues, RESTAURANT } from '../../../../../../tests/support/dialogues.ts'

const { hold } = openDialogues({ diary: RESTAURANT })

const SIX = {
  en: ['table for 6 saturday at 7', 'Nuala Byrne 085 666 7777', 'yes'],
  ga: ['bord do sheisear Dé Sathairn ag a seacht', 'Nuala Ní Bhroin 085 666 7777', 'sea'],
}
const FOUR = {
  en: ['also a table for four on sunday at 1', 'yes'],
  ga: ['freisin bord do cheathrar Dé Domhnaigh ag a haon', 'sea'],
}
const CANCELS_SIX =
  /^Shall I cancel this booking: Table for 6, Saturday 21 November at 19:00\?$|^An gcuirfidh mé an áirithint seo ar ceal: Bord do sheisear, Dé Sathairn, 21 Samhain ag 19:00\?$/
const CANCELS_FOUR =
  /^Shall I cancel this booking: Table for 4, Sunday 22 November at 13:00\?$|^An gcuirfidh mé an áirithint seo ar ceal: Bord do cheathrar, Dé Domhnaigh, 22 Samhain ag 13:00\?$/

describe('the number of people says which table is to be cancelled', () => {
  test.each([
    ['en', 'cancel the one for six'],
    ['en', 'cancel the table for 6'],
    ['en', 'please cancel my booking for six people'],
    ['en', 'cancel the party of six'],
    ['ga', 'cuir an ceann do sheisear ar ceal'],
    ['ga', 'cealaigh an bord do sheisear'],
    ['ga', 'cealaigh an áirithint do sheisear le do thoil'],
    ['ga', 'cealaigh an airithint do sheisear'],
  ] as const)('%s: “%s”', async (language, said) => {
    expect((await hold([...SIX[language], said], language)).at(-1)).toMatch(CANCELS_SIX)
  })

  test.each([
    ['en', 'cancel the one for six'],
    ['en', 'please cancel my booking for six people'],
    ['ga', 'cuir an ceann do sheisear ar ceal'],
    ['ga', 'cealaigh an bord do sheisear'],
  ] as const)('%s: “%s”, of two tables', async (language, said) => {
    expect((await hold([...SIX[language], ...FOUR[language], said], language)).at(-1)).toMatch(CANCELS_SIX)
  })

  test.each([
    ['en', 'cancel the one for four, not the one for six'],
    ['en', 'cancel the table for four and leave the table for six'],
    ['ga', 'cealaigh an ceann do cheathrar, ní an ceann do sheisear'],
  ] as const)('%s: “%s” names the one that stays, too', async (language, said) => {
    expect((await hold([...SIX[language], ...FOUR[language], said], language)).at(-1)).toMatch(CANCELS_FOUR)
  })
})

test.each([
  ['en', 'the one for four'],
  ['en', 'the table for four'],
  ['en', 'the four'],
  ['en', '4'],
  ['en', '2'],
  ['ga', 'an ceann do cheathrar'],
  ['ga', 'bord do cheathrar'],
  ['ga', 'ceathrar'],
  ['ga', '2'],
] as const)('%s: “%s” answers which of them is to be cancelled', async (language, said) => {
  const cancel = { en: 'cancel one of my bookings', ga: 'cuir ceann de na háirithintí ar ceal' }[language]
  const answers = await hold([...SIX[language], ...FOUR[language], cancel, said], language)
  expect(answers.at(-2)).toMatch(/^Which booking|^Cén áirithint/)
  expect(answers.at(-1)).toMatch(CANCELS_FOUR)
})

test.each([
  ['move the one for four to 2pm', 'Table for 4, new time: Sunday 22 November at 14:00'],
  ['there will be one more at the table for six', 'Saturday 21 November at 19:00. Group: 7 people'],
])('“%s” changes the table of that size', async (said, answer) => {
  expect((await hold([...SIX.en, ...FOUR.en, said])).at(-1)).toContain(answer)
})

test.each([
  ['en', 'make it a table for five', 'Group: 5 people'],
  ['en', 'the table is for seven now', 'Group: 7 people'],
  ['ga', 'seachtar atá ann anois', 'Grúpa: seachtar'],
] as const)('%s: “%s” is still a new number', async (language, said, group) => {
  expect((await hold([...SIX[language], said], language)).at(-1)).toContain(group)
})

test('a number that no table has cancels nothing before it is said which', async () => {
  expect((await hold([...SIX.en, ...FOUR.en, 'cancel the one for seven'])).at(-1)).toMatch(/^Which booking/)
})

test.each([
  ['en', 'can you change the second one to 2pm', 'Table for 4, new time: Sunday 22 November at 14:00'],
  ['en', 'cancel the first one', 'Shall I cancel this booking: Table for 6, Saturday'],
  ['en', 'when is the first one', 'Your bookings:'],
  ['ga', 'cuir an dara ceann ar ceal', 'ar ceal: Bord do cheathrar, Dé Domhnaigh'],
  ['ga', 'cén t-am atá an chéad cheann', 'ag 19:00'],
] as const)('%s: “%s” is about one of the tables in their order', async (language, said, answer) => {
  expect((await hold([...SIX[language], ...FOUR[language], said], language)).at(-1)).toContain(answer)
})

test.each([
  ['en', 'change the one for four to three people', 'yes', 'Table for up to four, Sunday', 'Group: 3 people'],
  [
    'ga',
    'athraigh an ceann do cheathrar go triúr',
    'sea',
    'Bord do cheathrar ar a mhéad, Dé Domhnaigh',
    'Grúpa: triúr',
  ],
] as const)(
  '%s: “%s”, while a table for six is read back, changes the one that is booked',
  async (language, said, yes, table, group) => {
    const [wish = '', person = ''] = SIX[language]
    const [four = ''] = FOUR[language]
    const answers = await hold([four, person, yes, wish, said, yes], language)
    expect(answers[4]).toContain(table)
    expect(answers[4]).toContain(group)
    expect(answers[5]).toMatch(/Table for 6, Saturday.*Shall I book it|Bord do sheisear, Dé Sathairn.*An gcuirfidh mé/s)
  },
)

test.each([
  ['en', 'can I move it', 'table for 2 as well on sunday at 1', 'Table for 2, Sunday 22 November at 13:00. Name'],
  ['en', 'can I move it', 'another table for 2 on sunday at 1', 'Table for 2, Sunday 22 November at 13:00. Name'],
  ['ga', 'an féidir é a bhogadh', 'bord eile do bheirt Dé Domhnaigh ag a haon', 'Bord do bheirt, mar sin.'],
] as const)('%s: “%s”, and then “%s” is another table', async (language, move, said, answer) => {
  const answers = await hold([...SIX[language], move, said], language)
  expect(answers.at(-1)).toContain(answer)
  expect(answers.at(-1)).not.toMatch(/Shall I move|An mbogfaidh mé/)
})

test.each([
  ['en', 'sunday would be better actually', 'new time: Sunday 22 November at 19:00'],
  ['en', 'could we come on sunday, that would suit better', 'new time: Sunday 22 November at 19:00'],
  ['ga', "b'fhearr linn Dé Domhnaigh", 'an t-am nua: Dé Domhnaigh, 22 Samhain ag 19:00'],
] as const)('%s: “%s” moves the table', async (language, said, answer) => {
  expect((await hold([...SIX[language], said], language)).at(-1)).toContain(answer)
})

test('whether it would be better to come early moves nothing', async () => {
  expect((await hold([...SIX.en, 'would it be better to come early on saturday?'])).at(-1)).not.toContain('new time')
})
