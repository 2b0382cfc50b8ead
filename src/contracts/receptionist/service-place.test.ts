import { expect, test } from 'vitest'
import { findServicePlace } from './service-place.ts'

test.each([
  ['phone', 'Phone consultation', 'Comhairliúchán gutháin'],
  ['phone', 'Phone call with sales', 'Glao leis an roinn díolacháin'],
  ['phone', 'Support call', 'Glao tacaíochta'],
  ['phone', 'Follow-up by phone', 'Athchuairt'],
  ['phone', 'Review (phone)', 'Athbhreithniú'],
  ['phone', 'Advice', 'Comhairle ar an bhfón'],
  ['online', 'Video call', 'Físghlao'],
  ['online', 'Online consultation', 'Comhairliúchán ar líne'],
  ['online', 'Yoga class (online)', 'Rang ióga'],
  ['online', 'Maths grind over Zoom', 'Grinn mata'],
  ['elsewhere', 'Home visit', 'Cuairt bhaile'],
  ['elsewhere', 'Call-out', 'Glao amach'],
  ['elsewhere', 'Viewing', 'Cuairt ar réadmhaoin'],
  ['elsewhere', 'Visit for a quote', 'Cuairt le haghaidh meastacháin'],
])('%s: %s, %s', (place, en, ga) => expect(findServicePlace({ name: { en, ga }, place: null })).toBe(place))

test.each([
  ['First visit', 'Céad chuairt'],
  ['Consultation', 'Comhairliúchán'],
  ['Phone repair', 'Deisiú gutháin'],
  ['Phone screen replacement', 'Scáileán nua gutháin'],
  ['Online marketing plan', 'Plean margaíochta'],
  ['Video production', 'Léiriú físeán'],
  ['Remote control repair', 'Deisiú cianrialtáin'],
  ['Conversation with our team', 'Comhrá lenár bhfoireann'],
])('at the address: %s, %s', (en, ga) =>
  expect(findServicePlace({ name: { en, ga }, place: null })).toBe('organisation'),
)

test('a stated place counts before the name', () => {
  const name = { en: 'Phone consultation', ga: 'Comhairliúchán gutháin' }
  expect(findServicePlace({ name, place: 'customer' })).toBe('customer')
})
