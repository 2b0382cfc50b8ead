import { expect, test, vi } from 'vitest'
import { Pace } from './pace.ts'

test('work pauses every ten milliseconds, and is given up after ten seconds', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  const pace = new Pace()
  expect(pace.isDue()).toBe(false)
  now.mockReturnValue(11)
  expect(pace.isDue()).toBe(true)
  await pace.rest()
  expect(pace.isDue()).toBe(false)
  now.mockReturnValue(10_100)
  await expect(pace.rest()).rejects.toThrow('too_complex')
  now.mockRestore()
})
