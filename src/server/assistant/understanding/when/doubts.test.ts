import { expect, test } from 'vitest'
import { parseWhen } from './parse-when.ts'
import type { When } from './when.ts'

/** A Wednesday. */
const NOW = '2026-11-18T10:00'
const values = ({ confirm: _, ...when }: When) => when

/** A part of each is unread, rough or means something else: one reading of it would be a guess. */
test.each<[string, 'en' | 'ga', When]>([
  ['Mondays at 7', 'en', { at: '2026-11-23T19:00' }],
  ['weekend mornings', 'en', { from: '2026-11-21', to: '2026-11-22', part: 'morning' }],
  ['Tuesday and Thursday', 'en', { day: '2026-11-24' }],
  ['room for 3 nights from the 27th', 'en', { after: '2026-11-27' }],
  ['just after 3 on Friday', 'en', { after: '2026-11-20T15:00' }],
  ['over Christmas', 'en', { day: '2026-12-25' }],
  ['some Saturday in January', 'en', { day: '2026-11-21' }],
  ['the first week of the new year', 'en', { week: '2026-12-28' }],
  ['the week ending the 4th', 'en', { week: '2026-11-30' }],
  ['the third of July, 1968', 'en', { day: '2027-07-03' }],
  ['our table is at 12. have ye 3?', 'en', { at: '2026-11-18T12:00' }],
  ['a haircut, Saturday, 12', 'en', { day: '2026-11-21' }],
  ['Friday at ten to', 'en', { at: '2026-11-20T10:00' }],
  ['Friday at tree', 'en', { day: '2026-11-20' }],
  ['12am tomorrow', 'en', { at: '2026-11-19T00:00' }],
  ['Friday night at 1', 'en', { at: '2026-11-20T13:00' }],
  ['late on Friday', 'en', { day: '2026-11-20' }],
  ['late in January', 'en', { from: '2027-01-01', to: '2027-01-31' }],
  ['Friday except between 2 and 3', 'en', { day: '2026-11-20' }],
  ['10 days on Friday', 'en', { day: '2026-11-20' }],
  ['the Friday after next', 'en', { day: '2026-12-04' }],
  ['not this week', 'en', { week: '2026-11-16' }],
  ['next week is no good', 'en', { week: '2026-11-23' }],
  ['Sunday lunch for four', 'en', { day: '2026-11-22' }],
  ['Monday at 3 and 4', 'en', { at: '2026-11-23T15:00' }],
  ['I collect the kids at 2 on Friday, so before then', 'en', { at: '2026-11-20T14:00' }],
  ['27, 28 November', 'en', { day: '2026-11-28' }],
  ['any day after six', 'en', { after: '2026-11-18T18:00' }],
  ['Monday to Friday after 5', 'en', { from: '2026-11-23', to: '2026-11-27' }],
  ['the day of the match at 3', 'en', { at: '2026-11-18T15:00' }],
  ['in two to three days', 'en', {}],
  ['paddys weekend', 'en', {}],
  ['trí oíche ón 27ú', 'ga', { after: '2026-11-27' }],
  ['díreach roimh a dó dhéag amárach', 'ga', { to: '2026-11-19T12:00' }],
  ['faoin 10ú', 'ga', { to: '2026-12-10' }],
  ['a haon a chlog san oíche', 'ga', { at: '2026-11-18T13:00' }],
  ['ag deireadh na seachtaine', 'ga', { from: '2026-11-21', to: '2026-11-22' }],
  ['an tseachtain ina dhiaidh', 'ga', {}],
  ['um Nollaig', 'ga', { day: '2026-12-25' }],
  ['oíche an chluiche ag a seacht', 'ga', { at: '2026-11-18T19:00' }],
  ["coinne ar an 4ú ag a dó, b'fhearr liom a trí", 'ga', { at: '2026-12-04T14:00' }],
])('“%s” is asked about', (text, language, when) => {
  expect(parseWhen(text, NOW, language)).toEqual({ ...when, confirm: true })
})

test.each<[string, 'en' | 'ga', When]>([
  ["Monday's no good, Tuesday at 4", 'en', { at: '2026-11-24T16:00' }],
  ['lunch on Sunday at 1', 'en', { at: '2026-11-22T13:00' }],
  ['three Fridays from now', 'en', { day: '2026-12-04' }],
  ['for half an hour on Friday at 2', 'en', { at: '2026-11-20T14:00' }],
  ['after Christmas', 'en', { after: '2026-12-25' }],
  ['the Christmas party on the 11th of December at 7.30', 'en', { at: '2026-12-11T19:30' }],
  ['the half ten one', 'en', { at: '2026-11-18T10:30' }],
  ['two kids, Friday at 4', 'en', { at: '2026-11-20T16:00' }],
  ['Friday at 3 for Nina', 'en', { at: '2026-11-20T15:00' }],
  ['a fine tree for Friday', 'en', { day: '2026-11-20' }],
  ['next week and not this week', 'en', { week: '2026-11-23' }],
  ['eleven in the morning, not the night', 'en', { at: '2026-11-18T11:00' }],
  ['Dé hAoine ag a trí, Máire', 'ga', { at: '2026-11-20T15:00' }],
  ['lá deas Dé hAoine', 'ga', { day: '2026-11-20' }],
  ['tinn ina dhiaidh, Dé Luain', 'ga', { day: '2026-11-23' }],
])('“%s” needs no asking', (text, language, when) => {
  expect(parseWhen(text, NOW, language)).toEqual(when)
})

