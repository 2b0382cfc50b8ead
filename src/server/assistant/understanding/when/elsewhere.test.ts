import { expect, test } from 'vitest'
import { withoutElsewhere } from './elsewhere.ts'
import { findLimits } from './find-limits.ts'
import { parseWhen } from './parse-when.ts'

const NOW = '2026-11-28T10:00'

test.each([
  ['en', 'a first meeting after the 11 mass, Wednesday', '11:00'],
  ['en', 'Wednesday after 11 mass', '11:00'],
  ['en', 'Wednesday after the 11 o’clock mass', '11:00'],
  ['en', 'Wednesday after mass at 11', '11:00'],
  ['en', 'Wednesday after the 12 funeral', '12:00'],
  ['ga', 'Dé Céadaoin tar éis Aifreann a haon déag', '11:00'],
  ['ga', 'Dé Céadaoin tar éis an aifrinn ag a haon déag', '11:00'],
  ['ga', 'de ceadaoin i ndiaidh aifreann 11', '11:00'],
] as const)('%s: the hour of the event in “%s” is the earliest one', (language, text, from) => {
  expect(findLimits(text, NOW, language, '')).toEqual({ from })
  expect(parseWhen(text, NOW, language)).toEqual({ after: `2026-12-02T${from}` })
})

test.each([
  'after two matches on Wednesday',
  'the day after the match on Wednesday',
  'after the 2nd match on Wednesday',
  'Wednesday after mass',
])('“%s” names no hour', (text) => {
  expect(findLimits(text, NOW, 'en', '').from).toBeUndefined()
})

test.each([
  [
    'brakes squealing, nct on thurs, can ye take the car mon or tues?',
    'brakes squealing, can ye take the car mon or tues?',
  ],
  ["I've mass at 11, could I come Tuesday", 'could I come Tuesday'],
  ['match on Saturday, any chance of Friday for a haircut?', 'any chance of Friday for a haircut?'],
  ['My driving test is on Friday. Could I get a lesson on Wednesday?', 'Could I get a lesson on Wednesday?'],
  ['Could I get a lesson on Wednesday? I have an exam Friday at 10', 'Could I get a lesson on Wednesday?'],
  ['Tá scrúdú agam Déardaoin, an féidir liom teacht Dé Máirt?', 'an féidir liom teacht Dé Máirt?'],
  ['ta scrudu agam deardaoin, an feidir liom teacht de mairt?', 'an feidir liom teacht de mairt?'],
  ['An féidir liom teacht Dé Luain? Beidh cluiche againn Dé Sathairn', 'An féidir liom teacht Dé Luain?'],
  ['how long is it? collecting the young lad at 6', 'how long is it?'],
  ['how long is it, I’m collecting him at half 3', 'how long is it'],
  ['cá fhad a thógann sé? táim ag bailiú na bpáistí ag a sé', 'cá fhad a thógann sé?'],
  ['picking up my daughter from school at half 3', 'picking up my daughter from school'],
  ['collecting the young lad at 6, can ye take me Tuesday?', 'can ye take me Tuesday?'],
])('“%s” keeps only what is wished', (text, kept) => {
  expect(withoutElsewhere(text)).toBe(kept)
})

test.each([
  'nct on thurs please',
  'match on Saturday, a table for six at seven please',
  'a table after the match on Saturday, or on Sunday please',
  'I have a wedding on Saturday, can I get a blow dry?',
  'nct on thurs and a service on friday too please',
  'collecting the car at 6 on Monday',
  'Tá scrúdú agam Déardaoin',
])('“%s” stays as it is', (text) => {
  expect(withoutElsewhere(text)).toBe(text)
})

test.each([
  [
    'oh no I have to collect the child at 12 on Tuesday, is there anything earlier?',
    'oh no, is there anything earlier?',
  ],
  ['I need to pick up the kids from school at half 2, have ye anything later', 'have ye anything later'],
  ['tá an leanbh le bailiú agam a dó dhéag Dé Máirt, bhfuil aon ní níos luaithe?', 'bhfuil aon ní níos luaithe?'],
  ['caithfidh mé na páistí a bhailiú ón scoil ag 2, rud níos luaithe?', 'rud níos luaithe?'],
  ['ta an leanbh le bailiu agam a do dheag de mairt, rud nios luaithe', 'rud nios luaithe'],
])('who has to be collected is no time in “%s”', (text, kept) => {
  expect(withoutElsewhere(text)).toBe(kept)
})
