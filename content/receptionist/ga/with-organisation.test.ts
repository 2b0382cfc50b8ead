import { expect, test } from 'vitest'
import { withOrganisation } from './with-organisation.ts'

test.each([
  ['Cork Physio', 'le Cork Physio'],
  ['Ogham', 'le hOgham'],
  ['An Chomhairle Ealaíon', 'leis an gComhairle Ealaíon'],
  ['An Coimisinéir Teanga', 'leis an gCoimisinéir Teanga'],
  ['An Mhonarcha', 'leis an Monarcha'],
  ['An Roinn Oideachais', 'leis an Roinn Oideachais'],
  ['An tSeirbhís Chúirteanna', 'leis an tSeirbhís Chúirteanna'],
  ['An t-Údarás', 'leis an Údarás'],
  ['Na Cúirteanna', 'leis na Cúirteanna'],
  ['Antrim Dental', 'le hAntrim Dental'],
])('somebody talks to %s: %s', (name, words) => {
  expect(withOrganisation(name)).toBe(words)
})
