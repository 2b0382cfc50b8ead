import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { findImpossible, parseWhen, parseWhenAnyLanguage } from './parse-when.ts'
import type { When } from './when.ts'

/** A Wednesday. */
const NOW = '2026-11-18T10:00'

test.each<[string, When]>([
  ['half five', { at: '2026-11-18T17:30' }],
  ['Thursday week', { day: '2026-11-26' }],
  ['ten to nine tomorrow morning', { at: '2026-11-19T08:50' }],
  ['1/12 at noon', { at: '2026-12-01T12:00' }],
  ['next Friday', { day: '2026-11-27' }],
  ['early next week', { week: '2026-11-23' }],
  ['between 2 and 4 tomorrow', { from: '2026-11-19T14:00', to: '2026-11-19T16:00' }],
  ['2-3pm on Thursday', { from: '2026-11-19T14:00', to: '2026-11-19T15:00' }],
  ['any time after 3 tomorrow', { after: '2026-11-19T15:00' }],
  ['before noon on Friday', { to: '2026-11-20T12:00' }],
  ['the first Monday in December', { day: '2026-12-07' }],
  ['for half an hour on Friday at 2', { at: '2026-11-20T14:00' }],
  ['not Monday, Tuesday', { day: '2026-11-24' }],
  ['Can I change from Thursday to Friday?', { day: '2026-11-20' }],
  ["St Stephen's Day", { day: '2026-12-26' }],
  ['actually make it 4', { at: '2026-11-18T16:00' }],
  ['not tomorrow, the day after', { day: '2026-11-20' }],
  ['not this Friday but the one after', { day: '2026-11-27' }],
  ['the Monday before Christmas', { day: '2026-12-21' }],
  ['two days before Christmas', { day: '2026-12-23' }],
  ['some day before the 10th of December', { to: '2026-12-10' }],
  ['the 5th of next month', { day: '2026-12-05' }],
  ['the last day of November', { day: '2026-11-30' }],
  ['the February bank holiday', { day: '2027-02-01' }],
  ['five to nine in the morning, Friday', { at: '2026-11-20T08:55' }],
  ['a party of six for seven on Friday', { at: '2026-11-20T19:00' }],
  ['Friday in the afternoon', { day: '2026-11-20', part: 'afternoon' }],
  ['Mon 30/11 at 11', { at: '2026-11-30T11:00' }],
  ['at 1415 on Friday', { at: '2026-11-20T14:15' }],
  ['half-four Thursday', { at: '2026-11-19T16:30' }],
  ['Mon-Wed', { from: '2026-11-23', to: '2026-11-25' }],
  ['Fri 27th - Sun 29th Nov', { from: '2026-11-27', to: '2026-11-29' }],
  ['this day three weeks', { day: '2026-12-09' }],
  ['Thursday of the week after next', { day: '2026-12-03' }],
  ['three Fridays from now', { day: '2026-12-04' }],
  ['within the next fortnight', { to: '2026-12-02' }],
  ['first thing in the morning', { day: '2026-11-19', part: 'morning' }],
  ['early on Monday', { day: '2026-11-23', part: 'morning' }],
  ['Friday pm', { day: '2026-11-20', part: 'afternoon' }],
  ['not after 5 on Friday', { to: '2026-11-20T17:00' }],
  ['5 at the latest on Thursday', { to: '2026-11-19T17:00' }],
  ['after 2 but before 5 on Monday', { from: '2026-11-23T14:00', to: '2026-11-23T17:00' }],
  ['Monday onwards', { after: '2026-11-23' }],
  ['Tuesday the 24th, no sorry, Wednesday the 25th', { day: '2026-11-25' }],
  ['Saturday is out but Monday at 10 is fine', { at: '2026-11-23T10:00' }],
  ['wensday the 25th of novmber', { day: '2026-11-25' }],
  ['can it be at eleven instead', { at: '2026-11-18T11:00' }],
  ['at eleven would suit me better', { at: '2026-11-18T11:00' }],
  ['friday after 3 if ye have it', { after: '2026-11-20T15:00' }],
  ["Friday before 5 as I'm away then", { to: '2026-11-20T17:00' }],
  ['after 3 with Niamh on Friday', { after: '2026-11-20T15:00' }],
  ['after 3 sessions on Friday', { day: '2026-11-20' }],
  ["school isn't out til 3 on Friday", { after: '2026-11-20T15:00' }],
  ["half four on Friday, he's in school until 3", { at: '2026-11-20T16:30' }],
  ['Friday before 6, I work till 4', { from: '2026-11-20T16:00', to: '2026-11-20T18:00' }],
  ['4 cos school finishes at 3', { at: '2026-11-18T16:00' }],
  ['at 4 Main Street', {}],
  ['I was in on Saturday', {}],
  ['I hurt my back on Sunday, any chance of Friday', { day: '2026-11-20' }],
  ['came in two weeks ago, can I come again tomorrow', { day: '2026-11-19' }],
  ['can I come in on Friday, I was in on Saturday', { day: '2026-11-20' }],
  ['I was hoping for Saturday', { day: '2026-11-21' }],
  ['I had Friday in mind', { day: '2026-11-20' }],
  ['I came in to book Saturday', { day: '2026-11-21' }],
  ["I'm in on Saturday", { day: '2026-11-21' }],
  ["we'd like a quote", {}],
  ['it may be the boiler', {}],
  ['I sat on it', {}],
])('%s', (text, when) => {
  expect(parseWhen(text, NOW, 'en')).toEqual(when)
})

