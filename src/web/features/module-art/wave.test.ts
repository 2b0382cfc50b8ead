import { expect, test } from 'vitest'
import { waveAt, wavePath } from './wave.ts'

const wave = { y: 100, height: 20, length: 80, start: 0 }

test('a wave rises by its height, returns, and falls as far', () => {
  expect([0, 20, 40, 60, 80].map((x) => waveAt(wave, x))).toEqual([100, 80, 100, 120, 100])
})

test('its path starts at its start and ends beyond the widest screen', () => {
  const path = wavePath(wave)
  expect(path).toMatch(/^M0 100Q20 60 40 100T80 100/)
  expect(path).toMatch(/T1560 100$/)
})
