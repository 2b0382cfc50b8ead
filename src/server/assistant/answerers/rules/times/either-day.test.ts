import { expect, test } from 'vitest'
import { offeredIn, openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { hold } = openDialogues()

const TODAY = '18 November is today. Do you mean Wednesday 18 November or Thursday 19 November?'
const FRIDAY = '27 November is a Friday. Do you mean Thursday 26 November or Friday 27 November?'
const IRISH_FRIDAY =
  'Titeann 27 Samhain ar an Aoine. Cé acu atá i gceist agat: Déardaoin, 26 Samhain nó Dé hAoine, 27 Samhain?'

test.each([
  ['massage tomorrow the 18th', TODAY],
  ['massage tomorrow, the 18th', TODAY],
  ['massage the 18th, tomorrow', TODAY],
  ['massage thursday the 27th', FRIDAY],
  ['massage thursday 27th november at 3', FRIDAY],
  ['massage the 27th thursday', FRIDAY],
  [
    'massage tomorrow friday',
    /^.*19 November is a Thursday\. Do you mean Thursday 19 November or Friday 20 November\?$/s,
  ],
])('“%s” names two days, and the receptionist asks which', async (wish, question) => {
  const [answer] = await hold([wish])
  if (typeof question === 'string') expect(answer).toBe(`Sports massage, then.\n\n${question}`)
  else expect(answer).toMatch(question)
})

test.each([
  ['suathaireacht spóirt Déardaoin an 27ú', IRISH_FRIDAY],
  [
    'suathaireacht spóirt amárach an 18ú',
    'Is é inniu 18 Samhain. Cé acu atá i gceist agat: Dé Céadaoin, 18 Samhain nó Déardaoin, 19 Samhain?',
  ],
])('“%s” is asked in Irish', async (wish, question) => {
  expect(await hold([wish], 'ga')).toEqual([question])
})

test.each([
  'massage tomorrow the 19th',
  'massage thursday the 19th',
  'massage the 19th, tomorrow',
  'massage tomorrow thursday',
])('“%s” names one day', async (wish) =>
  expect(offeredIn((await hold([wish]))[0])[0]).toBe('Thursday 19 November at 09:00'),
)

test('one that is refused is no second name of the day', async () => {
  const [answer] = await hold(['massage not tomorrow, the 20th'])
  expect(offeredIn(answer)[0]).toBe('Friday 20 November at 09:00')
})

test.each([
  ['thursday', 'Thursday 26 November'],
  ['friday', 'Friday 27 November'],
  ['the 27th', 'Friday 27 November'],
  ['26', 'Thursday 26 November'],
  ['the first one', 'Thursday 26 November'],
  ['the second', 'Friday 27 November'],
])('“%s” says which, and the hour stays', async (line, day) => {
  const answers = await hold(['massage thursday the 27th at 3', line])
  expect(answers[1]).toContain(`${day} at 15:00.`)
})

test('an hour alone, a yes or a no leaves the question open', async () => {
  const answers = await hold(['massage thursday the 27th', 'at 3', 'yes', 'friday'])
  expect(answers.slice(1, 3).every((answer) => answer.endsWith(FRIDAY))).toBe(true)
  expect(answers[3]).toContain('Friday 27 November at 15:00.')
})

test('it is asked of the new day of a booking, too', async () => {
  const answers = await hold([
    'massage friday at 10',
    'Joe Byrne 087 123 4567',
    'yes',
    'move it to thursday the 27th',
    'friday',
  ])
  expect(answers[3]).toBe(FRIDAY)
  expect(answers[4]).toBe('Shall I move your appointment? Sports massage, new time: Friday 27 November at 10:00.')
})

test('it is asked before the booking is known, and the answer counts', async () => {
  const answers = await hold(['move my appointment', 'thursday the 27th', 'friday'])
  expect(answers[1]).toBe(FRIDAY)
  expect(answers[2]).toMatch(/^I have noted Friday 27 November\./)
})

const WEEK = '18 November is today. Do you mean Wednesday 25 November or Wednesday 2 December?'
const IRISH_WEEK = 'Is é inniu 18 Samhain. Cé acu atá i gceist agat: Dé Céadaoin, 25 Samhain nó Dé Céadaoin, 2 Nollaig?'

test.each([
  ['en', 'massage wednesday week', WEEK],
  ['en', 'massage a week from wednesday at 3', WEEK],
  ['ga', 'suathaireacht spóirt seachtain ón gCéadaoin ag a trí', IRISH_WEEK],
] as const)('%s: “%s”, said on a Wednesday, asks which', async (language, wish, question) =>
  expect((await hold([wish], language))[0]).toContain(question),
)

test.each([
  ['the first', '25 November at 15:00'],
  ['the 2nd', '2 December at 15:00'],
])('“%s” says which week it is', async (line, time) =>
  expect((await hold(['massage wednesday week at 3', line]))[1]).toContain(time),
)

test('“Friday week”, said on a Wednesday, has one reading', async () =>
  expect((await hold(['massage friday week at 3']))[0]).toContain('Friday 27 November at 15:00'))

test('the first of the listed services is no day', async () => {
  const answers = await hold(['can i book something wednesday week', 'the first one'])
  expect(answers[0]).toContain('1. First visit')
  expect(answers[1]).toContain(WEEK)
})

test.each([
  ['en', 'massage thursday the 27th', 'the nearer one', 'Thursday 26 November'],
  ['en', 'massage thursday the 27th', 'the later one please', 'Friday 27 November'],
  ['ga', 'suathaireacht spóirt Déardaoin an 27ú', 'an ceann is luaithe', 'Déardaoin, 26 Samhain'],
  ['ga', 'suathaireacht spóirt Déardaoin an 27ú', 'an ceann is déanaí', 'Dé hAoine, 27 Samhain'],
] as const)('%s: after “%s”, “%s” chooses %s', async (language, wish, said, day) => {
  const times = offeredIn((await hold([wish, said], language)).at(-1))
  expect(times.length).toBeGreaterThan(0)
  for (const time of times) expect(time).toContain(day)
})
