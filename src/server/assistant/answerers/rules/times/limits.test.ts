import { expect, test } from 'vitest'
import { offeredIn, openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { hold } = openDialogues()

test('an hour that was said holds for every day that is searched', async () => {
  const answers = await hold(['sports massage', 'Have ye anything after 5 any day next week?', 'what about friday'])
  expect(offeredIn(answers[1])).toEqual([
    'Monday 23 November at 17:00',
    'Tuesday 24 November at 17:00',
    'Wednesday 25 November at 17:00',
  ])
  expect(offeredIn(answers[2])[0]).toBe('Friday 27 November at 17:00')
})

test.each([
  ['evenings, 5 or later', '17:00'],
  ['Tomorrow wk wud suit me, aftr 4', '16:00'],
  ['i dont finish milking til about 11', '11:00'],
  ['i cant do anything before 2', '14:00'],
  ['not in the morning', '12:00'],
])('%s: nothing before %s is offered', async (wish, earliest) => {
  const [, answer] = await hold(['massage', wish])
  expect(offeredIn(answer)[0]).toMatch(new RegExp(`${earliest}$`))
  expect(offeredIn(answer).every((time) => time.slice(-5) >= earliest)).toBe(true)
})

test.each([
  ['massage thursday before 12', /^Thursday 19 November at (?:09|1[01]):/],
  ['massage tuesday after 5', /^Tuesday 24 November at 17:/],
  ['massage next friday', /^Friday 27 November/],
  ['massage the 24 before 11', /^Tuesday 24 November at (?:09|10):/],
])('%s: the day holds together with the hour', async (wish, time) => {
  const [answer] = await hold([wish])
  expect(offeredIn(answer)).toHaveLength(3)
  for (const offered of offeredIn(answer)) expect(offered).toMatch(time)
})

test('the same time next week is on the weekday that was talked about', async () => {
  const [, answer] = await hold(['massage friday at 3', 'same time next week'])
  expect(answer).toContain('Friday 27 November at 15:00')
})

test('where nothing fits, the receptionist says so and offers the closest times', async () => {
  const [day] = await hold(['massage thursday evening after 6'])
  expect(day).toContain('nothing free at 18:00 or later on Thursday 19 November.\n\nWe close at 18:00 that day.')
  expect(offeredIn(day).at(-1)).toBe('Thursday 19 November at 17:30')
  const [week] = await hold(['massage after 6 any day next week'])
  expect(week).toContain('I have nothing free at 18:00 or later.')
  expect(offeredIn(week)).toEqual([
    'Monday 23 November at 17:30',
    'Tuesday 24 November at 17:30',
    'Wednesday 25 November at 17:30',
  ])
})

test.each([
  ['cud i get a 1st visit dis wk nt mon or tues', /Monday|Tuesday/],
  ['a massage next week, any day but wednesday', /Wednesday/],
  ['a massage this week, just not tomorrow', /19 November/],
])('%s: the refused days are never offered', async (wish, refused) => {
  const [answer] = await hold([wish])
  expect(offeredIn(answer).length).toBeGreaterThan(1)
  expect(answer).not.toMatch(refused)
})

test('a day is refused in Irish too, and stays refused', async () => {
  const answers = await hold(
    ['suathaireacht spóirt an tseachtain seo chugainn', 'aon lá seachas an Luan', 'lá eile'],
    'ga',
  )
  expect(offeredIn(answers[1])[0]).toBe('Dé Máirt, 24 Samhain ag 09:00')
  expect(offeredIn(answers[2])).toHaveLength(3)
  expect(answers[2]).not.toContain('Luain')
})

test('where all open days are refused, nothing else is offered', async () => {
  const answers = await hold(['massage next week', "no that's no good to me, I work mon to fri", 'friday so'])
  expect(answers[1]).toMatch(/^On all other days we are closed, or I have nothing free\./)
  expect(offeredIn(answers[2])[0]).toMatch(/^Friday/)
})

test.each([
  ['last appointment of the day', '17:30'],
  ['the latest ye have', '17:30'],
  ['first thing', '09:00'],
])('%s: one time is offered', async (wish, time) => {
  const [, answer] = await hold(['massage friday', wish])
  expect(answer).toBe(`Friday 20 November at ${time} is free. Does that suit you?`)
})

test('an hour alone is looked for on each of the offered days', async () => {
  const answers = await hold(['massage next week', '11 if ya have it', 'the 2nd one'])
  expect(offeredIn(answers[1])).toEqual([
    'Monday 23 November at 11:00',
    'Tuesday 24 November at 11:00',
    'Wednesday 25 November at 11:00',
  ])
  expect(answers[2]).toContain('Tuesday 24 November at 11:00.')
})

test('"closer to six" asks for the times around it', async () => {
  const answers = await hold(['massage friday evening', 'anything closer to 6'])
  expect(offeredIn(answers[1])).toEqual(['17:00', '17:15', '17:30'].map((time) => `Friday 20 November at ${time}`))
})

test('sooner than a day far ahead are the next free times', async () => {
  const answers = await hold(['massage monday week at 10', 'is there nothing sooner'])
  expect(offeredIn(answers[1])[0]).toBe('Wednesday 18 November at 11:00')
})

test('a search over many days with limits ends within the calls of one turn', async () => {
  const answers = await hold(['massage with Niamh after 7', 'not mon to fri'])
  expect(answers[0]).toContain('I have nothing free at 19:00 or later.')
  expect(answers[1]).toContain('On all other days we are closed, or I have nothing free.')
})

test('of two days both are offered, and none between them', async () => {
  const [answer] = await hold(['massage monday or thursday'])
  expect(offeredIn(answer).map((time) => time.split(' ')[0])).toEqual(['Thursday', 'Thursday', 'Monday'])
})

test('a day beyond the diary is refused with the last day that can be booked', async () => {
  expect(await hold(['massage on 18 March'])).toEqual([
    expect.stringContaining('I can book until Sunday 17 January. Which day and time would suit you?'),
  ])
})

test('days without a month stay near the day that is talked about', async () => {
  const answers = await hold([
    'massage on christmas day',
    'any time xmas week before christmas day. the 22nd?',
    'is it open the 24th actually?',
    'the day before',
  ])
  expect(offeredIn(answers[1])[0]).toMatch(/^Tuesday 22 December/)
  expect(answers[2]).toMatch(/^On Thursday 24 December we are open/)
  expect(offeredIn(answers[3])[0]).toMatch(/^Wednesday 23 December/)
})

test.each([
  ['en', 'I came on saturday and my back is worse now, massage please'],
  ['en', 'I was in last Saturday and now it hurts. can i get a massage'],
  ['en', 'on saturday i was in with ye, i need a massage'],
  ['ga', 'bhí mé agaibh Dé Sathairn agus tá mo dhroim tinn. Suathaireacht spóirt, le do thoil'],
] as const)('%s: “%s” wishes no Saturday', async (language, wish) => {
  const [answer = ''] = await hold([wish], language)
  expect(answer).not.toMatch(/Saturday|Sathairn/)
  expect(offeredIn(answer)[0]).toMatch(/^(?:Wednesday|Dé Céadaoin,) 18/)
})

test.each([
  ['massage', 'I was there on saturday, and it was great'],
  ['suathaireacht spóirt', 'tháinig mé Dé Sathairn agus bhí sé go maith'],
])('a day that is over, in answer to offered times, is no other day', async (wish, line) => {
  const [, answer] = await hold([wish, line])
  expect(answer).not.toMatch(/closed on|dúnta/)
})

test.each([
  ['en', 'massage the earliest ye have'],
  ['en', 'massage as early as ye can'],
  ['ga', 'suathaireacht spóirt chomh luath agus is féidir'],
] as const)('%s: “%s” is a wish for the next free times', async (language, wish) => {
  const [answer] = await hold([wish], language)
  expect(offeredIn(answer)[0]).toMatch(/^(?:Wednesday|Dé Céadaoin,) 18 .* 11:00$/)
})

test.each([
  ['en', 'whatever day suits ye'],
  ['en', 'whichever suits ye best'],
  ['en', 'any day at all'],
  ['en', 'the earliest ye have'],
  ['ga', 'pé lá a oireann daoibh'],
  ['ga', 'is cuma liom cén lá'],
  ['ga', 'an t-am is luaithe atá agaibh'],
] as const)('%s: “%s”, to offered times, takes the first, and is no note', async (language, line) => {
  const [, answer] = await hold([language === 'en' ? 'massage' : 'suathaireacht spóirt', line], language)
  expect(answer).toMatch(/^(?:I am keeping|Tá an t-am seo á choinneáil).*18 (?:November at|Samhain ag) 11:00\./)
})

test.each([
  ['en', 'massage first thing', 'Thursday 19 November at 09:00'],
  ['ga', 'suathaireacht spóirt, an chéad rud ar maidin', 'Déardaoin, 19 Samhain ag 09:00'],
] as const)('%s: “%s” is on the days from tomorrow on', async (language, wish, first) => {
  const times = offeredIn((await hold([wish], language))[0])
  expect(times[0]).toBe(first)
  expect(times.every((time) => time.endsWith('09:00'))).toBe(true)
})

test.each(['an ceann deireanach Déardaoin', 'an rud deireanach Déardaoin'])(
  '“%s” is the last time of that day',
  async (line) => {
    const [, answer] = await hold(['suathaireacht spóirt', line], 'ga')
    expect(answer).toBe('Tá am saor Déardaoin, 19 Samhain ag 17:30. An oireann sé sin duit?')
  },
)

test('lunchtime is before two, asks nothing about our hours, and an hour beside it counts more', async () => {
  expect(offeredIn((await hold(['massage friday lunchtime']))[0]).at(-1)).toBe('Friday 20 November at 13:45')
  const [, lunch = ''] = await hold(['suathaireacht spóirt', 'am lóin'], 'ga')
  expect(lunch).not.toContain('oscailte')
  expect(offeredIn(lunch)[0]).toMatch(/12:00$/)
  expect((await hold(['massage friday', 'lunchtime, about 1']))[1]).toContain('Friday 20 November at 13:00')
})

test('an hour at which nothing is free is named once', async () => {
  const [, answer] = await hold(['massage', 'when im off work, about 6'])
  expect(answer).toMatch(/^I have nothing free at 18:00\.\n/)
})

test.each([
  ['en', 'anything in the afternoon, I work mornings', '14:00', '18:00'],
  ['en', 'I do be working in the mornings so an afternoon', '14:00', '18:00'],
  ['en', 'mornings don’t suit, the afternoon would', '14:00', '18:00'],
  ['en', 'I work afternoons, have ye any morning', '09:00', '12:00'],
  ['en', 'I work mornings, anything after 3', '15:00', '18:00'],
  ['ga', 'tráthnóna, bím ag obair gach maidin', '14:00', '18:00'],
  ['ga', 'oibrím san iarnóin, aon rud ar maidin?', '09:00', '12:00'],
] as const)('%s: “%s”: what is said of work is not wanted', async (language, wish, from, to) => {
  const times = offeredIn((await hold([language === 'en' ? 'massage' : 'suathaireacht spóirt', wish], language))[1])
  expect(times).not.toEqual([])
  for (const time of times) expect(time.slice(-5) >= from && time.slice(-5) < to, time).toBe(true)
})
