import { expect, test } from 'vitest'
import { COMMON_ENTRIES } from '#content/receptionist/packs/common.ts'
import { findPack } from '#content/receptionist/packs/index.ts'
import { findAnswer } from './find-answer.ts'
import { indexEntries } from './index-entries.ts'

/** Asks what a new business of this trade knows. Entries have their English question as an id. */
function ask(industry: string, question: string, language: 'en' | 'ga' = 'en') {
  const entries = [...findPack(industry).entries, ...COMMON_ENTRIES].map(({ en, ga }) => ({
    id: en[0].split('\n')[0] ?? '',
    en: { title: en[0], text: en[1] },
    ga: { title: ga[0], text: ga[1] },
  }))
  return findAnswer(indexEntries(entries, language), question)
}

test.each([
  ['Construction & Trades', 'what colour should i paint the hall'],
  ['Healthcare & Medical', 'will it hurt'],
  ['Restaurants & Food Service', 'can i bring my own wine'],
  ['Beauty & Wellness', 'how do i get rid of split ends'],
  ['Automotive', 'how long do brake pads last'],
  ['Automotive', 'will it pass the nct'],
  ['Restaurants & Food Service', 'is there a minimum spend'],
  ['Beauty & Wellness', 'do ye do hair extensions'],
])('a new %s suggests nothing to “%s”', (industry, question) => {
  expect(ask(industry, question).result).toBe('refused')
})

test.each([
  ['Professional Services', 'cé chomh fada is a thógann probháid'],
  ['Restaurants & Food Service', 'an féidir suí amuigh faoin aer'],
])('a new %s suggests nothing to “%s”', (industry, question) => {
  expect(ask(industry, question, 'ga').result).toBe('refused')
})

test.each([
  ['Healthcare & Medical', 'how long before i can run again', 'en'],
  ['Construction & Trades', 'what if they dont ring before 10', 'en'],
  ['Construction & Trades', 'if it fails will ye fix it there n then', 'en'],
  ['Construction & Trades', 'má theipeann air an ndeiseoidh sibh ar an bpointe é', 'ga'],
  ['Construction & Trades', 'tá an pluiméir déanach', 'ga'],
] as const)('what a new %s suggests to “%s” is a guess', (industry, question, language) => {
  expect(ask(industry, question, language)).toMatchObject({ result: 'offered', isGuess: true })
})

test.each([
  ['Healthcare & Medical', 'do you have any ground floor rooms', 'Is the building accessible for wheelchairs?'],
  ['Professional Services', 'whats capital gains tax on a gift', 'Can you answer a legal or tax question?'],
  ['Automotive', 'can i get a lend of a car', 'Do you have a courtesy car?'],
  ['Restaurants & Food Service', 'do ye have highchairs', 'Are children welcome?'],
])('%s is still asked whether “%s” means its neighbour', (industry, question, id) => {
  expect(ask(industry, question).entries[0]).toBe(id)
})
