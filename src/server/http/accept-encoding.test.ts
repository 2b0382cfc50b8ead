import { expect, test } from 'vitest'
import { acceptsEncoding } from './accept-encoding.ts'

test.each(['br', 'gzip, deflate, br', 'gzip;q=1.0, BR;q=0.5', ' br ; q=1'])('"%s" accepts brotli', (header) => {
  expect(acceptsEncoding(header, 'br')).toBe(true)
})

test.each([undefined, '', 'gzip', 'br;q=0', 'br; q=0.000', 'brotli', 'xbr'])(
  '"%s" does not accept brotli',
  (header) => {
    expect(acceptsEncoding(header, 'br')).toBe(false)
  },
)