test.each<[string, 'en' | 'ga', When]>([
  ['a week tomorrow', 'en', { day: '2026-11-26' }],
  ['two weeks tomorrow', 'en', { day: '2026-12-03' }],
  ['this day month', 'en', { day: '2026-12-18' }],
  ['any day from Tuesday', 'en', { after: '2026-11-24' }],
  ['the day before Friday', 'en', { day: '2026-11-19' }],
  ['after next Friday', 'en', { after: '2026-11-27' }],
  ['any day after Tuesday', 'en', { after: '2026-11-24' }],
  ['the weekend before Christmas', 'en', { from: '2026-12-19', to: '2026-12-20' }],
  ['the week starting Monday 30th', 'en', { week: '2026-11-30' }],
  ["I'm tied up until 3 on Friday", 'en', { after: '2026-11-20T15:00' }],
  ["I won't be back till Tuesday", 'en', { after: '2026-11-24' }],
  ['from 3 for two hours on Friday', 'en', { after: '2026-11-20T15:00' }],
  ['are ye there 24/7', 'en', {}],
  ['no good to me before Friday', 'en', { after: '2026-11-20' }],
  ['leave it till Monday week', 'en', { day: '2026-11-30' }],
  ['pancake Tuesday', 'en', { day: '2027-02-09' }],
  ["Valentine's night at 7", 'en', { at: '2027-02-14T19:00' }],
  ['thurs eve', 'en', { day: '2026-11-19', part: 'evening' }],
  ['halfnine tomorrow', 'en', { at: '2026-11-19T09:30' }],
  ['4,30 Friday', 'en', { at: '2026-11-20T16:30' }],
  ['0430pm Friday', 'en', { at: '2026-11-20T16:30' }],
  ['seven a.m. tomorrow', 'en', { at: '2026-11-19T07:00' }],
  ['Friday three oh five', 'en', { at: '2026-11-20T15:05' }],
  ['mon 10->12', 'en', { from: '2026-11-23T10:00', to: '2026-11-23T12:00' }],
  ['1/4 past 3 tomorrow', 'en', { at: '2026-11-19T15:15' }],
  ['12 amárach', 'ga', { at: '2026-11-19T12:00', confirm: true }],
  ['ceathrú chun 4 amárach', 'ga', { at: '2026-11-19T15:45' }],
  ['dé lauin ag a deich', 'ga', { at: '2026-11-23T10:00' }],
  ['deluain ag a trí', 'ga', { at: '2026-11-23T15:00' }],
  ['amárch ag a dó', 'ga', { at: '2026-11-19T14:00' }],
  ['arú amáireach', 'ga', { day: '2026-11-20' }],
  ['an ceathrú lá ar fhichid', 'ga', { day: '2026-11-24' }],
  ['cúig nóiméad fichead roimh a trí', 'ga', { at: '2026-11-18T14:35' }],
  ['fá cheann seachtaine', 'ga', { day: '2026-11-25' }],
  ['ó thrí go cúig Dé hAoine', 'ga', { from: '2026-11-20T15:00', to: '2026-11-20T17:00' }],
  ['a cúig ar a dhéanaí Dé hAoine', 'ga', { to: '2026-11-20T17:00' }],
  ['an tseachtain seo ar an Aoine', 'ga', { day: '2026-11-20' }],
  ['ghearr sibh orm faoi dhó', 'ga', {}],
  ['Lá Bealtaine', 'ga', { day: '2027-05-01' }],
])('“%s” is read whole', (text, language, when) => {
  expect(parseWhen(text, NOW, language)).toEqual(when)
})

/** The time is read with the slip corrected, and asked about, as the word might be another. */
test.each<[string, string, 'en' | 'ga']>([
  ['bfore noon on Friday', 'before noon on Friday', 'en'],
  ['nent Wednesday', 'next Wednesday', 'en'],
  ['Friday at elven', 'Friday at eleven', 'en'],
  ['10 on Moday', 'at 10 on Monday', 'en'],
  ['haalf five', 'half five', 'en'],
  ['an 3ú lá ag a decih', 'an 3ú lá ag a deich', 'ga'],
  ['roimmh Dé hAoine', 'roimh Dé hAoine', 'ga'],
  ['a cúig déga tar éis a trí', 'a cúig déag tar éis a trí', 'ga'],
])('“%s” is read as “%s”, and asked about', (slip, meant, language) => {
  expect(parseWhen(slip, NOW, language)).toEqual({ ...values(parseWhen(meant, NOW, language)), confirm: true })
})
