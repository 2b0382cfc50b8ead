import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testCtx } from '../../tests/support/database.ts'
import type { Ctx } from './context.ts'
import { inTransaction } from './database/transaction.ts'
import { memoizePerPage } from './once.ts'

let database: TestDatabase
let reads = 0
const count = memoizePerPage(async () => ++reads)
beforeEach(async () => {
  reads = 0
  database = await openTestDatabase()
})
afterEach(() => database.close())

const pageCtx = (): Ctx => ({ ...testCtx(database), pageReads: new Map() })

test('a page reads once, and the next page reads again', async () => {
  const page = pageCtx()
  expect(await Promise.all([count(page), count(page)])).toEqual([1, 1])
  expect(await count(pageCtx())).toBe(2)
})

test('a transaction reads for itself, and clears all answers', async () => {
  const page = pageCtx()
  await count(page)
  expect(await inTransaction(page, async (tx) => [await count(tx), await count(tx)])).toEqual([2, 3])
  expect(await count(page)).toBe(4)
})

test('outside a page every call reads', async () => {
  const ctx = testCtx(database)
  expect([await count(ctx), await count(ctx)]).toEqual([1, 2])
})
