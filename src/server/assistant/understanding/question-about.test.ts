import { expect, test } from 'vitest'
import { asksWhetherItTakesCalls, findAskedThing } from './question-about.ts'

test.each([
  ['do ye do acupuncture on Saturday', 'do ye do acupuncture'],
  ['do you offer reiki at the weekend?', 'do you offer reiki ?'],
  ['do ye fix bikes on Sundays', 'do ye fix bikes'],
  ['do you deliver on Sundays', 'do you deliver'],
  ['an ndéanann sibh snáthaidpholladh Dé Sathairn', 'an ndéanann sibh snáthaidpholladh'],
  ['is there live music on Saturdays', 'is there live music'],
  ['do ye have a quiz on Thursday nights', 'do ye have a quiz'],
  ['are there any yoga classes at the weekend', 'are there any yoga classes'],
  ['an bhfuil ceol beo agaibh Dé Sathairn', 'an bhfuil ceol beo agaibh'],
  ['cathain a thosaíonn an chéad chúrsa eile', 'cathain a thosaíonn an chéad chúrsa eile'],
  ['what time does the yoga class finish', 'what time does the yoga class finish'],
])('"%s" asks for a thing', (text, thing) => expect(findAskedThing(text)).toBe(thing))

test.each([
  'do ye do Saturdays',
  'do you do late evenings on Thursday?',
  'do ye do appointments on bank holidays',
  'are ye open on Saturday',
  'cathain a thosaíonn sibh ar maidin',
  'what time does the shop open',
  'is there anyone there on Saturday',
  'is there a doctor on call at the weekend',
  'do ye have any appointments on Saturdays',
  'have ye anything free on Sunday',
  'an mbeidh duine ann Dé Sathairn',
  'an bhfuil sibh ann ar an Satharn',
  'an ndéanann sibh coinní Dé Sathairn',
  'an ndéanann sibh tráthnóna Déardaoin?',
])('"%s" asks for a time alone', (text) => expect(findAskedThing(text)).toBeUndefined())

test.each([
  'which of those would answer the phone for me when im doing breakfasts',
  'does Ogham answer phone calls',
  'which one takes calls',
  'do any of those answer the phone',
  'cén ceann acu sin a d’fhreagródh an fón dom',
  'an bhfreagraíonn Ogham glaonna gutháin?',
])('“%s” asks what a product does', (text) => expect(asksWhetherItTakesCalls(text)).toBe(true))

test.each([
  'does anybody answer the phone there',
  'will someone take my call',
  'can you answer the phone please',
  'an bhfuil duine ann a fhreagraíonn an fón',
])('“%s” asks for people', (text) => expect(asksWhetherItTakesCalls(text)).toBe(false))
