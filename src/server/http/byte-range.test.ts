import { expect, test } from 'vitest'
import { parseRange } from './byte-range.ts'

test.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=0-1', { start: 0, end: 1 }],
  ['bytes=10-', { start: 10, end: 99 }],
  ['bytes=10-500', { start: 10, end: 99 }],
  ['bytes=-5', { start: 95, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
])('%s of 100 bytes', (header, expected) => {
  expect(parseRange(header, 100)).toEqual(expected)
})

test.each(['bytes=100-', 'bytes=100-200', 'bytes=-0', `bytes=${'9'.repeat(400)}-`])(
  '%s of 100 bytes cannot be had',
  (header) => {
    expect(parseRange(header, 100)).toBe('unsatisfiable')
  },
)

test.each([undefined, '', 'bytes=', 'bytes=-', 'bytes=10-5', 'bytes=a-b', 'items=0-1', 'bytes=0-1,5-6', 'bytes=0x1-2'])(
  '%s is no range: the whole is sent',
  (header) => {
    expect(parseRange(header, 100)).toBeUndefined()
  },
)
