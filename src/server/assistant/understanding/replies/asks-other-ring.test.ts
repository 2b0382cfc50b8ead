import { expect, test } from 'vitest'
import { asksOtherRing } from './asks-other-ring.ts'

test.each([
  'could he ring in the afternoon instead',
  'tell him to ring after 5',
  'can ye ring me tomorrow morning rather',
  'would they call before lunch',
  'ask her to phone a bit later',
  'tell him not before ten',
  "I'd prefer if she rang after four",
  "b'fhearr liom dá nglaofadh sí tar éis a ceathair",
  'abair leis gan glaoch roimh a deich',
  'ring me around half six',
  "don't ring before nine, ring me after ten",
  'an bhféadfadh sé glaoch tráthnóna ina ionad',
  'abair leis glaoch tar éis a cúig',
  'an féidir leo glaoch orm amárach',
  'glaoigh orm roimh am lóin',
  'an nglaofadh duine orm dé luain',
])('“%s” says when to ring', (text) => expect(asksOtherRing(text)).toBe(true))

test.each([
  'did he ring after five',
  "I'd prefer to come after four",
  'I would rather ring ye tomorrow',
  'tell him I was asking for the results tomorrow',
  'abair leis go mbeidh mé ann amárach',
  'could I come in the afternoon instead',
  "I'll ring ye tomorrow",
  'move it to the afternoon',
  'can you ring me a taxi for five',
  'book me in and ring me after five',
  'could he ring me',
  'an bhféadfainn teacht tráthnóna ina ionad',
  'an féidir liom teacht amárach',
  'ar ghlaoigh sé tar éis a cúig',
  'glaofaidh mé oraibh amárach',
])('“%s” does not', (text) => expect(asksOtherRing(text)).toBe(false))
