import { expect, test } from 'vitest'
import { parseWhen, parseWhenAnyLanguage } from './parse-when.ts'
import type { When } from './when.ts'

/** A Wednesday. */
const NOW = '2026-11-18T10:00'

test.each<[string, When]>([
  // Days of the month without their ending
  ['on the 24', { day: '2026-11-24' }],
  ['the 24 at 3', { at: '2026-11-24T15:00' }],
  ['could you do the 26 at 10', { at: '2026-11-26T10:00' }],
  ['Monday the 7 at 2', { at: '2026-12-07T14:00' }],
  ['4th of the 12th', { day: '2026-12-04' }],
  ['the 2nd of the 1st at 3', { at: '2027-01-02T15:00' }],
  ['the 3 of us', {}],
  ['an 18 year old on friday at 3', { at: '2026-11-20T15:00' }],
  ['an 11 o clock appointment on friday', { at: '2026-11-20T11:00' }],
  ['a table on sunday around 1 anyway', { at: '2026-11-22T13:00', confirm: true }],
  ['sunday lunch next week around 1', { at: '2026-11-29T13:00', confirm: true }],
  ['sunday dinner next week', { day: '2026-11-29' }],
  // An hour that suits
  ['would 3 suit', { at: '2026-11-18T15:00' }],
  ['11 would be perfect', { at: '2026-11-18T11:00' }],
  ['yes 3 is perfect', { at: '2026-11-18T15:00' }],
  ['would 3 of us fit', {}],
  // Weeks and days beside others
  ['in the week after christmas', { week: '2026-12-28' }],
  ['the week before christmas', { week: '2026-12-14' }],
  ['not next friday, the one after', { day: '2026-12-04' }],
  ['by the end of the month', { to: '2026-11-30' }],
  ['i need it by 3 on friday', { to: '2026-11-20T15:00' }],
  ['thursday before 12', { to: '2026-11-19T12:00' }],
  ['tuesday after 5', { after: '2026-11-24T17:00' }],
  ['dec 4-6', { from: '2026-12-04', to: '2026-12-06' }],
  ['december 4 to 6', { from: '2026-12-04', to: '2026-12-06' }],
  ['10th of december 4 to 6', { from: '2026-12-10T16:00', to: '2026-12-10T18:00' }],
  ['as of monday', { after: '2026-11-23' }],
  ['seven thirty in the morning friday', { at: '2026-11-20T07:30' }],
  ['seven thirty in the evening on friday', { at: '2026-11-20T19:30' }],
  ['halloween', { day: '2027-10-31' }],
  // Other ways to write an hour
  ['0930 hrs on friday', { at: '2026-11-20T09:30' }],
  ['1/2 3 on monday', { at: '2026-11-23T15:30' }],
  ['on the 1/2 for 3 people', { day: '2027-02-01' }],
  ['make it 10 to 5', { at: '2026-11-18T16:50' }],
  ['tomorrow ag a 3', { at: '2026-11-19T15:00' }],
  ['is half 5 too late on monday', { at: '2026-11-23T17:30' }],
  ['half a dozen of us on friday at 8pm', { at: '2026-11-20T20:00' }],
  ['the morra at 4 if yer not too busy', { at: '2026-11-19T16:00' }],
  // The hour of another day
  ['id prefer monday at the same time, i have friday at 11', { at: '2026-11-23T11:00', confirm: true }],
  ['i have friday at 11 but id prefer monday at the same time', { at: '2026-11-23T11:00', confirm: true }],
  ['can we move it from friday at 11 to monday same time', { at: '2026-11-23T11:00', confirm: true }],
  ['the kids are out of school at ten to 3 on monday so any time from then', { after: '2026-11-23T14:50' }],
  // What is left out, taken back or left open
  ['tuesday no thursday', { day: '2026-11-19', confirm: true }],
  ['any night at all but friday', { confirm: true }],
  ['monday, ah i dont know', { day: '2026-11-23', confirm: true }],
  ['later this week', { week: '2026-11-16', confirm: true }],
  // Parts of weeks and months
  ['before the end of next week', { to: '2026-11-29', confirm: true }],
  ['the third week in january', { from: '2027-01-15', to: '2027-01-21', confirm: true }],
  ['the first fortnight of march', { from: '2027-03-01', to: '2027-03-14' }],
  ['the second half of february', { from: '2027-02-16', to: '2027-02-28' }],
])('%s', (text, when) => {
  expect(parseWhen(text, NOW, 'en')).toEqual(when)
})

