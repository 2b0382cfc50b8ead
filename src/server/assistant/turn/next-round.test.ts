import { setImmediate as request } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { nextRound } from './next-round.ts'

test('turns start in order, and others are answered between them', async () => {
  const log: string[] = []
  const turns = ['a', 'b', 'c'].map((name) => nextRound().then(() => log.push(name)))
  const requests = async () => {
    for (let count = 0; count < turns.length; count += 1) {
      await request()
      log.push('request')
    }
  }
  await Promise.all([...turns, requests()])
  expect(log).toEqual(['a', 'request', 'b', 'request', 'c', 'request'])
})
