import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { PRACTICE } from '../../../../../../tests/support/talk.ts'
import { findProperty } from '../../../understanding/services/find-property.ts'

const services = [
  { id: 'viewing', name: { en: 'Viewing', ga: 'Cuairt ar réadmhaoin' }, minutes: 30, diaryIds: ['niamh'] },
  { id: 'valuation', name: { en: 'Valuation', ga: 'Luacháil' }, minutes: 60, diaryIds: ['niamh'] },
]
const { hold, db } = openDialogues({ diary: { ...PRACTICE.diary, services } })

test.each([
  ['en', ['hi saw the 3 bed in spiddal on daft, can i get a viewing friday at 11'], 'the 3 bed in spiddal'],
  ['en', ['hi saw the 3 bed in spiddal on daft', 'a viewing on friday at 11'], 'the 3 bed in spiddal'],
  [
    'en',
    ['a viewing on friday at 11', 'is that for the spiddal one? 3 bed on the coast road'],
    '3 bed on the coast road',
  ],
  [
    'ga',
    ['ba mhaith liom cuairt ar an teach ceithre sheomra leapa ar Bhóthar na Trá', 'Dé hAoine ag 11'],
    'an teach ceithre sheomra leapa ar Bhóthar na Trá',
  ],
] as const)('%s: what is to be viewed goes with the booking: %j', async (language, lines, property) => {
  const yes = language === 'en' ? 'yes' : 'sea'
  const answers = await hold([...lines, 'Tom Foley 0871112223', yes], language)
  expect(answers.join('\n')).toContain(`“${property}”`)
  expect(answers.at(-1)).toMatch(/Your appointment is booked|Tá do choinne curtha in áirithe/)
  const { note } = await db().selectFrom('bookings').select('note').executeTakeFirstOrThrow()
  expect(note).toContain(property)
})

const VIEWINGS = [{ names: ['Viewing', 'Cuairt ar réadmhaoin'] }]
test.each([
  ['is the 2 bed apartment near Eyre Square still there', 'the 2 bed apartment near Eyre Square'],
  ['the house in Barna', 'the house in Barna'],
  ['do ye have any 3 bed houses in spiddal', '3 bed houses in spiddal'],
  ['an t-árasán sa Spidéal', 'an t-árasán sa Spidéal'],
  ['a viewing on friday', undefined],
  ['the house on friday', undefined],
  ['saw a place on daft', undefined],
  ['an bhfuil an teach saor ar an Aoine', undefined],
])('“%s” names the property %s', (text, property) => expect(findProperty(text, VIEWINGS)).toBe(property))

test('where no homes are viewed, none is named', () => {
  expect(findProperty('the house in Barna', [{ names: ['Haircut', 'Bearradh gruaige'] }])).toBeUndefined()
})
