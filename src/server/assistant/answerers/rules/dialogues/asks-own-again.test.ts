import { expect, test } from 'vitest'
import { openDialogues } from '../../../../../../tests/support/dialogues.ts'

const clinic = openDialogues()
const VISIT = ['first visit friday at 10', 'Dan Hogan 087 123 4567', 'yes']
const CUAIRT = ['céad chuairt Dé hAoine ag a deich', 'Seán Ó Sé 087 123 4567', 'sea']
const WHEN = /^Your appointment: First visit, Friday 20 November at 10:00\./
const YES = /^Yes: First visit, Friday 20 November at 10:00\./
const CATHAIN = /^Do choinne: Céad chuairt, Dé hAoine, 20 Samhain ag 10:00\./
const TA = /^Tá: Céad chuairt, Dé hAoine, 20 Samhain ag 10:00\./

const ENGLISH = [
  ["what was the day again, I've to tell my daughter", WHEN],
  ["no no, I only want to know what day he's coming", WHEN],
  ['what day is she coming', WHEN],
  ['what was the time again', WHEN],
  ['is mine booked?', YES],
  ['mine is still on isnt it', YES],
  ['so im down for friday at 10 yeah?', YES],
] as const
const IRISH = [
  ['cén lá a bhí ann arís', CATHAIN],
  ['cén t-am a bhí agam arís, caithfidh mé insint do mo mhac', CATHAIN],
  ['an bhfuil mo cheannsa socraithe', TA],
  ['an bhfuil mo choinne fós ann', TA],
  ['táim síos don Aoine ag a deich, nach bhfuil?', TA],
] as const

test.each(ENGLISH)('behind a booking: "%s"', async (line, answer) => {
  expect((await clinic.hold([...VISIT, line])).at(-1)).toMatch(answer)
})

test.each(IRISH)('behind a booking: "%s"', async (line, answer) => {
  expect((await clinic.hold([...CUAIRT, line], 'ga')).at(-1)).toMatch(answer)
})

test.each(ENGLISH)('while a second one is looked for: "%s"', async (line) => {
  const answers = await clinic.hold([...VISIT, 'can I book another first visit for my brother monday', line])
  expect(answers.at(-1)).toMatch(/First visit, Friday 20 November at 10:00\.\n\n.*\?/s)
  expect(answers.at(-1)).not.toMatch(/noted/)
})

test.each(IRISH.slice(0, 3))('while a second one is looked for: "%s"', async (line) => {
  const second = 'ba mhaith liom céad chuairt eile do mo dheartháir Dé Luain'
  const answers = await clinic.hold([...CUAIRT, second, line], 'ga')
  expect(answers.at(-1)).toMatch(/Céad chuairt, Dé hAoine, 20 Samhain ag 10:00\.\n\n.*/s)
})

test.each([
  'what was the price again',
  'tell my daughter I am late',
  'what day is the doctor in',
  'is there parking',
  'what is the time',
])('is about something else: "%s"', async (line) => {
  expect((await clinic.hold([...VISIT, line])).at(-1)).not.toMatch(/First visit, Friday 20 November at 10:00/)
})
