import { expect, test } from 'vitest'
import { parseWhen } from './parse-when.ts'

const NOW = '2026-11-28T10:00'

test.each([
  ['en', 'maths grinds for my son, hes doing the leaving cert in june'],
  ['en', 'haircut for my sister, she’s getting married in May'],
  ['en', 'a first visit, I’m having a baby in February'],
  ['en', 'we are moving house in the new year'],
  ['en', 'my daughter is making her communion in May'],
  ['ga', 'ranganna mata do mo mhac, tá sé ag déanamh na hArdteiste i mí an Mheithimh'],
  ['ga', 'bearradh gruaige do mo dheirfiúr, tá sí ag pósadh i mí na Bealtaine'],
  ['ga', 'tá mo mhac ag suí na hArdteiste sa samhradh'],
] as const)('%s: the month of what is to come in “%s” is no wish', (language, text) => {
  expect(parseWhen(text, NOW, language)).toEqual({})
})

test.each([
  ['en', 'a haircut in January', '2027-01-01'],
  ['en', 'he’s starting school in June, could we come in January', '2027-01-01'],
  ['en', 'I am looking for something in January', '2027-01-01'],
  ['en', 'I’m free in January', '2027-01-01'],
  ['ga', 'bearradh gruaige i mí Eanáir', '2027-01-01'],
] as const)('%s: “%s” wishes for that month', (language, text, from) => {
  expect(parseWhen(text, NOW, language)).toMatchObject({ from })
})
