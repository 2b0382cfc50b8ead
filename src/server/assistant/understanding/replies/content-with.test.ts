import { expect, test } from 'vitest'
import { isContent } from './content-with.ts'

test.each([
  "I'm happy with 8.30, don't change it",
  "don't change it, i'm grand with half eight",
  'we are quite happy with the time as it is',
  "im fine with thursday, don't move it",
  'do not change anything please',
  'tá mé sásta le leathuair tar éis a hocht, ná hathraigh é',
  'ta me sasta leis an am sin, na hathraigh e',
  'táim lánsásta leis, ná bog é',
  'táimid sásta le Déardaoin',
  'ná hathraigh tada le do thoil',
])('“%s” leaves everything as it is', (text) => expect(isContent(text)).toBe(true))

test.each([
  "I'm not happy with 8.30, change it",
  "i'm not happy with the haircut",
  "I'm happy with the cut but not the price",
  "don't move it to Friday, move it to Monday",
  "i'm happy with ye",
  'would you be happy with Friday?',
  "I'm happy with Friday, put me down for three",
  'níl mé sásta leis an obair',
  'tá mé sásta leis an am ach tá an t-ainm mícheart',
  'ná hathraigh an lá, athraigh an t-am',
  "if i'm happy with it i'll book again",
])('“%s” does not', (text) => expect(isContent(text)).toBe(false))
