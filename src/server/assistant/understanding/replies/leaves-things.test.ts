import { expect, test } from 'vitest'
import { asksToLeaveThings } from './leaves-things.ts'

test.each([
  'somewhere to drop the keys after hours',
  'can I leave the car the night before',
  'is there anywhere to put the key before ye open',
  'can I collect the voucher after ye close',
  'an bhfuil áit ann leis na heochracha a fhágáil tar éis uaireanta',
  'an féidir liom an carr a fhágáil an oíche roimh ré',
  'an feidir an eochair a fhagail sula n-osclaíonn sibh',
])('“%s” asks where a thing can be left', (text) => {
  expect(asksToLeaveThings(text)).toBe(true)
})

test.each([
  'are ye open after 6',
  'do ye open before 9',
  'can I leave a message after hours',
  'can I leave the car on Friday',
  'when can I collect the car',
  'I was there the night before',
  'an bhfuil sibh oscailte tar éis a sé',
  'cathain a osclaíonn sibh',
  'an féidir an carr a fhágáil Dé hAoine',
])('“%s” does not', (text) => {
  expect(asksToLeaveThings(text)).toBe(false)
})
