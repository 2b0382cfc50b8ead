import { expect, test } from 'vitest'
import { termsOf } from '../terms.ts'
import { TRADE_CONCEPTS } from './trade-concepts.ts'

const LINES = TRADE_CONCEPTS.split('\n').filter((line) => line !== '')

test('each line has a name of its own and words in both languages', () => {
  const names = LINES.map((line) => line.split(' = ')[0])
  expect(names).toEqual([...new Set(names)])
  for (const line of LINES) expect(line).toMatch(/^[a-z0-9]+ = [^;=]+ ; [^;=]+$/)
  for (const line of LINES) expect(line).not.toMatch(/,\s*(?:,|;|$)|\|(?:\s|$)|\s\|/)
})

test.each([
  ['en', 'it makes an awful noise when I slow down', 'braking'],
  ['en', 'there is an orange light on', 'warninglight'],
  ['en', 'I think it is time to let the old dog go', 'puttosleep'],
  ['en', 'my roots are showing', 'colouring'],
  ['en', 'my little fella is starting', 'kidsfirst'],
  ['en', 'can someone hoover the inside', 'valeting'],
  ['en', 'the water wont go down', 'blockeddrain'],
  ['en', 'somebody owes me money', 'debtcollection'],
  ['ga', 'las solas buí os mo chomhair', 'warninglight'],
  ['ga', 'tá an t-am againn scaoileadh leis', 'puttosleep'],
  ['ga', 'tá mé ag éirí liath', 'colouring'],
  ['ga', 'shlog an meaisín mo chárta', 'cardswallowed'],
] as const)('%s: %s', (language, text, concept) => {
  expect(termsOf(text, language).flatMap(({ concepts }) => concepts)).toContain(concept)
})

test('a phrase with a gap needs both parts, and few words between them', () => {
  const conceptsOf = (text: string) => termsOf(text, 'en').flatMap(({ concepts }) => concepts)
  expect(conceptsOf('let the poor old dog go')).toContain('puttosleep')
  expect(conceptsOf('let the poor old dog out')).not.toContain('puttosleep')
  expect(conceptsOf('let the poor old dog of my neighbour go')).not.toContain('puttosleep')
})

test('an Irish word that only asks is no word of the lists whose key looks alike', () => {
  const conceptsOf = (text: string) => termsOf(text, 'ga').flatMap(({ concepts }) => concepts)
  expect(conceptsOf('cad is brí leis')).not.toContain('courtesy')
  expect(conceptsOf('iasacht')).toContain('courtesy')
})
