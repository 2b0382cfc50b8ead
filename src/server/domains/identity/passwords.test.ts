import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

// Hashing is slow on purpose, and slower on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

test('a password matches only its own hash', async () => {
  const hash = await hashPassword('three blue herons')
  expect(await verifyPassword('three blue herons', hash)).toBe(true)
  for (const other of ['Three blue herons', 'three blue herons ', 'three blue heron', '']) {
    expect(await verifyPassword(other, hash)).toBe(false)
  }
})

test('without a hash no password matches', async () => {
  expect(await verifyPassword('', undefined)).toBe(false)
})

test('the same password never has the same hash', async () => {
  expect(await hashPassword('herons')).not.toBe(await hashPassword('herons'))
})

test('the whole text of a password counts, exactly as typed', async () => {
  const passwords = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 })
  await fc.assert(
    fc.asyncProperty(passwords, async (password) => {
      const hash = await hashPassword(password)
      expect(await verifyPassword(password, hash)).toBe(true)
      expect(await verifyPassword(`${password}.`, hash)).toBe(false)
    }),
    { numRuns: 3 },
  )
  expect(await verifyPassword('é', await hashPassword('e\u0301'))).toBe(false)
})

test('refusing an unknown account takes as much processor time as a known one', async () => {
  const hash = await hashPassword('herons')
  // Processor time, because clock time depends on the load of the machine.
  const measureCost = async (known: string | undefined) => {
    const costs: number[] = []
    for (let round = 0; round < 5; round++) {
      const before = process.cpuUsage()
      await verifyPassword('wrong', known)
      costs.push(process.cpuUsage(before).user)
    }
    return Math.min(...costs)
  }
  const ratio = (await measureCost(undefined)) / (await measureCost(hash))
  expect(ratio).toBeGreaterThan(0.5)
  expect(ratio).toBeLessThan(2)
})
