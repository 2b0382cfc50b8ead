import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testCtx } from '../../../tests/support/database.ts'
import { keptQuery } from './kept-query.ts'
import { runTogether } from './run-together.ts'
import { inTransaction } from './transaction.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

const insert = keptQuery((db, values: { key: string; points: number }) =>
  db.insertInto('rate_limits').values({ key: values.key, points: values.points, expires_at: 0 }),
)
const listKeys = async () => {
  const rows = await database.db.selectFrom('rate_limits').select(['key', 'points']).orderBy('key').execute()
  return rows.map(({ key, points }) => [key, points])
}

test('writes that go together each have their own values, and none is there when one fails', async () => {
  const write = (keys: string[]) =>
    inTransaction(testCtx(database), (tx) =>
      runTogether(
        tx,
        keys.map((key, index) => insert.prepare(tx, { key, points: index })),
      ),
    )
  await write(['a', 'b', 'c'])
  await write(['d'])
  await write([])
  await expect(write(['e', 'a'])).rejects.toThrow()
  expect(await listKeys()).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 2],
    ['d', 0],
  ])
})
