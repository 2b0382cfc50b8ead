import { expect, test } from 'vitest'
import { parseWhen } from './parse-when.ts'
import type { When } from './when.ts'

/** A Wednesday. */
const NOW = '2026-11-18T10:00'

test.each<[string, When]>([
  ['The letter says Monday at 10. Would Tuesday at half 10 do?', { at: '2026-11-24T10:30' }],
  ['I get the 9.20 bus and it lands at ten past 10, so could I have 11 on Friday', { at: '2026-11-20T11:00' }],
  ['Ye wrote to me on 12/10. I can come in on 26/11 at 3.45', { at: '2026-11-26T15:45' }],
  [
    'I know ye said Monday at 10 but my lift is gone, would Thursday morning be ok',
    { day: '2026-11-19', part: 'morning' },
  ],
  ['The exams start on the 2nd of February. Would next Tuesday at 3.10 be possible?', { at: '2026-11-24T15:10' }],
])('of the times in “%s” the one that is asked for counts', (text, when) => {
  expect(parseWhen(text, NOW, 'en')).toMatchObject(when)
})

test.each<[string, When]>([
  ['Tá an NCT agam ar an 3ú Nollaig. An ndéanfadh Dé Luain ag a naoi cúis?', { at: '2026-11-23T09:00' }],
  [
    'Bím i gCorcaigh ó Luan go Céadaoin, mar sin tráthnóna Déardaoin is fearr dom',
    { day: '2026-11-19', part: 'afternoon' },
  ],
  ['Dúirt sibh Dé Luain ag a deich ach bheadh Dé Máirt ag a haon déag go maith', { at: '2026-11-24T11:00' }],
])('the same in Irish: “%s”', (text, when) => {
  expect(parseWhen(text, NOW, 'ga')).toMatchObject(when)
})

test.each<[string, When]>([
  // What bounds the wish, a second wish, and what the rest explains
  ['I finish at 4 on Tuesday. Could I come then?', { after: '2026-11-24T16:00' }],
  ['Could I come on Tuesday at 3? Could I also get Thursday at 4?', { at: '2026-11-24T15:00', confirm: true }],
  ['I have Friday at 11. Could we move it to Monday at the same time?', { at: '2026-11-23T11:00', confirm: true }],
  ['I am booked in for the 24th with Mary, could I come the day after?', { day: '2026-11-25' }],
  ['The wedding is on Saturday, so the day before at 10 please', { at: '2026-11-20T10:00' }],
  ['Could I change it, something came up on Thursday', {}],
])('“%s” needs all of it', (text, when) => {
  expect(parseWhen(text, NOW, 'en')).toEqual(when)
})
