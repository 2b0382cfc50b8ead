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

const FULL_SALON = [
  service('mens', 'Men’s haircut', 'Bearradh fear'),
  service('womens', 'Women’s haircut', 'Bearradh ban'),
  service('kids', 'Children’s haircut', 'Bearradh páistí'),
  service('colour', 'Colour', 'Dath gruaige'),
  service('blow-dry', 'Blow dry', 'Séideadh'),
  service('both', 'Cut and blow dry', 'Gearradh agus séideadh'),
]

test.each([
  ['cut and blow dry for my mam', 'both'],
  ['gearradh is séideadh', 'both'],
  ['just a blow dry', 'blow-dry'],
  ['haircut for my husband', 'mens'],
  ['gents cut', 'mens'],
  ['a trim for the wife', 'womens'],
  ['gearradh gruaige do bhean', 'womens'],
  ['haircut for my little boy', 'kids'],
  ['bearradh do pháiste sé bliana', 'kids'],
  ['cut for my 6 year old', 'kids'],
  ['my mam wants her roots done', 'colour'],
])('of a salon with many services “%s” is %s', (text, id) => {
  expect(matchService(text, FULL_SALON, 'en')).toEqual({ id, choices: [] })
})

test.each([
  ['haircut friday', ['kids', 'mens', 'womens']],
  ['gearradh gruaige Dé hAoine', ['kids', 'mens', 'womens']],
  ['a haircut for my son', ['kids', 'mens']],
  ['haircut for me and my husband', ['kids', 'mens', 'womens']],
  ['colour and a blow dry', ['blow-dry', 'colour']],
  ['the usual please', []],
  ['a hair appointment', []],
])('“%s” fits several of them, so it is asked', (text, choices) => {
  const { id, choices: found } = matchService(text, FULL_SALON, 'en')
  expect([id, found.toSorted()]).toEqual([undefined, choices])
})

test('two services that no service joins are both offered, and neither is chosen', () => {
  const [mens, womens, , colour, blowDry] = FULL_SALON
  const services = [mens, womens, colour, blowDry].flatMap((one) => one ?? [])
  expect(matchService('cut and blow dry', services, 'en').choices.toSorted()).toEqual(['blow-dry', 'mens', 'womens'])
  expect(
    matchService('a hair appointment', [...services, service('facial', 'Facial', 'Aghaidh')], 'en').id,
  ).toBeUndefined()
})

const ACCOUNTANT = [
  service('first', 'First meeting', 'Céad chruinniú'),
  service('meeting', 'Meeting', 'Cruinniú'),
  service('phone', 'Phone call', 'Glao gutháin'),
]

test.each([
  [ACCOUNTANT, 'never used ye before, buying a house', 'first'],
  [ACCOUNTANT, 'new client', 'first'],
  [ACCOUNTANT, 'first time', 'first'],
  [ACCOUNTANT, 'mo chéad uair libh', 'first'],
  [ACCOUNTANT, 'ní raibh mé agaibh riamh', 'first'],
  [ACCOUNTANT, 'cliant nua mé', 'first'],
  [ACCOUNTANT, 'another meeting', 'meeting'],
  [CLINIC, 'no its my first time, half 3 is grand', 'first'],
  [CLINIC, 'i havent been before', 'first'],
  [CLINIC, 'níor tháinig mé chugaibh riamh', 'first'],
  [CLINIC, 'no its not my first time', 'follow-up'],
  [CLINIC, 'back again about the knee', 'follow-up'],
  [CLINIC, 'cuairt leanúnach', 'follow-up'],
  [CLINIC, 'bhí mé ann an tseachtain seo caite', 'follow-up'],
  [[...CLINIC, service('massage', 'Massage', 'Suathaireacht')], 'a massage, first time here', 'massage'],
  [CLINIC, 'the first time that ye have', undefined],
  [CLINIC, 'never been so annoyed', undefined],
  [CLINIC, 'an chéad uair eile', undefined],
  [CLINIC, 'an rud céanna arís', undefined],
] as const)('%j: “%s” is %s', (services, text, id) => {
  expect(matchService(text, [...services], 'en').id).toBe(id)
})

test('a word for any appointment chooses no service that has it in its name', () => {
  const council = [
    service('counter', 'Appointment at the public counter', 'Coinne ag an gcuntar poiblí'),
    service('adviser', 'Conversation with an adviser', 'Comhrá le comhairleoir'),
  ]
  for (const text of ['appointment', 'i want to book an appointment', 'coinne faoi thithíocht'])
    expect([text, matchService(text, council, 'en').id]).toEqual([text, undefined])
  expect(matchService('the counter', council, 'en').id).toBe('counter')
  const tables = [
    service('two', 'Table for up to two', 'Bord do bheirt'),
    service('six', 'Table for six', 'Bord do sheisear'),
  ]
  expect(matchService('book a table', tables, 'en').id).toBeUndefined()
})

test('what only has to do with a word behind the thing is not that thing', () => {
  const school = [
    service('visit', 'Visit', 'Cuairt'),
    service('meeting', 'Meeting with a teacher', 'Cruinniú le múinteoir'),
  ]
  expect(matchService('we’d love to come see the school', school, 'en').id).toBeUndefined()
  expect(matchService('a word with the teacher', school, 'en').id).toBe('meeting')
})

test.each([
  ['somewhere for the jeep', 'en'],
  ['room for a trailer', 'en'],
  ['áit don leantóir', 'ga'],
  ['spás don jeep', 'ga'],
] as const)('“%s” shares a form with a word of “Cuairt leantach”, and means none of it', (text, language) => {
  expect(matchService(text, CLINIC, language)).toEqual({ choices: [] })
})

test.each([
  ['are ye working on Saturday', 'en'],
  ['an bhfuil sibh ag obair ar an Satharn', 'ga'],
  ['do you do that kind of work', 'en'],
] as const)('“%s” names no repair by a word that any trade has', (text, language) => {
  const trade = [
    service('quote', 'Visit for a quote', 'Cuairt le haghaidh meastacháin'),
    service('repair', 'Repair', 'Deisiúchán'),
  ]
  expect(matchService(text, trade, language)).toEqual({ choices: [] })
})

const GARAGE = [
  service('service', 'Car service', 'Seirbhísiú cairr'),
  service('inspection', 'Inspection', 'Iniúchadh', 'NCT'),
]

test.each([
  ['I need a service before the NCT', 'en', 'service'],
  ['caithfidh mé an carr a sheirbhísiú roimh an NCT', 'ga', 'service'],
  ['something before the NCT', 'en', 'inspection'],
] as const)('“%s” (%s) is %s', (text, language, id) => {
  expect(matchService(text, GARAGE, language).id).toBe(id)
})