test.each<[string, When]>([
  ['leathuair tar éis a cúig', { at: '2026-11-18T17:30' }],
  ['leath i ndiaidh a deich maidin amárach', { at: '2026-11-19T10:30' }],
  ['ceathrú chun a trí Dé Luain', { at: '2026-11-23T14:45' }],
  ['trí ceathrú tar éis a ceathair Dé Luain', { at: '2026-11-23T16:45' }],
  ['tri ceathru i ndiaidh a tri De Luain', { at: '2026-11-23T15:45' }],
  ['ceathrú tar éis a trí Dé Luain', { at: '2026-11-23T15:15' }],
  ['cúig nóiméad is fiche tar éis a trí', { at: '2026-11-18T15:25' }],
  ['seachtain ón Luan ag a deich', { at: '2026-11-30T10:00' }],
  ['i gceann coicíse', { day: '2026-12-02' }],
  ['an tríú lá is fiche d’Eanáir', { day: '2027-01-23' }],
  ['an cúigiú lá de mhí na Nollag', { day: '2026-12-05' }],
  ['Lá Nollag na mBan', { day: '2027-01-06' }],
  ['Oíche Shamhna', { day: '2027-10-31' }],
  ['tráthnóna amárach', { day: '2026-11-19', part: 'afternoon' }],
  ['arú amárach', { day: '2026-11-20' }],
  ['idir a dó agus a ceathair amárach', { from: '2026-11-19T14:00', to: '2026-11-19T16:00' }],
  ['amarach ag a tri', { at: '2026-11-19T15:00' }],
  ['Dé hAoine tar éis a trí mar bím ag obair', { after: '2026-11-20T15:00' }],
  ['Dé hAoine tar éis a 2 más féidir, mar bím ag obair ar maidin', { after: '2026-11-20T14:00' }],
  ['an féidir bonn a athrú amárach', { day: '2026-11-19' }],
  ['Dé hAoine ag a ceathair, bíonn siad ar scoil go dtí a trí', { at: '2026-11-20T16:00' }],
  ['bhí mé agaibh Dé hAoine, an bhfuil aon rud Déardaoin?', { day: '2026-11-19' }],
  ['ghortaigh mé mo dhroim Dé Domhnaigh', {}],
  ['bhí mé ag smaoineamh ar an Aoine', { day: '2026-11-20' }],
  ['Déardaoin at half five', { at: '2026-11-19T17:30' }],
])('%s', (text, when) => {
  expect(parseWhen(text, NOW, 'ga')).toEqual(when)
})

