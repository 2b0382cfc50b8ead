import { expect, test } from 'vitest'
import { INDUSTRIES } from '#contracts/registration-options.ts'
import { buildStart } from '#server/domains/receptionists/starter-packs.ts'

const organisation = { name: 'Claddagh', address: '4 Quay Street', phone: null, email: null }

test.each([...INDUSTRIES, 'Something typed', null])(
  '%s begins with services, hours and questions to check',
  (industry) => {
    const { configuration, entries } = buildStart({ ...organisation, industry, business_type: 'SME' })
    expect(configuration.languages[0]).toBe('en')
    expect(configuration.diary.services.length).toBeGreaterThanOrEqual(2)
    expect(configuration.diary.services.length).toBeLessThanOrEqual(4)
    expect(entries.length).toBeGreaterThanOrEqual(8)
    expect(entries.length).toBeLessThanOrEqual(15)
    for (const { questionEn, answerEn, questionGa, answerGa, isChecked } of entries) {
      expect([questionEn, answerEn, questionGa, answerGa].every((text) => text)).toBe(true)
      expect(isChecked).toBe(false)
      // What only the team can say is a question without an answer, which its people see.
      expect(answerEn).not.toMatch(/^(?:Leave a message, and our|Our) team will (?:tell|send|answer)[^.]*\.$/)
    }
  },
)

test('a public body begins with Irish', () => {
  const { configuration } = buildStart({ ...organisation, industry: null, business_type: 'GOVERNMENT' })
  expect(configuration.languages).toEqual(['ga', 'en'])
})

test('the tables of a restaurant are numbered, and no people', () => {
  const { configuration } = buildStart({
    ...organisation,
    industry: 'Restaurants & Food Service',
    business_type: 'SME',
  })
  expect(configuration.diary.diaries.map(({ name, kind }) => `${name}, ${kind}`)).toEqual(
    [1, 2, 3, 4].map((number) => `Table ${number}, room`),
  )
})
