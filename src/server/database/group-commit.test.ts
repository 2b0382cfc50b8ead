import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Kysely, sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSqliteDialect } from './dialects/sqlite.ts'
import { GroupCommit } from './group-commit.ts'
import { migrateToLatest } from './migrate.ts'
import type { Database } from './schema.ts'

let folder: string
let db: Kysely<Database>
let group: GroupCommit

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'group-commit-'))
  db = new Kysely<Database>({ dialect: createSqliteDialect(folder) })
  await migrateToLatest(db)
  group = new GroupCommit(db, Number.POSITIVE_INFINITY)
})

afterEach(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true, force: true })
})

function save(key: string) {
  return group.run(async (tx) => {
    await tx.insertInto('settings').values({ key, value: '1', updated_at: '2026-11-21T00:00:00.000Z' }).execute()
    return key
  })
}

async function savedKeys(): Promise<string[]> {
  const rows = await db.selectFrom('settings').select('key').orderBy('key').execute()
  return rows.map((row) => row.key)
}

test('all units that wait at the same moment are committed and answered', async () => {
  const keys = Array.from({ length: 100 }, (_, index) => String(index).padStart(3, '0'))
  expect(await Promise.all(keys.map(save))).toEqual(keys)
  expect(await savedKeys()).toEqual(keys)
})

test('a failed unit is refused alone', async () => {
  const results = await Promise.allSettled([save('a'), save('a'), save('b')])
  expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await savedKeys()).toEqual(['a', 'b'])
})

test('the writes of a failed unit are rolled back', async () => {
  const failing = group.run(async (tx) => {
    await tx
      .insertInto('settings')
      .values({ key: 'lost', value: '1', updated_at: '2026-11-21T00:00:00.000Z' })
      .execute()
    throw new Error('changed its mind')
  })
  await Promise.allSettled([failing, save('kept')])
  expect(await savedKeys()).toEqual(['kept'])
})

test('a failed commit refuses all units', async () => {
  const breaking = group.run(async (tx) => {
    // A broken foreign key, which SQLite checks only at the commit.
    await sql`create table child (parent text references outbox (id) deferrable initially deferred)`.execute(tx)
    await sql`insert into child values ('nobody')`.execute(tx)
  })
  const results = await Promise.allSettled([breaking, save('beside')])
  expect(results.map((result) => result.status)).toEqual(['rejected', 'rejected'])
  expect(await savedKeys()).toEqual([])
})

test('a batch whose time is over leaves the rest to the next ones, in order', async () => {
  const slow = new GroupCommit(db, 0)
  const log: string[] = []
  const run = (name: string) =>
    slow
      .run(async () => {
        log.push(`${name} runs`)
      })
      .then(() => log.push(`${name} is answered`))
  await Promise.all(['a', 'b', 'c'].map(run))
  expect(log).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} runs`, `${name} is answered`]))
})
