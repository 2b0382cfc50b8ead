import { expect, test } from 'vitest'
import { matchService } from './match-service.ts'
import type { ServiceName } from './service-name.ts'

const service = (id: string, ...names: string[]): ServiceName => ({ id, names })
const MASSAGES = [
  service('massage', 'Massage', 'Suathaireacht'),
  service('sports', 'Sports massage', 'Suathaireacht spóirt'),
]
const CLINIC = [
  service('first', 'First visit', 'Céad chuairt'),
  service('follow-up', 'Follow-up visit', 'Cuairt leantach'),
  service('phone', 'Phone consultation', 'Comhairliúchán gutháin'),
]
const PRACTICE = [
  service('first', 'First visit', 'Céad chuairt'),
  service('massage', 'Sports massage', 'Suathaireacht spóirt'),
]
const SALON = [
  service('cut', 'Haircut', 'Bearradh gruaige'),
  service('colour', 'Hair colour', 'Dathú gruaige'),
  service('nails', 'Gel nails', 'Ingne glóthaí'),
]

test.each([
  [MASSAGES, 'two massages please', 'en', 'massage'],
  [MASSAGES, 'a sports massage on Friday', 'en', 'sports'],
  [MASSAGES, 'ba mhaith liom suathaireacht', 'ga', 'massage'],
  [PRACTICE, 'a first appointment', 'en', 'first'],
  [PRACTICE, 'my first time', 'en', 'first'],
  [PRACTICE, "I'm a new patient", 'en', 'first'],
  [PRACTICE, 'an chéad choinne', 'ga', 'first'],
  [PRACTICE, 'céad chuairt please', 'en', 'first'],
  [PRACTICE, 'a massage', 'en', 'massage'],
  [PRACTICE, 'suathaireacht, le do thoil', 'ga', 'massage'],
  [CLINIC, 'a follow up', 'en', 'follow-up'],
  [CLINIC, 'by phone please', 'en', 'phone'],
  [CLINIC, 'an bhfuil an chead chuairt saor', 'ga', 'first'],
  [CLINIC, 'an bhfuil cead chuairt saor', 'ga', 'first'],
  [CLINIC, 'ar an bhfón', 'ga', 'phone'],
  [SALON, 'my nails done', 'en', 'nails'],
  [SALON, 'highlights', 'en', 'colour'],
] as const)('%j: %s (%s) is %s', (services, text, language, id) => {
  expect(matchService(text, services, language)).toEqual({ id, choices: [] })
})

test('what fits several is a choice among them, and what fits all or none is nothing', () => {
  const spa = [
    service('sports', 'Sports massage', 'Suathaireacht spóirt'),
    service('deep', 'Deep tissue massage', 'Suathaireacht dhomhain'),
    service('facial', 'Facial', 'Cóireáil aghaidhe'),
  ]
  expect(matchService('a massage', spa, 'en').choices.toSorted()).toEqual(['deep', 'sports'])
  expect(matchService('suathaireacht', spa, 'ga').choices.toSorted()).toEqual(['deep', 'sports'])
  for (const text of [
    'an appointment please',
    'a booking',
    'how much is it?',
    'coinne le do thoil',
    'an bhfuil cead agam mo mhadra a thabhairt liom',
    'an bhfuil cead teacht go luath',

    'an elephant',
  ]) {
    expect([text, matchService(text, PRACTICE, 'en')]).toEqual([text, { choices: [] }])
  }
})

const HAIRDRESSER = [
  { id: 'cut', names: ['Haircut', 'Bearradh gruaige'] },
  { id: 'colour', names: ['Hair colour', 'Dathú gruaige'] },
  { id: 'massage', names: ['Sports massage', 'Suathaireacht spóirt'] },
]

test.each([
  ['a blow dry please', { choices: ['colour', 'cut'], unknown: 'blow dry' }],
  ['cut n colour', { choices: ['colour', 'cut'] }],
  ['a trim', { id: 'cut', choices: [] }],
  ['roots done', { id: 'colour', choices: [] }],
  ['a sports rehab session', { choices: ['massage'], unknown: 'sports rehab' }],
  ['a hair appointment', { choices: ['colour', 'cut'] }],
  ['sports massage', { id: 'massage', choices: [] }],
  ['a sports session', { id: 'massage', choices: [] }],
])('of a salon “%s” means what it names', (text, match) => {
  const found = matchService(text, HAIRDRESSER, 'en')
  expect({ ...found, choices: found.choices.toSorted() }).toEqual(match)
})
