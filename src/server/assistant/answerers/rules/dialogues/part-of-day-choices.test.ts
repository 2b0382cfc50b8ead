import { expect, test } from 'vitest'
import { offeredIn, openDialogues } from '../../../../../../tests/support/dialogues.ts'

const { hold } = openDialogues()
const WISH = { en: 'a massage on friday', ga: 'suathaireacht spóirt Dé hAoine' }
const NEXT_WEEK = { en: 'a massage next week', ga: 'suathaireacht spóirt an tseachtain seo chugainn' }
const hoursIn = (answer: string | undefined) => offeredIn(answer).map((time) => time.slice(-5))

test.each([
  ['en', 'the morning one please', '09:00'],
  ['en', 'the afternoon one, 4', '16:00'],
  ['en', 'the afternoon one at half 5', '17:30'],
  ['ga', 'an ceann ar maidin', '09:00'],
] as const)('%s: “%s” holds %s', async (language, said, hour) => {
  const answer = (await hold([WISH[language], said], language)).at(-1)
  expect(answer).toMatch(new RegExp(`(?:keeping this time|á choinneáil agam).* ${hour}\\.`))
})

test.each([
  ['en', 'the afternoon one please'],
  ['en', 'id take the afternoon one'],
  ['ga', 'an ceann tráthnóna'],
  ['ga', 'ceann an trathnona le do thoil'],
] as const)('%s: “%s”, where two are in the afternoon, asks which of those', async (language, said) => {
  const [listed, answer] = await hold([WISH[language], said], language)
  expect(hoursIn(listed).length).toBe(3)
  expect(hoursIn(answer)).toEqual(hoursIn(listed).slice(1))
})

test.each([
  ['en', 'ok tuesday then, sometime after lunch'],
  ['en', 'tuesday so, in the afternoon'],
  ['ga', 'Dé Máirt mar sin, am éigin tar éis lóin'],
] as const)('%s: “%s” holds no morning that was offered for that day', async (language, said) => {
  const [listed, answer] = await hold([NEXT_WEEK[language], said], language)
  expect(hoursIn(listed)).toEqual(['09:00', '09:00', '09:00'])
  expect(hoursIn(answer)[0]).toBe('14:00')
})

test.each([
  ['en', 'tuesday then'],
  ['en', 'the tuesday one, in the morning'],
  ['ga', 'Dé Máirt, ar maidin mar sin'],
] as const)('%s: “%s” takes the one that was offered', async (language, said) => {
  expect((await hold([NEXT_WEEK[language], said], language)).at(-1)).toMatch(/keeping this time|á choinneáil agam/)
})

test.each([
  ['en', 'no good, I work til 2. anything later another day that week?'],
  ['ga', 'ní oireann, bím ag obair go dtí a dó. aon rud níos déanaí lá eile?'],
] as const)('%s: “%s” offers the days behind that one, from two on', async (language, said) => {
  const answer = (
    await hold([{ en: 'a massage tomorrow', ga: 'suathaireacht spóirt amárach' }[language], said], language)
  ).at(-1)
  expect(offeredIn(answer)[0]).toMatch(/20 (?:November|Samhain).*14:00$/)
})
