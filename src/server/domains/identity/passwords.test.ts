import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

test('a password is that of its own hash only', async () => {
  const hash = await hashPassword('three blue herons')
  expect(await verifyPassword('three blue herons', hash)).toBe(true)
  for (const other of ['Three blue herons', 'three blue herons ', 'three blue heron', '']) {
    expect(await verifyPassword(other, hash)).toBe(false)
  }
})

test('without a hash no password is right', async () => {
  expect(await verifyPassword('', undefined)).toBe(false)
})

test('the same password never has the same hash', async () => {
  expect(await hashPassword('herons')).not.toBe(await hashPassword('herons'))
})

test('any text counts in full, however long, and in the form in which it was typed', async () => {
  const passwords = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 })
  await fc.assert(
    fc.asyncProperty(passwords, async (password) => {
      const hash = await hashPassword(password)
      expect(await verifyPassword(password, hash)).toBe(true)
      expect(await verifyPassword(`${password}.`, hash)).toBe(false)
    }),
    { numRuns: 5 },
  )
  expect(await verifyPassword('é', await hashPassword('e\u0301'))).toBe(false)
})
