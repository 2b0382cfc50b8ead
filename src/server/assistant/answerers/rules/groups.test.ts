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
