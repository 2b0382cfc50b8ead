import { expect, test } from 'vitest'
import { offeredIn, openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { PRACTICE } from '../../../../../../tests/support/talk.ts'

const GARAGE = [
  { id: 'service', name: { en: 'Car service', ga: 'Seirbhísiú cairr' }, minutes: 60, diaryIds: ['niamh'] },
  { id: 'inspection', name: { en: 'Inspection', ga: 'Scrúdú' }, minutes: 60, diaryIds: ['niamh'] },
  { id: 'tyres', name: { en: 'Tyre change', ga: 'Athrú bonn' }, minutes: 45, diaryIds: ['niamh'] },
]

const { hold } = openDialogues({ diary: { ...PRACTICE.diary, services: GARAGE } })

test.each([
  'thats too late. wed? and whats the damage',
  'wed so, what would be the damage',
  'is there a courtesy car with the tyre change? wed',
  'could i leave the car in wed instead',
  'i had it in for a service last month. wed',
])('“%s” keeps the service', async (line) => {
  const answers = await hold(['inspection next monday', line])
  expect(answers[1]).not.toMatch(/Car service|Tyre change\b(?!\?)/)
  expect(answers[1]).not.toContain(', then.')
})

test('in Irish the day alone changes, too', async () => {
  const lines = ['scrúdú Dé Luain', 'an bhféadfainn an carr a fhágáil isteach Dé Máirt ina áit, tar éis lóin']
  const answers = await hold(lines, 'ga')
  expect(answers[1]).not.toContain('Seirbhísiú')
  expect(offeredIn(answers[1])[0]).toContain('Dé Máirt')
})

test.each([
  ['NO not a car service. its the inspection i want', 'Inspection'],
  ['sorry its tyres i need', 'Tyre change'],
  ['no, inspection', 'Inspection'],
  ['wait, i said the inspection', 'Inspection'],
])('“%s” changes it, says so and keeps the time', async (line, service) => {
  const answers = await hold(['car service friday at 10', line])
  expect(answers[1]).toContain(`${service}, then.`)
  expect(answers[1]).toContain(`${service}, Friday 20 November at 10:00.`)
})

test.each(['ní hea, scrúdú atá uaim', 'ní seirbhísiú cairr, scrúdú'])('“%s” changes it', async (line) => {
  const answers = await hold(['seirbhísiú cairr Dé hAoine ar a deich', line], 'ga')
  expect(answers[1]).toContain('Scrúdú, Dé hAoine, 20 Samhain ag 10:00.')
})

test('who refuses the service and names no other is asked which, and the time stays', async () => {
  const answers = await hold(['car service friday at 10', 'no not a service the brakes', 'inspection'])
  expect(answers[1]).toContain('What would you like to book?')
  expect(answers[2]).toContain('Inspection, Friday 20 November at 10:00.')
  const irish = ['seirbhísiú cairr Dé hAoine ar a deich', 'ní seirbhís atá uaim ach na coscáin']
  expect((await hold(irish, 'ga'))[1]).toContain('Cad ba mhaith leat a chur in áirithe?')
})

test.each(['i meant the inspection not a service', 'sorry i said inspection'])(
  '“%s”, where that is what is booked, is confirmed',
  async (line) => {
    const answers = await hold(['inspection friday', line])
    expect(answers[1]).toMatch(/^Inspection, then\./)
    expect(offeredIn(answers[1])).toHaveLength(3)
  },
)

test.each([
  ['can ye get someone to ring me', 'right. put me down for that friday anyway'],
  ['can i leave a message for the lads', 'book me in for that friday first'],
])('what was to be booked is remembered behind “%s”', async (message, back) => {
  const answers = await hold(['inspection friday at 10', message, 'Pat Ryan 087 123 4567', back])
  expect(answers[3]).toContain('Inspection')
  expect(answers[3]).not.toContain('What would you like to book?')
})

test.each(['whats a car service', 'i dont know what them are. what is a car service'])(
  '“%s” is told what the set-up says',
  async (question) => {
    const [answer] = await hold([question])
    expect(answer).toMatch(/^Car service: 60 minutes.*I know no more about it than that/)
  },
)

test('“do ye do …” of a service says that it can be booked, and asks when', async () => {
  const answers = await hold(['do ye do inspections', 'friday at 10'])
  expect(answers[0]).toBe('You can book:\nInspection: 60 minutes\n\nWhich day and time would suit you?')
  expect(answers[1]).toContain('Inspection, Friday 20 November at 10:00.')
})

test.each(['whats the damage', 'what do i owe ye all in', 'how much is the inspection'])(
  '“%s” without a known price is said to have none',
  async (question) => {
    const [answer] = await hold([question])
    expect(answer).toMatch(/^I have no price for that here/)
    expect(answer).not.toContain('Do you mean')
  },
)

test('a price that is not known, in Irish', async () => {
  const [answer] = await hold(['cad é an costas? an bhfuil sé níos daoire san oíche'], 'ga')
  expect(answer).toMatch(/^Níl praghas agam air sin/)
})