test.each<[string, When]>([
  ['an 24 ag a trí', { at: '2026-11-24T15:00' }],
  ['ar an 4 ag a trí', { at: '2026-12-04T15:00' }],
  ['an 4ú den 12ú', { day: '2026-12-04' }],
  ['an chéad Luan i mí na Nollag', { day: '2026-12-07' }],
  ['an 4ú i mí Eanáir ag a trí', { at: '2027-01-04T15:00' }],
  ['an tseachtain dar tosach an 30ú', { week: '2026-11-30' }],
  ['oireann a trí dom Dé hAoine', { at: '2026-11-20T15:00' }],
  ['tá a trí go breá', { at: '2026-11-18T15:00' }],
  ['tá a trí cinn agam', {}],
  ['Dé hAoine at 3', { at: '2026-11-20T15:00' }],
  ['an mbeadh a cúig ródhéanach Dé hAoine', { at: '2026-11-20T17:00' }],
  ['aon tráthnóna ach an Aoine', { confirm: true }],
  ['Luan no Máirt', { day: '2026-11-23', confirm: true }],
  ['seachtain an lae inniu', { day: '2026-11-25' }],
  ['an dara leath d’Eanáir', { from: '2027-01-16', to: '2027-01-31' }],
])('%s', (text, when) => {
  expect(parseWhen(text, NOW, 'ga')).toEqual(when)
})

test.each<[string, 'en' | 'ga']>([
  ['thursday the 12', 'en'],
  ['an Déardaoin an 12', 'ga'],
  ['end of the month sometime', 'en'],
  ['ag deireadh na míosa', 'ga'],
  ['i could be there by 3 on friday', 'en'],
  ['bheinn ann faoi a trí', 'ga'],
  ['its for thursday, could that be 3 instead', 'en'],
  ['evenings after 6', 'en'],
  ['sa tráthnóna tar éis a sé', 'ga'],
  ['a week before christmas', 'en'],
  ['seachtain roimh an Nollaig', 'ga'],
  ['from the 20th to the 27th at the same time', 'en'],
  ['ón 20ú go dtí an 27ú ag an am céanna', 'ga'],
  ['i was told friday at 2, any chance of 4', 'en'],
  ['the 5th of november', 'en'],
  ['ní oireann a trí dom', 'ga'],
  ['ag tús na míosa seo chugainn', 'ga'],
  ['lár mhí na Nollag', 'ga'],
  ['Dé Luain 10 go 12', 'ga'],
])('%s is asked about', (text, language) => {
  expect(parseWhen(text, NOW, language).confirm).toBe(true)
})

test('a text that two languages read as different times is asked about', () => {
  // Irish "ón" is "from".
  expect(parseWhenAnyLanguage('9 on sat', NOW).confirm).toBe(true)
})

test.each<[string, 'en' | 'ga']>([
  ['my son is in 5th yr', 'en'],
  ['he is in 6th.', 'en'],
  ['a 2nd floor flat', 'en'],
  ['it is our 1st time', 'en'],
  ['this is our 3rd child', 'en'],
  ['tá sí sa 5ú bliain', 'ga'],
  ['i rang a cúig atá sé', 'ga'],
  ['ar an 2ú hurlár', 'ga'],
])('%s names a class, a floor or a person and no day', (text, language) => {
  expect(parseWhen(text, NOW, language)).toEqual({})
})

test.each(['tá mo mháthair ag teacht an tseachtain seo', 'ta an madra tinn inniu', "tá m'iníon breoite amárach"])(
  '“%s” says how somebody else is, and wishes no day',
  (text) => expect(parseWhen(text, NOW, 'ga')).toEqual({}),
)

test('“tá an páiste tinn agus ba mhaith liom coinne inniu” wishes for today', () => {
  expect(parseWhen('tá an páiste tinn agus ba mhaith liom coinne inniu', NOW, 'ga')).toEqual({ day: NOW.slice(0, 10) })
})
