import { expect, test } from 'vitest'
import { findBookedSize } from './booked-size.ts'
import { findPartySize, readCapacity, sayPartyOnce } from './party-size.ts'

test.each([
  ['table for 5 friday 8pm please', 5],
  ['its 5 people not 4', 5],
  ["there'll be 7 adults and 2 kids", 9],
  ['theres 14 of us', 14],
  ['table for two thurs 7ish', 2],
  ['bord do cheathrar', 4],
  ['ceithre dhuine dhéag', 14],
  ['bord do thrí dhuine dhéag', 13],
  ['seacht nduine dhéag atá againn', 17],
  ['triúr againn', 3],
  ['a table for 7, two of us are coeliac', 7],
  ['two of them have a nut allergy', undefined],
  ['there will be two kids with us', undefined],
  ['not 6 people, eight', 8],
  ['we are 3, not 8', 3],
  ['we are not 5', undefined],
  ['Tá galar céiliach ar bheirt', undefined],
  ['tá beirt choeliac sa ghrúpa', undefined],
  ['beidh beirt leanaí linn', undefined],
  ['bord do chúigear, triúr acu ina leanaí', 5],
  ['ní seisear, ochtar', 8],
  ['seachtar atá againn, ní ceathrar!', 7],
  ['beidh triúr ann anois', 3],
  ['half 6 on friday', undefined],
  ['we will be 5 minutes late', undefined],
  ['there will only be 5', 5],
  ['could we have a table near the window if theres one', undefined],
  ['if there’s five of us is that ok', 5],
  ['theres only 4 coming', 4],
  ['my mothers 70th on saturday', undefined],
])('“%s” speaks of %s people', (text, size) => expect(findPartySize(text)).toBe(size))

test.each([
  ['Table for up to four', { least: 1, most: 4 }],
  ['Table for five to eight', { least: 5, most: 8 }],
  ['Bord do chúigear go hochtar', { least: 5, most: 8 }],
  ['Massage for 60 minutes', undefined],
  ['First meeting', undefined],
])('“%s” is for %j', (name, capacity) => expect(readCapacity(name)).toEqual(capacity))

test.each([
  ['its still 6', { party: 6 }],
  ['my booking is for 6, theres 7 of us now', { party: 7 }],
  ['níl ach ceathrar ag teacht', { party: 4 }],
  ['2 more coming', { shift: 2 }],
  ['theyll be two extra', { shift: 2 }],
  ['one less', { shift: -1 }],
  ["one person can't come", { shift: -1 }],
  ['duine eile ag teacht', { shift: 1 }],
  ['one more thing', {}],
  ['can you make that 7', {}],
  ['move my table for 6', {}],
  ['an bhfuil duine eile ann', {}],
])('“%s” says %j of a table that is booked', (text, size) => expect(findBookedSize(text)).toEqual(size))

test.each([
  ['grand yeah but actually make it 7, theres 7 of us now', 'grand yeah but actually theres 7 of us now'],
  ['make it 5. there will be five people', 'there will be five people'],
  ['saturday at 7 for 6 or 7 of us', 'saturday at 7 for 7 of us'],
  ['Dé Sathairn do 6 nó 7 duine', 'Dé Sathairn do 7 duine'],
  ['make it 7pm, theres 7 of us', 'make it 7pm, theres 7 of us'],
  ['make it 8, theres 7 of us', 'make it 8, theres 7 of us'],
  ['make it 7', 'make it 7'],
])('“%s” says the size of the party once: “%s”', (said, once) => {
  expect(sayPartyOnce(said)).toBe(once)
})
