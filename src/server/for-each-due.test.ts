import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testCtx } from '../../tests/support/database.ts'
import { BATCH_SIZE, forEachDue } from './for-each-due.ts'
import { runScheduledJob } from './jobs/run-scheduled-job.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

const ctx = () => testCtx(database, { kind: 'job', name: 'test' })
const idsFrom = (length: number) =>
  Array.from({ length }, (_, index) => ({ id: `row_${String(index).padStart(4, '0')}` }))

/** Simulates a query that orders by id and starts after the last row. */
const pagesOf = (rows: { id: string }[]) => async (_: unknown, after: { id: string } | undefined) =>
  rows.filter(({ id }) => id > (after?.id ?? '')).slice(0, BATCH_SIZE)

test('a whole batch of failed rows hides none of the rows after it', async () => {
  const rows = idsFrom(BATCH_SIZE + 2)
  const done: string[] = []
  const run = forEachDue(ctx(), pagesOf(rows), async (_, { id }) => {
    if (rows.findIndex((row) => row.id === id) < BATCH_SIZE) throw new TypeError('niamh@example.ie')
    const isNew = !done.includes(id)
    if (isNew) done.push(id)
    return isNew
  })
  await expect(run).rejects.toThrow(/^100 failed: row_0000 \(TypeError\), row_0001 .* and 95 more$/)
  expect(done).toEqual(['row_0100', 'row_0101'])
})

test('a row is handled until nothing of it is due, and a failed row once a run', async () => {
  const left = new Map([
    ['row_0000', 3],
    ['row_0001', 0],
  ])
  let tries = 0
  const run = forEachDue(ctx(), pagesOf(idsFrom(3)), async (_, { id }) => {
    const times = left.get(id)
    if (times === undefined) {
      tries++
      throw new RangeError('bad')
    }
    left.set(id, Math.max(0, times - 1))
    return times > 0
  })
  await expect(run).rejects.toThrow('1 failed: row_0002 (RangeError)')
  expect([left.get('row_0000'), tries]).toEqual([0, 1])
})

test('a find that reads all rows ends too', async () => {
  const rows = idsFrom(BATCH_SIZE * 2)
  let looks = 0
  await forEachDue(
    ctx(),
    async () => rows,
    async () => {
      looks++
      return false
    },
  )
  expect(looks).toBe(rows.length)
})

test('a failure rolls back only its own row, and the Health page names its id', async () => {
  const org = (id: string) => ({ id, name: 'x', kind: 'customer' as const, created_at: database.now().toISOString() })
  const run = () =>
    forEachDue(ctx(), pagesOf(idsFrom(2)), async (tx, { id }) => {
      await tx.db.insertInto('organisations').values(org(id)).execute()
      if (id === 'row_0000') throw new TypeError('Claddagh Physio')
      return false
    })
  await runScheduledJob(database, { name: 'tidy', everyMs: 1000, run })
  expect(await database.db.selectFrom('organisations').select('id').execute()).toEqual([{ id: 'row_0001' }])
  const noted = await database.db.selectFrom('job_runs').select('last_error').where('name', '=', 'tidy').execute()
  expect(noted).toEqual([{ last_error: '1 failed: row_0000 (TypeError)' }])
})
