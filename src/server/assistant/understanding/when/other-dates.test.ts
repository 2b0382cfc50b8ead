import { expect, test } from 'vitest'
import { parseWhen } from './parse-when.ts'
import type { When } from './when.ts'

/** A Thursday evening. */
const NOW = '2026-11-26T20:06'

test.each<[string, When]>([
  ['nct is due on the 10th of dec. can ye do a pre nct check next week', { week: '2026-11-30' }],
  ['the wedding is on the 12th, any chance of a trial next wednesday', { day: '2026-12-02' }],
  ['my sisters wedding is the 12th of december so id need it on the 10th', { day: '2026-12-10' }],
  ['its my birthday on saturday, could i get in friday', { day: '2026-11-27' }],
  ['the operation was on the 3rd, i need a follow up friday', { day: '2026-11-27' }],
  ['i had the operation on the 3rd, can i come in tomorrow', { day: '2026-11-27' }],
  ['my insurance runs out on the 15th, can i come in on the 9th', { day: '2026-12-09' }],
  ['the christening is sunday week. saturday at 11?', { at: '2026-11-28T11:00' }],
  ['the match is on saturday so friday night instead', { day: '2026-11-27', part: 'evening' }],
  ["she's due on the 20th, can we do the 8th", { day: '2026-12-08' }],
  ["i'm on hols from the 3rd to the 10th, anything on the 11th", { day: '2026-12-11' }],
  // Alone it is the end of the time in which it suits.
  ['nct is on the 10th', { to: '2026-12-10' }],
  ['need it done before the nct on the 10th', { to: '2026-12-10' }],
  ['the nct is booked for the 10th at 9', { to: '2026-12-10' }],
  ['im away until the 5th', { after: '2026-12-05' }],
  // How it is with somebody else on a day
  ["my mother's over from boston this week so it would have to be next week", { week: '2026-11-30' }],
  ['the dog is sick today', {}],
  ['our young lad is off sick today', {}],
  ['my mother is visiting this week', {}],
  ['shes not well today, could i bring her in friday', { day: '2026-11-27' }],
  ['my daughter is sick can she be seen today', { day: '2026-11-26' }],
  ['my husband is off on friday', { day: '2026-11-27' }],
  ['can i view it sat', { day: '2026-11-28' }],
  ['laptop is gone and i need it for work tomorrow', { to: '2026-11-27' }],
  // What is no date of something else
  ['wedding makeup trial on the 10th', { day: '2026-12-10' }],
  ['the only day im off is friday', { day: '2026-11-27' }],
  ['my day off is wednesday', { day: '2026-12-02' }],
  ['the best time is friday at 3', { at: '2026-11-27T15:00' }],
])('%s', (text, when) => expect(parseWhen(text, NOW, 'en')).toEqual(when))

test.each<[string, When]>([
  ['tá an NCT ar an 10ú Nollaig. an féidir é a sheiceáil an tseachtain seo chugainn', { week: '2026-11-30' }],
  ['tá an bhainis ar an 12ú, an féidir teacht ar an 10ú', { day: '2026-12-10' }],
  ['beidh an cluiche ann Dé Sathairn, mar sin Dé hAoine', { day: '2026-11-27' }],
  ['is é mo bhreithlá Dé Sathairn, aon seans Dé hAoine', { day: '2026-11-27' }],
  ['bhí an obráid agam ar an 3ú, ba mhaith liom teacht Dé hAoine', { day: '2026-11-27' }],
  ['tá an NCT agam ar an 10ú', { to: '2026-12-10' }],
  ['beidh mé as baile go dtí an 5ú', { after: '2026-12-05' }],
])('%s', (text, when) => expect(parseWhen(text, NOW, 'ga')).toEqual(when))

test('the days of a week that is named are in it, whatever else stands between', () => {
  const near = '2026-12-10'
  const text = 'no next week i said, the nct itself is the 10th. wed or thurs morning if ye have it'
  expect(parseWhen(text, NOW, 'en', near).day).toBe('2026-12-02')
  expect(parseWhen('i was in last week, can i come friday at ten', NOW, 'en').at).toBe('2026-11-27T10:00')
})

test.each<[string, When, ('en' | 'ga')?]>([
  ["my wife's 70th, Saturday, about one o clock for lunch", { at: '2026-11-28T13:00' }],
  ['its my dads 60th on saturday', { day: '2026-11-28' }],
  ['her 21st on the 5th', { day: '2026-12-05' }],
  ['for my 40th saturday 7pm', { at: '2026-11-28T19:00' }],
  ["Mary's 50th on the 12th at 7pm", { at: '2026-12-12T19:00' }],
  ['our 25th anniversary sunday at 1', { at: '2026-11-29T13:00' }],
  ['the 21st', { day: '2026-12-21' }],
  ['the 30th is grand', { day: '2026-11-30' }],
  ['cancel my 21st december appointment', { day: '2026-12-21' }],
  ['70ú breithlá mo mhná, Dé Sathairn ag a haon', { at: '2026-11-28T13:00' }, 'ga'],
  ['21ú breithlá mo mhic ar an 5ú Nollaig ag a seacht', { at: '2026-12-05T19:00' }, 'ga'],
  ['daicheadú breithlá mo mhná Dé Sathairn ag a seacht', { at: '2026-11-28T19:00' }, 'ga'],
  ['an 21ú', { day: '2026-12-21' }, 'ga'],
])('“%s”: how old somebody gets is no day', (text, when, language = 'en') => {
  expect(parseWhen(text, NOW, language)).toMatchObject(when)
})

test.each<[string, When, ('en' | 'ga')?]>([
  ['thursday the one after, the 3rd, at lunchtime?', { day: '2026-12-03', part: 'afternoon', confirm: true }],
  ['thursday, the one after', { day: '2026-12-03' }],
  ['an Déardaoin, an ceann ina dhiaidh sin, an 3ú', { day: '2026-12-03' }, 'ga'],
  // Only what is named
  ['not this thursday, the one after', { day: '2026-12-10' }],
  ['thursday after four', { after: '2026-11-26T16:00' }],
])('“%s” is the day behind the one that is named', (text, when, language = 'en') => {
  expect(parseWhen(text, NOW, language)).toEqual(when)
})
