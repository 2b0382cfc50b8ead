import { expect, test } from 'vitest'
import { CONSTRUCTION } from '#content/receptionist/packs/construction.ts'
import { matchService } from './match-service.ts'

const SERVICES = CONSTRUCTION.services.map(({ id, name, otherWords = '' }) => ({
  id,
  names: [name.en, name.ga, ...otherWords.split(',')],
}))

test.each([
  ['en', 'theres a drip under the kitchen sink'],
  ['en', 'the kitchen sink is blocked'],
  ['en', 'a drip from the bathroom tap'],
  ['ga', 'tá braon ag sileadh faoin doirteal sa chistin'],
] as const)('%s: “%s” is a repair', (language, text) => {
  expect(matchService(text, SERVICES, language).id).toBe('repair')
})

test.each([
  ['en', 'we want a new kitchen'],
  ['en', 'a price for a new bathroom'],
  ['ga', 'meastachán ar athchóiriú'],
] as const)('%s: “%s” is a visit for a quote', (language, text) => {
  expect(matchService(text, SERVICES, language).id).toBe('site-visit')
})
