import { expect, test } from 'vitest'
import { buildSetupUri, createSecret, findTimeStep } from './two-factor-codes.ts'

// The secret and the times of RFC 6238, with the last six of its eight digits.
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('at second %d the code is %s', (second, code) => {
  const step = Math.floor(second / 30)
  const at = (seconds: number) => findTimeStep(SECRET, code, new Date(seconds * 1000))
  expect(at(second)).toBe(step)
  expect(at(second + 30)).toBe(step)
  expect(at(second - 30)).toBe(step)
  expect(at(second + 61)).toBeNull()
  expect(at(second - 61)).toBeNull()
})

test('spaces are ignored, and other characters make a code invalid', () => {
  const at = new Date(59_000)
  expect(findTimeStep(SECRET, ' 287 082 ', at)).toBe(1)
  for (const text of ['', '28708', '2870822', '28708x', '２８７０８２', '-87082'])
    expect(findTimeStep(SECRET, text, at)).toBeNull()
})

test('the URI has company, account and secret', () => {
  const secret = createSecret()
  const uri = new URL(buildSetupUri(secret, { company: 'Ogham & Co', email: 'niamh@example.ie' }))
  expect(uri.protocol).toBe('otpauth:')
  expect(uri.searchParams.get('secret')).toBe(secret)
  expect(uri.searchParams.get('issuer')).toBe('Ogham & Co')
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
})
