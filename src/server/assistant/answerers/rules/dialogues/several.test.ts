import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { PRACTICE } from '../../../../../../tests/support/talk.ts'

const MORE = [
  { id: 'phone', name: { en: 'Phone call', ga: 'Glao gutháin' }, minutes: 15, diaryIds: ['niamh'] },
  { id: 'service', name: { en: 'Car service', ga: 'Seirbhísiú cairr' }, minutes: 120, diaryIds: ['niamh'] },
  { id: 'inspection', name: { en: 'Inspection', ga: 'Scrúdú' }, minutes: 60, diaryIds: ['niamh'] },
  { id: 'tyres', name: { en: 'Tyre change', ga: 'Athrú bonn' }, minutes: 45, diaryIds: ['niamh'] },
]
const { hold, db } = openDialogues({
  diary: { ...PRACTICE.diary, services: [...PRACTICE.diary.services, ...MORE] },
})

test('two people are booked one after the other, the second right behind the first', async () => {
  const answers = await hold([
    'i need 2 massages friday',
    'at 10. Rory Byrne, 087 123 4567',
    'yes',
    'that suits',
    'Jack Byrne',
  ])
  expect(answers[0]).toMatch(/^I book them one after the other\./)
  expect(answers[2]).toMatch(
    /Your appointment is booked.*\n\nNow the next one: Sports massage\.\n\nFriday 20 November at 10:30 is free/s,
  )
  expect(answers[4]).toContain('Friday 20 November at 10:30. Name: Jack Byrne. Contact: 087 123 4567.')
})

test('two services are booked one after the other for the same person', async () => {
  const answers = await hold([
    'a first visit and a sports massage on friday',
    'at 10. Rory Byrne, 087 123 4567',
    'yes',
    'yes',
  ])
  expect(answers[2]).toContain('Now the next one: Sports massage.')
  expect(answers[3]).toMatch(/Sports massage, Friday.*Name: Rory Byrne/)
})

test('"book it" after a question about a service and a time books that', async () => {
  const answers = await hold(['is parking included with a massage tomorrow at half four?', 'ok book it so'])
  expect(answers[1]).toContain('Sports massage, Thursday 19 November at 16:30')
})

test.each([
  ['need 2 front tyres', 'Tyre change'],
  ['two new tyres please', 'Tyre change'],
  ['I want to come in and get it checked', 'Inspection'],
  ['come in and have a look at the car and service it', 'Car service'],
  ['I want to book a first visit and get my back massaged', undefined],
  ['massage for my two shoulders', 'Sports massage'],
  ["I'm a new patient, massage please", undefined],
  ['Teastaíonn uaim teacht isteach agus é a sheiceáil', 'Scrúdú, mar sin.'],
  ['dhá bhonn nua uaim', 'Athrú bonn, mar sin.'],
])('"%s" is one appointment', async (wish, service = '') => {
  const [answer] = await hold([`${wish}, friday at 10`])
  expect(answer).not.toMatch(/one after the other|i ndiaidh a chéile/)
  expect(answer).toContain(service)
})

test.each([
  'i need 2 inspections',
  'two tyre changes',
  'massage for my two boys',
  'a service and tyres',
  'tyres and an inspection',
  'a massage and a phone call',
  'massages for my 2 kids',
  'massage for my twins',
  'a massage, an inspection',
  'dhá sheirbhísiú cairr',
  'Tá athrú bonn agus scrúdú uaim',
])('"%s" is two appointments', async (wish) => {
  const [answer] = await hold([`${wish}, friday at 10`])
  expect(answer).toMatch(/^I book them one after the other|^Cuirfidh mé in áirithe iad i ndiaidh a chéile/)
})

test('two services are booked in the order in which they were named', async () => {
  const answers = await hold(['i need a service and an inspection friday at 10', 'Rory Byrne 087 123 4567', 'yes'])
  expect(answers[0]).toContain('Car service, Friday 20 November at 10:00')
  expect(answers[2]).toContain('Now the next one: Inspection.')
})

test('what a wish counts is noted for the team', async () => {
  await hold(['need 2 front tyres friday at 10', 'Rory Byrne 087 123 4567', 'yes'])
  expect(await db().selectFrom('bookings').select('note').executeTakeFirst()).toEqual({ note: '2 front tyres' })
})

test.each([
  'just the one',
  'only the one booking',
  'no, i only need one',
  'not two, one will do',
  "it's for one person",
  'ceann amháin',
  'ach coinne amhain',
  'níl uaim ach ceann',
])('"%s" ends a wish for several', async (answer) => {
  const answers = await hold(['i need 2 massages friday at 10', answer, 'Rory Byrne 087 123 4567', 'yes'])
  expect(answers[1]).toMatch(/^(?:All right, one appointment\.|Ceart go leor, coinne amháin\.)\n\n/)
  expect(answers[3]).not.toMatch(/next one|ceann eile/)
})

test.each(['just the one', 'no second one thanks', 'ceann amháin'])(
  '"%s" after the first of several keeps that one',
  async (answer) => {
    const answers = await hold(['i need 2 massages friday at 10', 'Rory Byrne 087 123 4567', 'yes', answer])
    expect(answers[3]).toMatch(/^(?:All right, your appointment stays|Ceart go leor, fanfaidh do choinne)/)
  },
)

test('"just one thing" is no wish for one appointment', async () => {
  const answers = await hold([
    'i need 2 massages friday at 10',
    'just one thing, is it dear?',
    'Rory 087 123 4567',
    'yes',
  ])
  expect(answers[1]).not.toContain('one appointment')
  expect(answers[3]).toContain('Now the next one')
})

test.each(['change 2 tyres friday at 10', 'can ye have my tyres changed friday at 10, please'])(
  '"%s" wants a tyre change, and moves nothing',
  async (wish) => expect((await hold([wish]))[0]).toContain('Tyre change, Friday 20 November at 10:00'),
)

test('an appointment for tyres can be moved', async () => {
  expect((await hold(['can I change my tyre appointment to friday']))[0]).toMatch(/^Which email address/)
})

test('two that are counted and named are those two', async () => {
  const answers = await hold([
    '2 appointments, a car service for me friday at 10 and an inspection for my wife saturday',
    'Rory Byrne 087 123 4567',
    'yes',
  ])
  expect(answers.at(-1)).toContain('Now the next one: Inspection, for my wife.')
  expect(answers.at(-1)).toContain('We are closed on Saturday 21 November.')
})

test.each([
  ['en', 'can I add an inspection right after', 'Friday 20 November at 12:00 is free.'],
  ['en', 'and an inspection straight after that please', 'Friday 20 November at 12:00 is free.'],
  ['ga', 'agus scrúdú freisin ina dhiaidh', 'Tá am saor Dé hAoine, 20 Samhain ag 12:00.'],
] as const)('%s: “%s”, behind a booking, is looked for right behind it', async (language, said, start) => {
  const first = {
    en: ['car service friday at 10', 'Rory Byrne 087 123 4567', 'yes'],
    ga: ['seirbhísiú cairr Dé hAoine ag a deich', 'Ruairí Ó Broin 087 123 4567', 'sea'],
  }
  expect((await hold([...first[language], said], language)).at(-1)?.startsWith(start)).toBe(true)
})
