import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, onTestFinished, test } from 'vitest'
import { createSqliteDialect } from './sqlite.ts'

function open() {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'sqlite-'))
  const db = new Kysely<Record<string, never>>({ dialect: createSqliteDialect(dataDir) })
  const neighbour = () => new SqliteDatabase(path.join(dataDir, 'ogham.sqlite'), { timeout: 0 })
  onTestFinished(async () => {
    await db.destroy()
    rmSync(dataDir, { recursive: true })
  })
  return { db, neighbour }
}

test('an acknowledged commit is on the disk, and foreign keys are enforced', async () => {
  const { db } = open()
  const setting = async (name: string) => Object.values((await sql.raw(`pragma ${name}`).execute(db)).rows[0] as object)
  expect(await setting('journal_mode')).toEqual(['wal'])
  expect(await setting('synchronous')).toEqual([2])
  expect(await setting('foreign_keys')).toEqual([1])
  expect(await setting('busy_timeout')).toEqual([5_000])
})

test('a transaction blocks writers of other processes before its first write', async () => {
  const { db, neighbour } = open()
  await sql`create table notes (text text)`.execute(db)
  const other = neighbour()
  await db.transaction().execute(async (tx) => {
    await sql`select * from notes`.execute(tx)
    expect(() => other.exec(`insert into notes values ('other')`)).toThrow(/database is locked/)
    await sql`insert into notes values ('own')`.execute(tx)
  })
  other.exec(`insert into notes values ('other')`)
  other.close()
  const { rows } = await sql`select text from notes`.execute(db)
  expect(rows).toEqual([{ text: 'own' }, { text: 'other' }])
})

test('a migration that fails leaves nothing behind', async () => {
  const { db } = open()
  const broken = {
    async up(tx: Kysely<never>) {
      await sql`create table half_done (id text)`.execute(tx)
      throw new Error('broken')
    },
  }
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => ({ broken }) } }).migrateToLatest()
  expect(error).toMatchObject({ message: 'broken' })
  const { rows } = await sql`select name from sqlite_master where name = 'half_done'`.execute(db)
  expect(rows).toEqual([])
})
