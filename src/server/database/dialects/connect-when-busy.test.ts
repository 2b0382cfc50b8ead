import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { connectWhenBusy } from './connect-when-busy.ts'

const TIMEOUT_MS = 20
const CLIENT = {} as pg.PoolClient

/** Its first connection takes too long. */
function openSlowPool() {
  let asked = 0
  return {
    get asked() {
      return asked
    },
    async connect() {
      asked += 1
      if (asked > 1) return CLIENT
      await wait(TIMEOUT_MS)
      throw new Error('timeout exceeded when trying to connect')
    },
  }
}

test('a connection whose time ran out while the process was busy is asked for again', async () => {
  const pool = openSlowPool()
  const connected = connectWhenBusy(pool, TIMEOUT_MS)
  const end = performance.now() + TIMEOUT_MS + 100
  while (performance.now() < end);
  expect(await connected).toBe(CLIENT)
})

test('a database that does not answer in time is not asked again', async () => {
  const pool = openSlowPool()
  // The machine of a test may itself be busy, so the time that is allowed is long.
  await expect(connectWhenBusy(pool, 10_000)).rejects.toThrow('timeout exceeded')
  expect(pool.asked).toBe(1)
})
