import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { PRACTICE } from '../../../../../../tests/support/talk.ts'

const diaryIds = ['niamh']
const services = [
  { id: 'service', name: { en: 'Car service', ga: 'Seirbhísiú cairr' }, minutes: 120, diaryIds },
  { id: 'inspection', name: { en: 'Inspection', ga: 'Scrúdú' }, minutes: 60, diaryIds },
  { id: 'tyres', name: { en: 'Tyre change', ga: 'Athrú bonn' }, minutes: 45, diaryIds },
]
const { hold, db } = openDialogues({ diary: { ...PRACTICE.diary, services } })

const TYRES = 'a tyre change on friday at ten'
const WHO = 'Joe Folan 0871234567'
const findBookings = async () =>
  (await db().selectFrom('bookings').select(['service_id', 'note']).orderBy('starts_at').execute()).map((row) => [
    row.service_id,
    row.note,
  ])

test.each([
  'will ye look at the brakes too',
  'could ye check the oil as well?',
  'and can you have a look at the wipers too please',
  'would you just clean the windows as well',
])('"%s" keeps the chosen service, and is noted for the team', async (wish) => {
  const answers = await hold([TYRES, wish, WHO, 'yes'])
  expect(answers[1]).toMatch(/^I have noted “.*”\.\n\nWhat name should I put it under\?$/)
  expect(await findBookings()).toEqual([['tyres', expect.stringContaining(wish.split(' ').slice(-4, -2).join(' '))]])
})

test.each(['an bhféachfaidh sibh ar na coscáin freisin?', 'an bhféadfadh sibh an ola a athrú chomh maith'])(
  'the same in Irish: "%s"',
  async (wish) => {
    const answers = await hold(['athrú bonn Dé hAoine ag a deich', wish], 'ga')
    expect(answers[1]).toMatch(/^Tá nóta déanta agam de: “.*”\.\n\nCén t-ainm a chuirfidh mé leis\?$/)
  },
)

test.each(['will ye do an inspection too', 'an inspection as well please', 'I need an inspection too'])(
  '"%s" is booked behind the chosen service',
  async (wish) => {
    const answers = await hold([TYRES, wish, WHO, 'yes', 'yes', 'yes'])
    expect(answers[1]).toBe('I will book this after it: Inspection.\n\nWhat name should I put it under?')
    expect((await findBookings()).map(([service]) => service)).toEqual(['tyres', 'inspection'])
  },
)

test('a yes with another service books the first and goes on with the other', async () => {
  const answers = await hold([TYRES, WHO, 'yes and an inspection too'])
  expect(answers[2]).toContain('Your appointment is booked: Tyre change')
  expect(answers[2]).toContain('Now the next one: Inspection.')
})

test.each([
  ['en', TYRES, 'an inspection instead', 'Inspection, Friday 20 November at 10:00'],
  ['ga', 'athrú bonn Dé hAoine ag a deich', 'scrúdú ina ionad', 'Scrúdú, Dé hAoine, 20 Samhain ag 10:00'],
] as const)('%s: "instead" swaps the service', async (language, wish, instead, what) => {
  const answers = await hold([wish, instead], language)
  expect(answers[1]).toContain(what)
  expect(answers[1]).toMatch(/put it under\?|chuirfidh mé leis\?$/)
})

test.each(['is there parking too?', 'could you tell me the price too?', 'would you take a cheque as well?'])(
  '"%s" asks the receptionist, and is no note',
  async (question) => {
    expect((await hold([TYRES, question]))[1]).not.toMatch(/noted (?:“|for our team:)/)
  },
)
