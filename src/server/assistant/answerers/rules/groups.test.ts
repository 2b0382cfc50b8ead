import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../tests/support/dialogues.ts'
import { PRACTICE } from '../../../../../tests/support/talk.ts'

const TABLES = [
  {
    id: 'small',
    name: { en: 'Table for up to four', ga: 'Bord do cheathrar ar a mhéad' },
    minutes: 120,
    diaryIds: ['niamh'],
  },
  {
    id: 'large',
    name: { en: 'Table for five to eight', ga: 'Bord do chúigear go hochtar' },
    minutes: 150,
    diaryIds: ['eoin'],
  },
]
const { hold, db } = openDialogues({ diary: { ...PRACTICE.diary, services: TABLES } })

test('the number of people chooses the table, and another number changes it', async () => {
  const answers = await hold([
    'table for 4 friday at 1',
    'theres five of us actually',
    'Aidan Kerr 085 666 7777',
    'yes',
  ])
  expect(answers[0]).toContain('Table for up to four, Friday 20 November at 13:00')
  expect(answers[2]).toContain('Table for five to eight, Friday 20 November at 13:00')
  expect(await db().selectFrom('bookings').select('note').executeTakeFirst()).toEqual({ note: '5 people' })
})

test('it is understood in Irish', async () => {
  const [answer] = await hold(['bord do sheachtar Dé hAoine ag a haon'], 'ga')
  expect(answer).toContain('Bord do chúigear go hochtar, Dé hAoine, 20 Samhain ag 13:00')
})

test.each([
  ['en', ['a table for 7 friday at 1, two of us are coeliac', 'Tom Kelly 085 666 7777'], 'two of us are coeliac'],
  ['en', ['a table for 7 friday at 1', 'Tom Kelly. one of them has a nut allergy', '085 666 7777'], 'a nut allergy'],
  [
    'ga',
    ['bord do sheachtar Dé hAoine ag a haon', 'Breandán Ó hEithir. Tá beirt coeliac sa ghrúpa', '085 666 7777'],
    'Tá beirt coeliac sa ghrúpa',
  ],
  [
    'ga',
    [
      'bord do sheachtar Dé hAoine ag a haon',
      'Seán Ó Sé 085 666 7777',
      'Tá galar céiliach ar bheirt',
      'beidh beirt leanaí ann',
    ],
    'Tá galar céiliach ar bheirt',
  ],
] as const)('%s: a part of a group changes no table, and what it needs is noted: %j', async (language, lines, note) => {
  const answers = await hold([...lines, language === 'en' ? 'yes' : 'sea'], language)
  expect(answers.at(-2)).toMatch(
    /(?:Table for five to eight|Bord do chúigear go hochtar).*(?:Shall I book it|in áirithe é)\?$/s,
  )
  expect((await db().selectFrom('bookings').select('note').executeTakeFirst())?.note).toContain(note)
})

test.each([
  ['ní seachtar, triúr', 'Bord do cheathrar ar a mhéad'],
  ['seachtar atá againn, ní ceathrar!', 'Bord do chúigear go hochtar'],
])('"%s" says the size that is right', async (line, table) => {
  const answers = await hold(['bord do sheachtar Dé hAoine ag a haon', 'Seán Ó Sé 085 666 7777', line], 'ga')
  expect(answers.at(-1)).toMatch(new RegExp(`${table}, Dé hAoine.*in áirithe é\\?$`, 's'))
})

test('a group that no table holds is for the team', async () => {
  const [answer] = await hold(["table saturday, there'll be 7 adults and 2 kids"])
  expect(answer).toMatch(/^I can book for 8 people at most\./)
})

test.each(['make it 6 instead of 7', 'they cant come, just 6', '6 people now not 7'])(
  '“%s” before the booking changes the number of people and not the time',
  async (line) => {
    const said = (await hold(['table for 7 friday at 1', 'Joe Byrne 087 123 4567', line])).at(-1)
    expect(said).toMatch(/^I have noted 6 people.*Friday 20 November at 13:00/s)
  },
)

test('the same in Irish', async () => {
  const lines = ['bord do sheachtar Dé hAoine ag a haon', 'Seán Ó Sé 087 123 4567', 'déan seisear de in ionad seachtar']
  expect((await hold(lines, 'ga')).at(-1)).toMatch(/^Tá .*(?:seisear|6)/)
})

test.each([
  'can i make it back for 6, hes not coming',
  'change the table from 7 to 6 please',
  'make it 6 instead of 7',
])('“%s” after the booking is passed on, and nothing is cancelled', async (line) => {
  const said = (await hold(['table for 7 friday at 1', 'Joe Byrne 087 123 4567', 'yes', line])).at(-1)
  expect(said).toMatch(/^I can pass this on to our team\.\n\nYour message: “/)
})
