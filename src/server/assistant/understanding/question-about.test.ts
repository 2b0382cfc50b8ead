import { expect, test } from 'vitest'
import { findAskedThing } from './question-about.ts'

test.each([
  ['do ye do acupuncture on Saturday', 'do ye do acupuncture'],
  ['do you offer reiki at the weekend?', 'do you offer reiki ?'],
  ['do ye fix bikes on Sundays', 'do ye fix bikes'],
  ['an ndéanann sibh snáthaidpholladh Dé Sathairn', 'an ndéanann sibh snáthaidpholladh'],
])('"%s" asks for a thing', (text, thing) => expect(findAskedThing(text)).toBe(thing))

test.each([
  'do ye do Saturdays',
  'do you do late evenings on Thursday?',
  'do ye do appointments on bank holidays',
  'are ye open on Saturday',
  'an ndéanann sibh coinní Dé Sathairn',
  'an ndéanann sibh tráthnóna Déardaoin?',
])('"%s" asks for a time alone', (text) => expect(findAskedThing(text)).toBeUndefined())
