import { expect, test } from 'vitest'
import { accessibilityStatement } from '#content/en/accessibility.ts'
import { gdprCompliance } from '#content/en/gdpr-compliance.ts'
import { privacyPolicy } from '#content/en/privacy-policy.ts'
import { termsOfService } from '#content/en/terms-of-service.ts'

const titlesOf = (sections: { title: string }[]) => sections.map(({ title }) => title)

test('the privacy policy has its four highlights and eight sections', () => {
  expect(titlesOf(privacyPolicy.highlights)).toEqual([
    'GDPR compliant',
    'Secure storage in Ireland',
    'Transparent',
    'Your rights',
  ])
  expect(titlesOf(privacyPolicy.sections)).toEqual([
    'Information we collect',
    'How we use information',
    'Information sharing',
    'Data security',
    'Your GDPR rights',
    'Data retention',
    'Cookies',
    'Contact',
  ])
})

test('the terms have four highlights and eleven sections', () => {
  expect(termsOfService.highlights).toHaveLength(4)
  expect(titlesOf(termsOfService.sections)).toEqual([
    'Acceptance of terms',
    'Description of services',
    'User accounts',
    'Acceptable use',
    'Payment terms',
    'Intellectual property',
    'Service level',
    'Limitation of liability',
    'Termination',
    'Governing law',
    'Contact',
  ])
})

test('the terms have the promised figures', () => {
  const terms = JSON.stringify(termsOfService)
  for (const promise of [
    'billed monthly or annually in advance',
    'non-refundable',
    'announce them 30 days ahead',
    '50% deposit is typically required',
    '99.9%',
    '9 AM-6 PM Irish time',
    'Answered within 24 hours',
    'capped at the amount paid in the preceding 12 months',
    'Legal inquiries are answered within 5 business days',
    'can be downloaded for 30 days',
  ]) {
    expect(terms).toContain(promise)
  }
})

test('there are seven rights, and each request has its response time', () => {
  expect(gdprCompliance.rights.rows).toHaveLength(7)
  expect(gdprCompliance.exercise.times.map(({ kind, within }) => [kind, within])).toEqual([
    ['Acknowledgment', '48 hours'],
    ['Urgent', '5 days'],
    ['Standard', '30 days'],
    ['Complex', '60 days'],
  ])
  expect(JSON.stringify(privacyPolicy)).toContain('Privacy inquiries are answered within 30 days')
})

test('section ids are unique on every page, so that links work', () => {
  for (const { sections } of [privacyPolicy, termsOfService, accessibilityStatement]) {
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
  }
})

test('every legal page shows its last update', () => {
  for (const { updated } of [privacyPolicy, termsOfService, gdprCompliance, accessibilityStatement]) {
    expect(updated).toBe('2024-12-15')
  }
})
