import { expect, test } from 'vitest'
import { homeContent } from '#content/en/home.ts'
import { CONTENT_SECTIONS } from '#contracts/site-content.ts'
import { listTextFields, listTexts, readTexts } from '#contracts/site-content-form.ts'

test('texts survive the form unchanged', () => {
  for (const section of CONTENT_SECTIONS) {
    expect(readTexts(section, listTexts(section, homeContent[section]))).toEqual({ data: homeContent[section] })
  }
})

test('every field has the maximum length of the page', () => {
  expect(listTextFields('hero')).toContainEqual({ name: 'title', longest: 60, isOptional: false, mostLines: undefined })
  expect(listTextFields('hero')).toContainEqual({
    name: 'titleIrish',
    longest: 60,
    isOptional: true,
    mostLines: undefined,
  })
  expect(listTextFields('about')).toContainEqual({ name: 'credentials', longest: 120, isOptional: true, mostLines: 6 })
  expect(listTextFields('impact').filter(({ name }) => name.startsWith('testimonials'))).toHaveLength(8)
  expect(listTextFields('services').filter(({ name }) => /^others\.5/.test(name))).toHaveLength(3)
})

test('too long text is refused at its field, with the limit', () => {
  const texts = { ...listTexts('hero', homeContent.hero), title: 'x'.repeat(61), subtitle: ' ' }
  expect(readTexts('hero', texts).fieldErrors).toEqual({
    title: 'The page has room for 60 characters here, and this has 61.',
    subtitle: 'Please write this',
  })
})

test('an error in a list names the line', () => {
  const texts = { ...listTexts('about', homeContent.about), credentials: `ISO 27001\n${'x'.repeat(121)}` }
  expect(readTexts('about', texts).fieldErrors).toEqual({
    credentials: 'Line 2: The page has room for 120 characters here, and this has 121.',
  })
  const many = { ...listTexts('about', homeContent.about), credentials: '1\n2\n3\n4\n5\n6\n7' }
  expect(readTexts('about', many).fieldErrors).toEqual({ credentials: 'The page has room for 6 credentials' })
})

test('an empty row is left out, and errors of later rows keep their names', () => {
  const texts = listTexts('services', homeContent.services)
  const without = { ...texts, 'others.1.title': '', 'others.1.description': '', 'others.1.href': '' }
  expect(readTexts('services', without).data?.others.map(({ href }) => href)).toEqual([
    '/websites-marketing',
    '/enterprise-ai',
    '/sme-solutions',
  ])
  expect(readTexts('services', { ...without, 'others.2.title': '' }).fieldErrors).toEqual({
    'others.2.title': 'Please write this',
  })
})

test('a link leads to a page of this site and nowhere else', () => {
  const texts = listTexts('services', homeContent.services)
  for (const href of ['javascript:alert(1)', '//evil.example', 'https://evil.example', '/\\evil.example', 'pricing']) {
    expect([href, Object.keys(readTexts('services', { ...texts, 'others.0.href': href }).fieldErrors ?? {})]).toEqual([
      href,
      ['others.0.href'],
    ])
  }
  expect(readTexts('services', { ...texts, 'others.0.href': '/enterprise-ai' }).fieldErrors).toEqual({
    'others.0.title': 'Two services lead to the same page',
  })
})
