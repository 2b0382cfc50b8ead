import { formatWith } from '#contracts/words/booking-times.ts'

const ECLIPSED = new Map(Object.entries({ B: 'mB', C: 'gC', F: 'bhF', G: 'nG', P: 'bP' }))

/** "le Cork Physio", "le hOgham", and "leis an gComhairle" where the name begins with the article: "An Chomhairle". */
export function withOrganisation(name: string): string {
  if (name.startsWith('Na ')) return `leis na ${name.slice('Na '.length)}`
  if (!name.startsWith('An ')) return formatWith(name, 'person', 'ga')
  const noun = name
    .slice('An '.length)
    .replace(/^t-(?=[AEIOUÁÉÍÓÚ])/, '')
    .replace(/^([BCFGMP])h/, '$1')
  return `leis an ${noun.replace(/^[BCFGP]/, (initial) => ECLIPSED.get(initial) ?? initial)}`
}
