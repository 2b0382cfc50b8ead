import { expect, test } from 'vitest'
import { MODULE_NAMES } from '#contracts/modules.ts'
import { moduleContents } from './index.ts'

const modules = MODULE_NAMES.map((name) => moduleContents[name])

test.each(modules)('the lines of $name spell its name', ({ slug, name, acronym }) => {
  expect(acronym.lines.map((line) => line.charAt(0)).join('')).toBe(name)
  expect(name).toBe(slug.toUpperCase())
})

test.each(modules)('$name has three figures, four services and a way to our people', (content) => {
  expect(content.figures).toHaveLength(3)
  expect(content.services).toMatchObject({ title: 'Services', cards: { length: 4 } })
  expect(content.closing.action).toEqual({ label: expect.stringMatching(/^Contact Our .* AI Experts$/), href: '/' })
})

test('the figures are those we publish', () => {
  const published = modules.map(({ name, figures }) => [
    name,
    ...figures.map(({ value, label }) => `${value} ${label}`),
  ])
  expect(published).toEqual([
    ['BRIGID', '€150M savings', '30% shorter waits', '1,000 staff trained per year'],
    ['PATRICK', '€75M savings', '10% crime reduction', '500 staff trained per year'],
    ['SALMON', '€250M savings', '25% recycling efficiency', '300 staff trained per year'],
    ['TIR', '€75M savings', '35% faster processing', '200 staff trained per year'],
    ['FIONN', '€125M savings', '150,000 jobs', '2,000 educators trained per year'],
    ['LIAFAIL', '€250M savings', '30% reliability', '400 engineers trained per year'],
    ['DAGDA', '€75M savings', '40% fewer cyber incidents', '300 staff trained per year'],
  ])
  expect(moduleContents.salmon.lead).toContain('51% emissions cut by 2030')
})

test.each(modules)('$name says that it is AI, and what it leaves to people', ({ limits }) => {
  expect(limits.text).toMatch(/It says it is AI at the start/)
  expect(limits.text).toMatch(/\b(never|no|moves no|decides no|assesses no|scores nobody)\b/)
})
