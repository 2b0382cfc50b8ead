import { expect, test } from 'vitest'
import { listPlanEntries } from '#content/receptionist/packs/company.ts'
import { BUSINESS_ENTRIES } from '#content/receptionist/packs/company-business.ts'
import { writeIrishFeature } from '#content/receptionist/packs/company-contents.ts'
import { RECEPTIONIST_ENTRIES } from '#content/receptionist/packs/company-receptionist.ts'
import { SITE_ENTRIES } from '#content/receptionist/packs/company-site.ts'
import { listPlanSums } from '#content/receptionist/packs/company-sums.ts'
import { PLANS, VAT_PERCENT } from '#contracts/plans.ts'
import type { Language } from '#contracts/receptionist/diary.ts'
import { findAnswer } from './find-answer.ts'
import { indexEntries } from './index-entries.ts'

const plans = Object.values(PLANS)
const packs = [
  ...listPlanEntries(plans, VAT_PERCENT),
  ...listPlanSums(plans, VAT_PERCENT),
  ...RECEPTIONIST_ENTRIES,
  ...BUSINESS_ENTRIES,
  ...SITE_ENTRIES,
]
const entries = packs.map(({ en, ga }, place) => ({
  id: `${place}`,
  en: { title: en[0], text: en[1] },
  ga: { title: ga[0], text: ga[1] },
}))
const indexes = { en: indexEntries(entries, 'en'), ga: indexEntries(entries, 'ga') }

/** What the company's entries answer for certain. */
function answer(language: Language, question: string): string | undefined {
  const found = findAnswer(indexes[language], question)
  const [best] = found.entries
  return found.result === 'answered' ? packs[Number(best)]?.[language][1] : undefined
}

test.each([
  ['en', 'what do I get for the 99', 'professional'],
  ['en', "what's included in the Professional plan?", 'professional'],
  ['en', 'what features are in the professional package', 'professional'],
  ['en', 'what comes with the cheapest plan', 'professional'],
  ['en', 'what do I get for 199 a month', 'advanced'],
  ['en', 'what does Elite include', 'elite'],
  ['ga', 'cad a fhaighim ar an 99?', 'professional'],
  ['ga', 'cad atá san áireamh sa phacáiste Professional?', 'professional'],
  ['ga', 'cad ata san aireamh sa phlean professional', 'professional'],
  ['ga', 'céard a fhaighim ar €199 sa mhí', 'advanced'],
  ['ga', 'cad iad na rudaí atá sa phlean Elite', 'elite'],
] as const)('%s: “%s” lists what the plan %s has', (language, question, id) => {
  const { name, features } = PLANS[id]
  const text = answer(language, question)
  expect(text).toMatch(language === 'en' ? `${name} has: ` : `Tá sa phlean ${name}: `)
  for (const feature of features) expect(text).toContain(language === 'en' ? feature : writeIrishFeature(feature))
})

test.each([
  ['en', 'what do I get for that'],
  ['ga', 'cad a fhaighim air sin'],
] as const)('%s: “%s”, of the prices, lists what all plans have', (language, question) => {
  const write = language === 'en' ? (feature: string) => feature : writeIrishFeature
  for (const { name, features } of plans)
    expect(answer(language, question)).toContain(`${name}: ${features.map(write).join('; ')}.`)
})

test.each([
  ['en', 'how much is Professional'],
  ['en', 'how much is the 99 plan'],
  ['en', 'how many calls do I get for 99'],
  ['ga', 'cé mhéad atá ar Advanced'],
  ['ga', 'cé mhéad glao a fhaighim ar 99'],
] as const)('%s: “%s” asks for something else', (language, question) => {
  expect(answer(language, question) ?? '').not.toMatch(/ has: |Tá sa phlean/)
})

test('every feature of the plans has Irish words', () => {
  for (const feature of plans.flatMap(({ features }) => features)) expect(writeIrishFeature(feature)).not.toBe(feature)
})
