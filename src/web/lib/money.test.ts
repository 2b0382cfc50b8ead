import { expect, test } from 'vitest'
import { formatEuro } from './money.ts'

test('whole euro stand without cents, others with both digits', () => {
  expect(formatEuro(250_000)).toBe('€2,500')
  expect(formatEuro(639_477)).toBe('€6,394.77')
  expect(formatEuro(50)).toBe('€0.50')
})
