import { expect, test } from 'vitest'
import { findLimits } from './find-limits.ts'
import { parseWhen } from './parse-when.ts'

const NOW = '2026-11-18T10:00'

test.each([
  ['the 24th', '2026-12-24'],
  ['the 3rd', '2027-01-03'],
  ['tuesday', '2026-12-22'],
  ['the day after so', '2026-12-26'],
  ['the following friday', '2027-01-01'],
  ['an lá roimhe sin', '2026-12-24'],
  ['tomorrow', '2026-11-19'],
])('%s, where Christmas is talked about', (text, day) => {
  expect(parseWhen(text, NOW, text.startsWith('an') ? 'ga' : 'en', '2026-12-25')).toEqual({ day })
})

test.each<['en' | 'ga', string, object]>([
  ['en', 'same day next week', { day: '2026-11-27' }],
  ['en', 'this day next week', { day: '2026-11-25' }],
  ['en', 'same time next week', { at: '2026-11-27T10:00', confirm: true }],
  ['ga', 'an lá céanna an tseachtain seo chugainn', { day: '2026-11-27' }],
  ['ga', 'an t-am céanna an tseachtain seo chugainn', { at: '2026-11-27T10:00', confirm: true }],
])('%s: %s, where Friday is talked about', (language, text, when) => {
  expect(parseWhen(text, NOW, language, '2026-11-20T15:00')).toEqual(when)
})

test('a feast of the message itself comes before what was talked about', () => {
  expect(parseWhen('christmas week. the 22nd?', NOW, 'en', '2026-11-20')).toEqual({ day: '2026-12-22' })
})

test.each([
  ['i work til 5', { from: '17:00' }],
  ["i'm off at 4", { from: '16:00' }],
  ['i start work at 2', { to: '14:00' }],
  ['I work Monday to Wednesday', { notDays: ['1', '2', '3'] }],
  ['not this week', { notDays: ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}`) }],
  ['not before ten', { from: '10:00' }],
  ['around lunchtime', { from: '12:00', to: '14:00', isBefore: true }],
  ['on Friday', {}],
  ['I cant do any day but Monday', {}],
])('%s sets limits', (text, limits) => {
  expect(findLimits(text, NOW, 'en', '')).toEqual(limits)
})

test.each([
  ['bím ag obair go dtí a cúig', { from: '17:00' }],
  ['ní oireann an Mháirt ná an Luan', { notDays: ['2', '1'] }],
  ['an ceann deireanach den lá', { pick: 'last' }],
  ['ní oireann ach an Luan', {}],
])('%s sets limits in Irish', (text, limits) => {
  expect(findLimits(text, NOW, 'ga', '')).toEqual(limits)
})

test.each([
  ['en', 'sorry friday the 4th i meant, not the 11th', ['2026-12-11']],
  ['en', 'the 4th, not the 11th', ['2026-12-11']],
  ['en', 'not friday', ['5']],
] as const)('%s: “%s” refuses %s', (language, text, notDays) => {
  expect(findLimits(text, NOW, language, '2026-12-11T19:00').notDays).toEqual(notDays)
})
