import { expect, test } from 'vitest'
import { offeredIn, openDialogues, RESTAURANT } from '../../../../../../tests/support/dialogues.ts'

const { hold } = openDialogues({ diary: RESTAURANT })

const booked = (hour: string) => ({
  en: [`table for 6 on friday at ${hour}`, 'Tom Kelly 087 123 4567', 'yes'],
  ga: [`bord do sheisear Dé hAoine ag ${hour}`, 'Tomás Ó Sé 087 123 4567', 'sea'],
})
const LAST = booked('20:00')
const BEFORE = booked('19:30')

test.each([
  ['en', 'could i push it to 8.30 actually, babysitter is late'],
  ['ga', 'an féidir é a bhogadh go dtí 20:30'],
] as const)('%s: “%s”, behind which nothing is free, keeps what is the latest', async (language, line) => {
  const answer = (await hold([...LAST[language], line], language)).at(-1)
  expect(answer).toMatch(
    /nothing free later than Friday 20 November at 20:00|níos déanaí ná Dé hAoine, 20 Samhain ag 20:00/,
  )
  expect(answer).toMatch(/your booking stays as it is|fanfaidh d’áirithint mar atá/)
  expect(offeredIn(answer)).toEqual([])
})

test.each([
  ['en', 'could i push it to 8.30'],
  ['ga', 'an féidir é a bhogadh go dtí 20:30'],
] as const)('%s: “%s” is offered what is later than the booking', async (language, line) => {
  const times = offeredIn((await hold([...BEFORE[language], line], language)).at(-1))
  expect(times.map((time) => time.slice(-5))).toEqual(['19:45', '20:00'])
})

test.each([
  ['en', 'ok leave it so, i still have 8 yeah?'],
  ['ga', 'fág mar sin é, tá a hocht agam fós?'],
] as const)('%s: “%s”, while another time is looked for, gets one clear answer', async (language, line) => {
  const later = { en: 'anything later', ga: 'aon rud níos déanaí' }[language]
  const move = { en: 'move it to 8.30', ga: 'bog go dtí 20:30 é' }[language]
  const answer = (await hold([...LAST[language], move, later, line], language)).at(-1)
  expect(answer).toMatch(
    /^[^\n]*(?:Table for 6, Friday 20 November at 20:00|Bord do sheisear, Dé hAoine, 20 Samhain ag 20:00)\.$/,
  )
})

test('“so i still have 8”, behind a booking, is told that it stands', async () => {
  expect((await hold([...LAST.en, 'so i still have 8'])).at(-1)).toMatch(/^Yes: Table for 6/)
  expect((await hold([...LAST.en, 'i still have two questions'])).at(-1)).not.toMatch(/^Yes:/)
})

test.each([
  ['en', 'table for 4 on friday at 7', 'actually wait 2 more might be coming so maybe 6?'],
  ['en', 'table for 4 on friday at 7', 'two more might be coming'],
  ['ga', 'bord do cheathrar Dé hAoine ag 7', 'b’fhéidir go mbeidh beirt eile ann, seisear mar sin'],
] as const)('%s: “%s”, and then “%s”, changes the number', async (language, wish, line) => {
  const yes = { en: 'yes', ga: 'sea' }[language]
  const answers = await hold(
    [wish, line, 'Tom Kelly 087 123 4567', yes, line.replace('6', '8').replace('seisear', 'ochtar')],
    language,
  )
  expect(answers[2]).toMatch(/Table for 6|Bord do sheisear/)
  expect(answers[4]).toMatch(/Group: 8 people|Grúpa: ochtar/)
})

test('“2 more hours later” counts no people', async () => {
  expect(
    (await hold(['table for 4 on friday at 7', 'have ye anything 2 more hours later, so maybe 9'])).at(-1),
  ).not.toContain('people')
})
