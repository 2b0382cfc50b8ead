import { setImmediate as round } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { warmUpUnderstanding } from './warm-up.ts'

test('others are answered between the steps of the warm-up', async () => {
  let rounds = 0
  let isWarm = false
  const warmUp = warmUpUnderstanding().then(() => {
    isWarm = true
  })
  while (!isWarm) {
    await round()
    rounds += 1
  }
  await warmUp
  expect(rounds).toBeGreaterThan(10)
})
