import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testCtx } from '../../../tests/support/database.ts'
import { backUpDaily } from './daily-backup.ts'
import { listScheduledJobs } from './scheduled-jobs.ts'

const HOUR = 3_600_000
const isPostgres = process.env.TEST_DATABASE_URL !== undefined

let deps: TestDatabase
beforeEach(async () => {
  deps = await openTestDatabase()
})
afterEach(() => deps.close())

const run = (on: Pick<TestDatabase, 'db'> = deps) =>
  backUpDaily({ ...testCtx(deps, { kind: 'job', name: 'daily-backup' }), db: on.db })
const folder = () => path.join(deps.config.dataDir, 'backups')
const copies = () => readdirSync(folder()).toSorted()

test('the product makes no daily backup of PostgreSQL', () => {
  const names = listScheduledJobs(deps.config).map(({ name }) => name)
  expect(names.includes('daily-backup')).toBe(!isPostgres)
})

test.skipIf(isPostgres)(
  'one of several processes makes a copy a day, also when the clock stands or goes back',
  async () => {
    await Promise.all([run(), run(deps.connectAgain())])
    await run()
    deps.clock.advance(-HOUR)
    await run()
    deps.clock.advance(23 * HOUR)
    await run()
    expect(copies()).toEqual(['ogham-daily-2026-11-21T09-30-00.000Z.sqlite'])
    deps.clock.advance(HOUR)
    await run()
    expect(copies()).toHaveLength(2)
    const [file = ''] = copies()
    expect(statSync(path.join(folder(), file)).mode & 0o777).toBe(0o600)
    const copy = new SqliteDatabase(path.join(folder(), file), { readonly: true })
    expect(copy.prepare('select count(*) as sections from site_content').get()).toEqual({ sections: 5 })
    copy.close()
  },
)

test.skipIf(isPostgres)('the last seven daily copies are kept, and all copies made by hand', async () => {
  for (let day = 0; day < 9; day++) {
    await run()
    if (day === 0) writeFileSync(path.join(folder(), 'ogham-2026-01-01T00-00-00.000Z.sqlite'), '')
    deps.clock.advance(24 * HOUR)
  }
  expect(copies()).toHaveLength(8)
  expect(copies()).toContain('ogham-2026-01-01T00-00-00.000Z.sqlite')
  expect(copies()).not.toContain('ogham-daily-2026-11-22T09-30-00.000Z.sqlite')
})

test.skipIf(isPostgres)(
  'one that fails is noted, leaves nothing behind and is tried again at the next look',
  async () => {
    writeFileSync(folder(), '')
    await expect(run()).rejects.toThrow()
    const noted = () => deps.db.selectFrom('job_runs').selectAll().where('name', '=', 'backup').executeTakeFirst()
    expect(await noted()).toMatchObject({ ended_at: null, failed_at: expect.any(String) })
    rmSync(folder())
    deps.clock.advance(HOUR)
    await run()
    expect(copies()).toHaveLength(1)
    expect(await noted()).toMatchObject({ failed_at: null })
  },
)
