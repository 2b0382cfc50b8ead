import { expect, test } from 'vitest'
import { readOptions } from './options.ts'

const read = (dataset: Record<string, string>) => {
  const warnings: string[] = []
  const options = readOptions({ src: 'https://ogham.example/widget.js', dataset }, (text) => warnings.push(text))
  return { options, warnings }
}

test('a slug is enough', () => {
  expect(read({ receptionist: 'cork-physio' })).toEqual({
    options: {
      origin: 'https://ogham.example',
      slug: 'cork-physio',
      language: undefined,
      theme: undefined,
      position: 'right',
    },
    warnings: [],
  })
})

test('invalid options are ignored with one warning', () => {
  const { options, warnings } = read({ receptionist: 'a', language: 'fr', position: 'top', theme: 'dark' })
  expect(options).toMatchObject({ slug: 'a', language: undefined, position: 'right', theme: 'dark' })
  expect(warnings).toEqual(['widget.js: data-language must be en or ga; data-position must be left or right'])
})

test.each([{}, { receptionist: '' }, { receptionist: '../x' }, { receptionist: 'Cork Physio' }])(
  'there is no widget without a receptionist: %o',
  (dataset) => {
    const { options, warnings } = read(dataset as Record<string, string>)
    expect([options, warnings.length]).toEqual([undefined, 1])
  },
)
