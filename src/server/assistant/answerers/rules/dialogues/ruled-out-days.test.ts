import { expect, test } from 'vitest'
import { offeredIn, openDialogues } from '../../../../../../tests/support/dialogues.ts'
import { blockTime } from '../../../../domains/bookings/index.ts'

const { hold, member } = openDialogues()

const WISH = { en: 'massage after school, not mondays', ga: 'suathaireacht spóirt tar éis na scoile, ní ar an Luan' }

test.each([
  ['en', 'he has hurling tues and weds', /Tuesday|Wednesday|Monday/],
  ['en', 'he has football training on tuesdays', /Tuesday|Monday/],
  ['en', 'i said no tues or weds', /Tuesday|Wednesday|Monday/],
  ['en', 'no tuesdays or thursdays', /Tuesday|Thursday|Monday/],
  ['ga', 'bíonn iománaíocht aige Dé Máirt agus Dé Céadaoin', /Máirt|Céadaoin|Luan/],
  ['ga', 'dúirt mé gan Máirt ná Céadaoin', /Máirt|Céadaoin|Luan/],
] as const)('%s: “%s” rules out these days, beside those before', async (language, line, out) => {
  const answers = await hold([WISH[language], line], language)
  expect(offeredIn(answers[1])).toHaveLength(3)
  for (const time of offeredIn(answers[1])) {
    expect(time).not.toMatch(out)
    expect(time.slice(-5) >= '15:00').toBe(true)
  }
})

test('a day that is asked for is offered, whatever is ruled out and until when it is needed', async () => {
  const answers = await hold([
    WISH.en,
    'any thursdays? he has hurling tues and weds. has to be before the 12th as hes an exam',
    'none of them suit i said no tues or weds. thursday 26th after 4?',
    'thursday 26th at 4 is it on your own or in a group, and how long is it',
  ])
  for (const time of offeredIn(answers[1])) expect(time).toMatch(/^Thursday 19/)
  expect(offeredIn(answers[1])).toHaveLength(3)
  for (const time of offeredIn(answers[2])) expect(time).toMatch(/^Thursday 26 .* 1[67]:/)
  expect(answers[3]).toContain('Sports massage, Thursday 26 November at 16:00')
})

const THURSDAY_OR_FRIDAY = { en: 'what about thurs 26th or fri 27th', ga: 'cad faoi Déardaoin an 26ú nó Aoine an 27ú' }

test.each([
  [
    'en',
    'massage after 4',
    /^I have nothing free at 16:00 or later on Thursday 26 November\.\n\nThese times are free:\n1\. Friday 27/,
  ],
  ['en', 'massage', /^We are fully booked on Thursday 26 November\.\n\n.*\n1\. Fri/],
  [
    'ga',
    'suathaireacht spóirt tar éis a ceathair',
    /^Níl aon am saor agam ag 16:00 .*26 Samhain\.\n\n.*\n1\. Dé hAoine/,
  ],
] as const)('%s: behind “%s”, of two days the one without times is named', async (language, wish, answer) => {
  const day = { startsAt: '2026-11-26T09:00:00.000Z', endsAt: '2026-11-26T18:00:00.000Z' }
  await blockTime(member(), { diaryId: 'niamh', ...day, reason: 'Leave', key: 'a-day-of-leave' })
  const answers = await hold([wish, THURSDAY_OR_FRIDAY[language]], language)
  expect(answers[1]).toMatch(answer)
})

test.each([
  ['en', 'massage', 'friday 27th at 4 like you said', 'Friday 27 November at 16:00'],
  ['en', 'massage', 'half 9 or so. monday', 'Monday 23 November at 09:30'],
  ['ga', 'suathaireacht spóirt', 'Aoine an 27ú ar a ceathair mar a dúirt tú', '27 Samhain ag 16:00'],
  ['ga', 'suathaireacht spóirt', 'leathuair tar éis a naoi nó mar sin. Dé Luain', '23 Samhain ag 09:30'],
] as const)('%s: the hour beside a day is taken, whatever follows: “%s”, “%s”', async (language, wish, line, time) => {
  expect((await hold([wish, line], language))[1]).toContain(time)
})

test.each(['none of them mondays suit, is there a thursday', 'none of those mondays suit me have ye a thursday'])(
  '“%s” rules the Mondays out',
  async (line) => {
    const answers = await hold(['massage on a monday', line])
    expect(offeredIn(answers[0])[0]).toMatch(/^Monday/)
    for (const time of offeredIn(answers[1])) expect(time).toMatch(/^Thursday/)
  },
)

test.each([
  ['en', 'massage friday', 'no not today, the day after that Thursday, 27 November'],
  ['en', 'massage friday', 'not today, the Friday after that, 27 November'],
  ['en', 'massage tomorrow', 'not tomorrow, the day after Thursday, the 27th of November'],
  ['ga', 'suathaireacht spóirt inniu', 'ní hea, ní inniu, an lá i ndiaidh na Déardaoin sin, 27 Samhain'],
  ['ga', 'suathaireacht spóirt amárach', 'ní amárach, an mhaidin i ndiaidh na Déardaoin, 27 Samhain'],
  ['ga', 'suathaireacht spoirt inniu', 'ni inniu, an la tar eis na Deardaoin, 27 Samhain'],
] as const)('%s: after “%s” the date in “%s” says which day it is', async (language, first, line) => {
  const answers = await hold([first, line], language)
  expect(offeredIn(answers[1])).toHaveLength(3)
  for (const time of offeredIn(answers[1])) expect(time).toMatch(/^(?:Friday 27 November|Dé hAoine, 27 Samhain)/)
})

test.each([
  ['en', 'first visit this saturday', 'half ten', /^Monday 23 November at 10:30/],
  ['ga', 'céad chuairt Dé Sathairn', 'half ten', /^Dé Luain, 23 Samhain ag 10:30/],
] as const)(
  '%s: after “%s”, when we are closed, “%s” is the hour of the days that are offered instead',
  async (...said) => {
    const [language, first, line, time] = said
    const answers = await hold([first, line], language)
    expect(offeredIn(answers[1])).toHaveLength(3)
    expect(offeredIn(answers[1])[0]).toMatch(time)
  },
)

test.each([
  ['en', 'no not today, wednesday 25 november', 'Wednesday 25 November'],
  ['en', 'not today, next wednesday i mean', 'Wednesday 25 November'],
  ['ga', 'Ní inniu, an Chéadaoin seo chugainn atá i gceist agam', 'Dé Céadaoin, 25 Samhain'],
  ['ga', 'ní inniu, Dé Céadaoin 25 Samhain', 'Dé Céadaoin, 25 Samhain'],
] as const)('%s: “%s” refuses today and none of the other days of that name', async (language, line, day) => {
  const answers = await hold(
    [language === 'en' ? 'massage wednesday' : 'suathaireacht spóirt Dé Céadaoin', line],
    language,
  )
  expect(offeredIn(answers[1])).toHaveLength(3)
  for (const time of offeredIn(answers[1])) expect(time).toContain(day)
})
