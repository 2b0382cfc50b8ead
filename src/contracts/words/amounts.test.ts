import { expect, test } from 'vitest'
import {
  formatEuro,
  formatEuroData,
  formatEuroExactly,
  formatEuroInput,
  formatEuroShort,
  formatHours,
} from './amounts.ts'

test('whole euro stand without cents, others with both digits', () => {
  expect(formatEuro(250_000)).toBe('€2,500')
  expect(formatEuro(639_477)).toBe('€6,394.77')
  expect(formatEuro(50)).toBe('€0.50')
  expect(formatEuroExactly(250_000)).toBe('€2,500.00')
})

test('a field shows an amount as it is typed, and a file for programs has both digits', () => {
  expect([250_000, 125_050, 0].map(formatEuroInput)).toEqual(['2500', '1250.50', '0'])
  expect([250_000, 125_050, -5].map(formatEuroData)).toEqual(['2500.00', '1250.50', '-0.05'])
})

test('large amounts are short, and never round up to a thousand thousand', () => {
  const amounts = [0, 999_999, 1_000_000, 61_200_000, 99_949_999, 99_950_000, 342_000_000, -18_000_000]
  expect(amounts.map(formatEuroShort)).toEqual(['€0', '€10,000', '€10k', '€612k', '€999k', '€1M', '€3.42M', '-€180k'])
})

test('time is told in hours, with a tenth where there is one', () => {
  expect([0, 60, 450, 75_000].map(formatHours)).toEqual(['0 h', '1 h', '7.5 h', '1,250 h'])
})
