import { expect, test } from 'vitest'
import { understand } from '../../../understanding/understand.ts'
import { withoutGuessedChange } from './change-wish.ts'

const read = (text: string, language: 'en' | 'ga', names: string[] = []) =>
  withoutGuessedChange(text, understand(text, { language, reference: '2026-11-18T10:00' }), names, false).intents[0]
    ?.intent

test.each([
  ['en', 'i made a will with ye a few yrs back and want to change it, could i see mr daly'],
  ['en', 'need to change a bulb in my headlight'],
  ['ga', 'rinne mé uacht libh agus ba mhaith liom í a athrú, an féidir liom mr daly a fheiceáil'],
  ['ga', 'caithfidh mé bolgán a athrú sa charr'],
] as const)('%s: a thing that is to be changed wants a booking: “%s”', (language, text) => {
  expect(read(text, language)).toBe('book')
})

test.each([
  ['en', 'make a new one so, friday at 4'],
  ['ga', 'déan coinne nua mar sin. dé hAoine ag a ceathair'],
] as const)('%s: a new one is no move: “%s”', (language, text) => {
  expect(read(text, language)).toBe('book')
})

test('what there only is calls nothing off', () => {
  expect(read('níl ann ach píopa pléasctha. an dtig le pluiméir teacht anois nó amárach', 'ga')).toBe('book')
})

test.each([
  ['en', 'my tyre change is on friday, i need to change it', ['Tyre change']],
  ['en', 'can i change the appointment for the oil', []],
  ['ga', 'ba mhaith liom an choinne don ola a athrú', []],
] as const)('%s: an appointment for a thing is moved: “%s”', (language, text, names) => {
  expect(read(text, language, [...names])).toBe('move')
})
