import { expect, test } from 'vitest'
import { detectEmergency } from './detect-emergency.ts'

test.each([
  'the boiler is broken, no smell of gas or anything, can someone call out',
  "there's no gas smell, it just went off",
  "I don't smell gas",
  "it's not a gas leak, the pilot light went out",
  'Níl aon bholadh gáis ann ach tá an coire briste',
  'ní fhaighim boladh gáis, seirbhís atá uaim',
  'gan boladh gais ar bith',
  'Ba mhaith liom seirbhís ar an mbosca gáis',
  'tá an bosca gáis briste, níl teas ar bith againn',
  'An dtig libh seirbhís a dhéanamh ar an mbosca gáis sa chistin',
])('“%s” is no danger', (text) => {
  expect(detectEmergency(text)).toBeNull()
})

test.each([
  'there was no smell of gas earlier but there is now',
  'no smell of gas but I feel dizzy and sick',
  'no smell of gas but the carbon monoxide alarm is going',
  'No, smell of gas!',
  "can't get rid of the smell of gas",
  'I have no idea where the smell of gas is coming from',
  "isn't that a smell of gas",
  'not sure is it a smell of gas',
  'níl a fhios agam an boladh gáis é',
  'níl boladh gáis ann anois ach bhí',
  'níl boladh gáis ann ach tá mé tinn agus meadhrán orm',
  'nach bhfuil boladh gáis ann',
  'tá gás ag teacht as an mbosca gáis',
  'the gas cooker was left on all night',
])('“%s” is one', (text) => {
  expect(detectEmergency(text)).toBe('gas')
})
