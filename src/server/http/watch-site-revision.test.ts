import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testDeps } from '../../../tests/support/database.ts'
import { readConfig } from '../config.ts'
import { connectDatabase } from '../database/connect.ts'
import { createLog } from '../log.ts'
import { PageCache } from './page-cache.ts'
import { watchSiteRevision } from './watch-site-revision.ts'

async function watch() {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'revision-'))
  const log = createLog('silent')
  const db = connectDatabase({ dataDir, databaseUrl: undefined }, log)
  await sql`create table site_revision (id integer, revision integer)`.execute(db)
  await sql`insert into site_revision values (1, 7)`.execute(db)
  vi.useFakeTimers()
  const cache = new PageCache()
  const watching = watchSiteRevision(testDeps({ config: readConfig({}), db, log }), cache)
  onTestFinished(async () => {
    watching.stop()
    vi.useRealTimers()
    await db.destroy()
    rmSync(dataDir, { recursive: true })
  })
  return { cache, db, log }
}

test('a change of the site empties the cache well within a second', async () => {
  const { cache, db } = await watch()
  await vi.advanceTimersByTimeAsync(1)
  expect(cache.revision).toBe(7)
  await sql`update site_revision set revision = 8`.execute(db)
  await vi.advanceTimersByTimeAsync(500)
  expect(cache.revision).toBe(8)
})

test('while the database is unavailable pages stay cached, one warning is logged, and a later change is seen', async () => {
  const { cache, db, log } = await watch()
  const warned = vi.spyOn(log, 'warn')
  await vi.advanceTimersByTimeAsync(1)
  await sql`alter table site_revision rename to away`.execute(db)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(cache.revision).toBe(7)
  expect(warned).toHaveBeenCalledTimes(1)
  await sql`update away set revision = 8`.execute(db)
  await sql`alter table away rename to site_revision`.execute(db)
  await vi.advanceTimersByTimeAsync(500)
  expect(cache.revision).toBe(8)
})
