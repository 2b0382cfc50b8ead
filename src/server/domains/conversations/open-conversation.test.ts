import { setImmediate as round } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testCtx } from '../../../../tests/support/database.ts'
import { openPractice } from '../../../../tests/support/talk.ts'
import { openConversation } from './index.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

test('of many conversations that are opened at once, one begins in each round of the event loop', async () => {
  const { slug } = await openPractice(database)
  const begun = new Set<number>()
  const openings = [1, 2, 3, 4, 5].map((number) => {
    const input = {
      get language() {
        begun.add(number)
        return 'en'
      },
    }
    return openConversation(testCtx(database), slug, input)
  })
  const counts: number[] = []
  while (begun.size < openings.length) {
    await round()
    counts.push(begun.size)
  }
  expect(counts).toEqual([1, 2, 3, 4, 5])
  await Promise.all(openings)
})
