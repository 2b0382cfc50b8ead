import { expect, test } from 'vitest'
import { asksForHelp } from './asks-for-help.ts'

test.each([
  'how long will they be',
  'is there an electrician coming tonight',
  'so is nobody coming',
  'will i tell my dad to wait up',
  'who is going to ring me',
  'what time will the lads be here',
  'any chance someone could come tonight',
  'how soon can ye get here',
  'will anyone ring me back tonight',
  'great, when would i hear back do you think',
  'an bhfuil éinne ag teacht',
  'an dtiocfaidh duine éigin anocht',
  'cathain a ghlaofaidh sibh',
  'cé a ghlaofaidh orm',
  'cá fhad a bheidh siad',
])('“%s” asks whether and when somebody comes', (text) => expect(asksForHelp(text)).toBe('coming'))

test.each([
  'is that marked urgent',
  'do they know its urgent',
  'did ye tell them its an emergency',
  'was it sent as urgent',
  'have ye told anyone',
  'ar cuireadh ar aghaidh í mar scéal práinneach',
  'an bhfuil a fhios acu go bhfuil sé práinneach',
])('“%s” asks whether the team knows how urgent it is', (text) => expect(asksForHelp(text)).toBe('marked'))

test.each([
  'what time do ye open',
  'can ye come next week',
  'is it safe to leave it on',
  'how do i turn the water off',
  'will i need to be there',
  'can you ring me on monday',
  'how long does a service take',
  'an bhfuil sibh oscailte amárach',
])('“%s” asks neither', (text) => expect(asksForHelp(text)).toBeUndefined())
