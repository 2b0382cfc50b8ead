import { expect, test } from 'vitest'
import { tellsOfGuests } from './guest-needs.ts'

test.each([
  'can ye add a high chair',
  "there'll be a baby with us too",
  'we will need 2 high chairs',
  'oh and we’re bringing a toddler',
  'high chair please',
  'we have a 6 month old baby with us',
  'a child is coming too',
  'cathaoir ard don leanbh',
  'an bhféadfadh sibh cathaoir ard a chur leis',
  'beidh leanbh linn freisin',
  'táimid ag tabhairt páiste linn',
  'can we sit outside',
  'its my wifes birthday',
  'one of us is coeliac',
  'tá duine againn ina veigeán',
  'ba mhaith linn suí cois fuinneoige',
])('“%s” tells of who comes', (text) => expect(tellsOfGuests(text)).toBe(true))

test.each([
  'do ye have high chairs',
  'can we bring a baby',
  'are children welcome?',
  'can ye add my son to the booking',
  'table for 4 and a child',
  'an bhfuil cathaoireacha arda agaibh',
  'an bhfuil fáilte roimh leanaí',
  'have ye anything for a coeliac',
  'is there anything for vegans',
  'are ye open on my birthday',
])('“%s” does not', (text) => expect(tellsOfGuests(text)).toBe(false))
