import { expect, test } from 'vitest'
import { readBesideEnd } from './ends-booking.ts'

test.each([
  ['no i have a table already', ''],
  ['no i have a table already, is there parking?', 'is there parking?'],
  ['ive already booked a table can i bring a cake', 'can i bring a cake'],
  ['forget the booking, is my message gone?', 'is my message gone?'],
  ['is there parking? im not booking anything', 'is there parking?'],
  ["i don't want a table, just tell them thanks", 'just tell them thanks'],
  ['tá bord agam cheana, an bhfuil páirceáil ann?', 'an bhfuil páirceáil ann?'],
  ['dearmad ar an áirithint', ''],
  ['níl bord uaim, cathain a bhíonn sibh oscailte', 'cathain a bhíonn sibh oscailte'],
  ['ná bac leis an mbord', ''],
])('“%s” ends a booking', (text, rest) => expect(readBesideEnd(text)).toBe(rest))

test.each([
  'i have a table already for friday, i want another for saturday',
  'i dont want a table for 2, make it 4',
  'i dont want an appointment yet i just wanna know are ye open',
  'forget ten, eleven is better',
  'tá bord do bheirt uaim',
  'fág an bord ag a hocht',
])('“%s” ends none', (text) => expect(readBesideEnd(text)).toBeUndefined())
