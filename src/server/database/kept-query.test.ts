import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testCtx } from '../../../tests/support/database.ts'
import { isDatabaseError } from './failures.ts'
import { keptQuery } from './kept-query.ts'
import { inTransaction } from './transaction.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

test('a kept query is built once for a database and answers with the values of each call', async () => {
  let builds = 0
  const addUp = keptQuery((db, values: { first: number; second: number }) => {
    builds += 1
    const sum = sql<number>`cast(${values.second} as integer) * 10 + cast(${values.first} as integer) + ${100}`
    return db.selectNoFrom(sum.as('sum'))
  })
  expect(await addUp(database, { first: 1, second: 2 })).toEqual([{ sum: 121 }])
  expect(await addUp(database, { first: 3, second: 4 })).toEqual([{ sum: 143 }])
  const inside = await inTransaction(testCtx(database), (tx) => addUp(tx, { first: 7, second: 8 }))
  expect([inside, builds]).toEqual([[{ sum: 187 }], 1])
  const other = await openTestDatabase()
  expect(await addUp(other, { first: 5, second: 6 })).toEqual([{ sum: 165 }])
  await other.close()
})

test('what a transaction has not committed is not read outside of it', async () => {
  const ctx = testCtx(database)
  const readKeys = keptQuery((db, { key }: { key: string }) =>
    db.selectFrom('rate_limits').select('points').where('key', '=', key),
  )
  const write = (points: number) => async (tx: typeof ctx) => {
    await tx.db
      .insertInto('rate_limits')
      .values({ key: `k${points}`, points, expires_at: 0 })
      .execute()
  }
  await inTransaction(ctx, write(1))
  expect(await readKeys(ctx, { key: 'k1' })).toEqual([{ points: 1 }])
  const begun = Promise.withResolvers<void>()
  const failing = inTransaction(ctx, async (tx) => {
    await write(2)(tx)
    expect(await readKeys(tx, { key: 'k2' })).toEqual([{ points: 2 }])
    begun.resolve()
    await new Promise((resolve) => setTimeout(resolve, 20))
    throw new Error('taken back')
  })
  await begun.promise
  const readOutside = readKeys(ctx, { key: 'k2' })
  await expect(failing).rejects.toThrow('taken back')
  expect(await readOutside).toEqual([])
})

test('a kept query refuses text that PostgreSQL cannot store, and its failure is one of the database', async () => {
  const readKey = keptQuery((db, { key }: { key: string }) =>
    db.selectFrom('rate_limits').select('points').where('key', '=', key),
  )
  await expect(readKey(database, { key: 'a\0b' })).rejects.toMatchObject({ code: 'malformed' })
  const readGone = keptQuery((db) => db.selectFrom('users').select(sql`gone`.as('gone')))
  const failure = await readGone(database, {}).catch((error: unknown) => error)
  expect(isDatabaseError(failure)).toBe(true)
})