test.each([
  '31 November',
  '29 February 2027',
  'Friday the 21st',
  'tomorrow at 12:75',
  'Monday or Tuesday',
  'yesterday',
  'about three on Friday',
  'midnight on Friday',
  'an 30 Feabhra',
  'leath a cúig',
  'any evening bar Thursday',
  'any time except Monday morning',
  'lá ar bith seachas Dé Luain',
  'not in the mornings',
  'in a few days',
  'midweek',
  'after the school run tomorrow',
  'before the weekend',
  'by the end of next week',
  'mid-December',
  'since Monday',
  '3 or 4 tomorrow',
  '1030',
  'since yesterday',
  'the 24th, that is 1530',
])('%s has to be asked', (text) => {
  expect(parseWhenAnyLanguage(text, NOW).confirm).toBe(true)
})

test('the hour that the clocks skip is no time, and the one they repeat is asked', () => {
  expect(parseWhen('28 March 2027 at 1:30 am', NOW, 'en')).toEqual({ day: '2027-03-28', confirm: true })
  expect(parseWhen('31 October 2027 at 1.30am', NOW, 'en')).toEqual({ at: '2027-10-31T01:30', confirm: true })
})

test('numbers that are no times are left alone', () => {
  for (const text of ['my number is 087 123 4567', 'H91 X2Y3', 'it costs €45', 'tá sé go breá', 'may I ask', '']) {
    expect([text, parseWhenAnyLanguage(text, NOW)]).toEqual([text, {}])
  }
})

test('whatever is said, every time that comes back exists', () => {
  const word = fc.constantFrom(
    ...'half quarter past to ten 31 november monday next week at between and the 29 feabhra dé luain a trí leathuair tar éis ó go 12:30 0 99 pm not or'.split(
      ' ',
    ),
  )
  fc.assert(
    fc.property(fc.array(word, { maxLength: 8 }), (words) => {
      const { at, day, from, to, week, after } = parseWhenAnyLanguage(words.join(' '), NOW)
      for (const time of [at, day, from, to, week, after]) {
        if (time !== undefined) expect(() => Temporal.PlainDate.from(time)).not.toThrow()
      }
    }),
  )
})

test('a time that cannot be says why', () => {
  const reasons = [
    '31 February',
    'the 31st',
    '28 March 2027 at half one in the morning',
    '31 October 2027 at 1.30am',
    'Friday',
  ]
  expect(reasons.map((text) => findImpossible(text, NOW, 'en'))).toEqual([
    'no such day',
    'no such day',
    'skipped hour',
    'repeated hour',
    undefined,
  ])
  expect(findImpossible('an 30 Feabhra', NOW, 'ga')).toBe('no such day')
})

