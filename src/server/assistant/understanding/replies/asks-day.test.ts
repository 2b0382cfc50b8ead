import { expect, test } from 'vitest'
import { asksWhatIsFree, asksWhetherHoliday } from './asks-day.ts'

test.each([
  ['en', 'have ye nothing friday'],
  ['en', 'nothing at all on saturday?'],
  ['en', 'so ye have nothing monday no?'],
  ['en', 'do you not have anything on tuesday evening'],
  ['en', 'is there nothing left thursday'],
  ['en', 'are ye full on friday?'],
  ['en', 'any tables sunday'],
  ['en', 'are ye full on sunday too'],
  ['en', 'u full tonight?'],
  ['ga', 'an bhfuil aon rud agaibh Dé hAoine'],
  ['ga', 'nach bhfuil tada agaibh Dé Luain?'],
  ['ga', 'faic Dé Sathairn?'],
  ['ga', 'an bhfuil sibh lán Dé hAoine'],
] as const)('%s: “%s” asks for a time on that day', (language, text) =>
  expect(asksWhatIsFree(text, language)).toBe(true),
)

test.each([
  ['en', 'nothing friday suits me'],
  ['en', 'have you anything for a coeliac'],
  ['en', 'there is nothing wrong with friday'],
  ['en', 'have ye nothing'],
  ['en', 'i have nothing on friday'],
  ['ga', 'níl aon rud cearr leis an Aoine'],
  ['ga', 'an bhfuil aon rud agaibh do chéiliaigh'],
] as const)('%s: “%s” does not', (language, text) => expect(asksWhatIsFree(text, language)).toBe(false))

test.each([
  "it's a bank holiday friday isn't it",
  'is monday a bank holiday?',
  'isnt friday a holiday',
  'friday is a public holiday no?',
  'nach lá saoire bainc é Dé hAoine?',
  'an lá saoire é an Luan seo chugainn',
  'lá saoire atá ann Dé Luain nach ea',
])('“%s” asks whether it is a holiday', (text) => expect(asksWhetherHoliday(text)).toBe(true))

test.each([
  'are ye open on a bank holiday',
  'is it a holiday home',
  'i am going on a holiday friday',
  'are ye open bank holidays',
  'an mbeidh sibh oscailte ar lá saoire bainc',
])('“%s” does not', (text) => expect(asksWhetherHoliday(text)).toBe(false))
