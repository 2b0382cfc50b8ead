import { expect, test } from 'vitest'
import { findRegistration } from './cars.ts'

test.each([
  ['book me in for a service monday morning 141 D 2231', '141 D 2231'],
  ['its an 08-KE-12345', '08-KE-12345'],
  ['191ky123', '191ky123'],
  ['an uimhir ná 232 G 45', '232 G 45'],
])('“%s” has a registration', (text, registration) => expect(findRegistration(text)).toBe(registration))

test.each(['my eircode is D04 C5Y6', '12 d 4', 'on 27 November at 10', 'ring 087 123 4567', '141 people'])(
  '“%s” has none',
  (text) => expect(findRegistration(text)).toBeUndefined(),
)