test.each<[string, When]>([
  ['the thursday one at quarter to 5', { at: '2026-11-19T16:45' }],
  ['friday week after 3', { after: '2026-11-27T15:00' }],
  ['not til friday', { after: '2026-11-20' }],
  ['im not free until friday', { after: '2026-11-20' }],
  ['week of the 14th, thursday', { day: '2026-12-17' }],
  ['tomorrow after 3, or friday morning if not', { after: '2026-11-19T15:00' }],
  ['monday in the afternoon, im busy til 11', { day: '2026-11-23', part: 'afternoon' }],
  ['wednesdays after school', { after: '2026-11-18T15:00', confirm: true }],
  ['friday after dinner', { after: '2026-11-20T13:00', confirm: true }],
  ['1430 on the 24th', { at: '2026-11-24T14:30' }],
  ['1530 ar an 24ú', { day: '2026-11-24', confirm: true }],
  ['1615 next tuesday', { at: '2026-11-24T16:15' }],
  ['a table at 2030 on friday', { at: '2026-11-20T20:30' }],
  ['24 november 2026', { day: '2026-11-24' }],
  ['my pin is 1430', {}],
  ['ten days time', { day: '2026-11-28' }],
  ["in a month's time", { day: '2026-12-18' }],
  ['can i come in next week', { week: '2026-11-23' }],
  ['could i pop in sometime next week, mornings suit best', { week: '2026-11-23', part: 'morning' }],
  ['in the next two weeks', { to: '2026-12-02', confirm: true }],
  ['not next week but the week after', { week: '2026-11-30' }],
  ['spoken to yesterday', {}],
  ['he has not eaten since monday', {}],
  ['i rang at three last friday, can i come in on monday at ten', { at: '2026-11-23T10:00' }],
  ["can we push my 10 o'clock back an hour", {}],
  ['push my half two on friday back by half an hour', {}],
  ['move it back to 11', { at: '2026-11-18T11:00' }],
  ["move my 3 o'clock on friday to 4", { at: '2026-11-20T16:00' }],
  ['change my appointment from 3 to 4 on friday', { at: '2026-11-20T16:00' }],
  ['my friday appointment at 3 has to be 4', { at: '2026-11-20T16:00' }],
  ['swap my friday 3pm for monday 10am', { at: '2026-11-23T10:00' }],
  ['swap my appointment on friday for one on monday', { day: '2026-11-23' }],
  ['change friday 3pm for 2 people', { at: '2026-11-20T15:00' }],
  ['can you change it to friday 9 to 11', { from: '2026-11-20T09:00', to: '2026-11-20T11:00' }],
  ["I'll be away until the 30th", { after: '2026-11-30' }],
  ['not free this week, how about next week', { week: '2026-11-23' }],
  ["can't do anything but monday", { day: '2026-11-23' }],
  ['later in the week', { confirm: true }],
  ['in a week', { day: '2026-11-25' }],
  ['in the week of the 7th', { week: '2026-12-07' }],
  ['the week after christmas', { week: '2026-12-28' }],
  ['a week after christmas', { day: '2027-01-01' }],
  ['room 1430 on the 24th', { day: '2026-11-24' }],
  ['it happened on the 9th', {}],
  ["I was in on monday and it's sore again", {}],
  ["ye came out on monday and it's leaking again, can ye come on the 26th", { day: '2026-11-26' }],
  ['I rang to book friday at 3', { at: '2026-11-20T15:00' }],
  ['get it started on monday', { day: '2026-11-23' }],
  ['is it still 12.50?', {}],
  ['nails sat aftr 1 plz', { after: '2026-11-21T13:00' }],
  ["a table on New Year's Eve at 9 that night", { at: '2026-12-31T21:00', confirm: true }],
  ['Half nine tomorrow is too early, would half ten do?', { at: '2026-11-19T10:30' }],
  ['The 10.15 on Thursday is too early, is 11.15 free?', { at: '2026-11-19T11:15' }],
  ['me and my son (9), Saturday at 10.20', { at: '2026-11-21T10:20' }],
  ['I had a filling on the 10th of november', {}],
  ['could we do 1530', { at: '2026-11-18T15:30' }],
  ['yeah 1530', { at: '2026-11-18T15:30', confirm: true }],
  ['can you do 2 people friday', { day: '2026-11-20' }],
  ["I can't make 3 on friday", { at: '2026-11-20T15:00', confirm: true }],
  ["can't make 3 on friday, is monday free", { day: '2026-11-23', confirm: true }],
  ["could you push the 3 o'clock to half 4", { at: '2026-11-18T16:30' }],
  ['put it back to 5', { at: '2026-11-18T17:00' }],
  ["I'm back to work on monday", { day: '2026-11-23' }],
  ['w/c 7 dec', { week: '2026-12-07' }],
  ['nach gasta thú', {}],
  ['thu at 3', { at: '2026-11-19T15:00' }],
])('“%s” names this time', (text, when) => expect(parseWhen(text, NOW, 'en')).toEqual(when))

