import { expect, test } from 'vitest'
import { accepts } from './accept-encoding.ts'

test.each(['br', 'gzip, deflate, br', 'gzip;q=1.0, BR;q=0.5', ' br ; q=1'])('"%s" takes brotli', (header) => {
  expect(accepts(header, 'br')).toBe(true)
})

test.each([undefined, '', 'gzip', 'br;q=0', 'br; q=0.000', 'brotli', 'xbr'])('"%s" does not take brotli', (header) => {
  expect(accepts(header, 'br')).toBe(false)
})
