import { expect, test } from 'vitest'
import { asksToCancelOther, asksWhetherOtherStands } from './asks-other.ts'

test.each([
  'do I have to cancel the first one',
  'do i need to cancel my other appointment?',
  'should I cancel the old one first',
  'do we still have to cancel the one we had',
  'an gá dom an chéad cheann a chur ar ceal?',
  'an gcaithfidh mé an choinne eile a chealú',
  'an bhfuil orm an seancheann a chealú',
  'ar cheart dom an choinne atá agam a chur ar ceal ar dtús',
])('“%s” asks whether another booking is to be cancelled', (text) => expect(asksToCancelOther(text)).toBe(true))

test.each([
  'is the old one cancelled',
  'will the first one still stand?',
  'is the other booking still there',
  'what happens to the one I have',
  'do I lose the first appointment if I book this',
  'does this cancel my other one?',
  'an mbeidh an chéad cheann agam fós',
  'an bhfuil an seancheann ar ceal',
  'cad a tharlóidh don choinne eile',
  'an gcaillfidh mé an ceann atá agam?',
])('“%s” asks whether another booking stands', (text) => expect(asksWhetherOtherStands(text)).toBe(true))

test.each([
  'cancel the first one',
  'I have to cancel the first one',
  'is the first one free?',
  'the first one suits',
  'what about the first one on Friday for my son',
  'can I have the other one',
  'cealaigh an ceann eile',
  'an bhfuil an chéad cheann saor?',
])('“%s” asks neither', (text) => {
  expect(asksToCancelOther(text)).toBe(false)
  expect(asksWhetherOtherStands(text)).toBe(false)
})