test.each<[string, When]>([
  ['níl mé saor go dtí Dé hAoine', { after: '2026-11-20' }],
  ['de mairt tar eis a do ma ta se saor', { after: '2026-11-24T14:00' }],
  ['An oireann Thursday week ar maidin?', { day: '2026-11-26', part: 'morning' }],
  ['tar éis na scoile Dé hAoine', { after: '2026-11-20T15:00', confirm: true }],
  ['i ndiaidh an dinnéir amárach', { after: '2026-11-19T13:00', confirm: true }],
  ['1430 ar an 24ú', { at: '2026-11-24T14:30' }],
  ['maidin Dé Máirt, 1015', { at: '2026-11-24T10:15' }],
  ['an Aoine seo ag teacht ag a ceathair', { at: '2026-11-20T16:00' }],
  ['an tseachtain seo ag teacht', { week: '2026-11-23' }],
  ['Dé Luain an tseachtain seo ag teacht', { day: '2026-11-23' }],
  ['an tseachtain i ndiaidh na seachtaine seo', { week: '2026-11-23' }],
  ['an tseachtain i ndiaidh na seachtaine seo chugainn', { week: '2026-11-30' }],
  ['Dé Luain na seachtaine seo chugainn', { day: '2026-11-23' }],
  ['ní an tseachtain seo chugainn ach an tseachtain ina dhiaidh', { week: '2026-11-30' }],
  ['an tseachtain tar éis na Nollag', { week: '2026-12-28' }],
  ['beidh mé as baile go dtí an 30ú', { after: '2026-11-30' }],
  ['níl mé saor an tseachtain seo, cad faoin tseachtain seo chugainn', { week: '2026-11-23' }],
  ['bhí mé istigh Dé Luain agus tá sé tinn arís', {}],
  ['ar an 10ú Samhain a tharla sé', {}],
  ['ní féidir liom ag a trí Dé hAoine', { at: '2026-11-20T15:00', confirm: true }],
  ['ní féidir liom a trí a dhéanamh Dé hAoine', { day: '2026-11-20', confirm: true }],
  ['brúigh an trí a chlog go dtí leathuair tar éis a ceathair', { at: '2026-11-18T16:30' }],
  ['ní oireann ach an Luan', { day: '2026-11-23' }],
  ['bog mo thrí a chlog Dé hAoine go dtí a ceathair', { at: '2026-11-20T16:00' }],
  ['dúradh liom Dé hAoine ag a trí, an féidir a ceathair a dhéanamh de', { at: '2026-11-20T16:00' }],
  ['is cacamas thú', {}],
  ['nach gasta thu', {}],
  ['Thu ag a trí', { at: '2026-11-19T15:00' }],
  ['níor bhog an leanbh ó inné', {}],
  ['brúigh mo dheich a chlog siar uair an chloig', {}],
])('“%s” names this time in Irish', (text, when) => expect(parseWhen(text, NOW, 'ga')).toEqual(when))

test('before a day, one of two days is wanted', () => {
  expect(parseWhen('before the 9th, monday or tuesday of next week', NOW, 'en')).toEqual({
    day: '2026-11-23',
    confirm: true,
  })
})

test.each([
  ['tuesday in the evening', 'en', { day: '2026-11-24', part: 'evening' }],
  ['Dé Máirt ag 9 i.n.', 'ga', { at: '2026-11-24T21:00' }],
  ['oíche chinn bliana ar a naoi', 'ga', { at: '2026-12-31T21:00', confirm: true }],
  ['Christmas Eve at ten', 'en', { at: '2026-12-24T10:00' }],
  ['luan saoire mhí an mheithimh', 'ga', { day: '2027-06-07' }],
] as const)('%s', (text, language, when) => {
  expect(parseWhen(text, '2026-11-18T10:00', language)).toEqual(when)
})
