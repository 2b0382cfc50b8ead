import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { keptQuery } from './kept-query.ts'

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
  expect(builds).toBe(1)
  const other = await openTestDatabase()
  expect(await addUp(other, { first: 5, second: 6 })).toEqual([{ sum: 165 }])
  await other.close()
})
