import fs, { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createSqliteDialect } from './sqlite.ts'

function open() {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'sqlite-'))
  const db = new Kysely<Record<string, never>>({ dialect: createSqliteDialect(dataDir) })
  const file = path.join(dataDir, 'ogham.sqlite')
  const neighbour = () => new SqliteDatabase(file, { timeout: 0 })
  onTestFinished(async () => {
    await db.destroy()
    rmSync(dataDir, { recursive: true })
  })
  return { db, file, neighbour }
}

/** Every sync of the disk waits until the test lets it end, with an error or without. */
function holdSyncs() {
  const held: ((error?: Error) => void)[] = []
  const sync = vi.spyOn(fs, 'fdatasync').mockImplementation((_, done) => void held.push((error) => done(error ?? null)))
  onTestFinished(() => sync.mockRestore())
  const next = () => vi.waitFor(() => held.shift() ?? Promise.reject(new Error('nothing waits for the disk')))
  return { next, count: () => sync.mock.calls.length }
}

test.each(['alone', 'in a transaction'])('a write %s is acknowledged when it is on the disk', async (how) => {
  const { db } = open()
  await sql`create table notes (text text)`.execute(db)
  const insert = sql`insert into notes values ('kept')`
  const syncs = holdSyncs()
  const log: string[] = []
  const writing = how === 'alone' ? insert.execute(db) : db.transaction().execute((tx) => insert.execute(tx))
  const written = writing.then(() => log.push('acknowledged'))
  const endSync = await syncs.next()
  log.push('on the disk')
  endSync()
  await written
  expect(log).toEqual(['on the disk', 'acknowledged'])
  expect(syncs.count()).toBe(1)
})

test('what the disk refuses is refused, and is in the file before the next write', async () => {
  const { db, file } = open()
  await sql`create table notes (text text)`.execute(db)
  const syncs = holdSyncs()
  const write = (text: string) => db.transaction().execute((tx) => sql`insert into notes values (${text})`.execute(tx))
  const refused = expect(write('refused')).rejects.toMatchObject({ code: 'EIO' })
  const fail = await syncs.next()
  fail(Object.assign(new Error('i/o error'), { code: 'EIO' }))
  await refused
  const written = write('kept')
  const endSync = await syncs.next()
  const withoutLog = `${file}.copy`
  fs.copyFileSync(file, withoutLog)
  endSync()
  await written
  const copy = new SqliteDatabase(withoutLog)
  onTestFinished(() => void copy.close())
  expect(copy.prepare('select text from notes').pluck().all()).toEqual(['refused'])
})

test('reading, and a transaction that is rolled back, wait for no disk', async () => {
  const { db } = open()
  await sql`create table notes (text text)`.execute(db)
  const syncs = holdSyncs()
  await sql`select * from notes`.execute(db)
  await db.transaction().execute((tx) => sql`select * from notes`.execute(tx))
  const broken = db.transaction().execute(async (tx) => {
    await sql`insert into notes values ('lost')`.execute(tx)
    throw new Error('changed its mind')
  })
  await expect(broken).rejects.toThrow('changed its mind')
  await db.transaction().execute((tx) => sql`select * from notes`.execute(tx))
  expect(syncs.count()).toBe(0)
})

test('the log cannot corrupt the file, foreign keys are enforced, and a writer waits for others', async () => {
  const { db } = open()
  const setting = async (name: string) => Object.values((await sql.raw(`pragma ${name}`).execute(db)).rows[0] as object)
  expect(await setting('journal_mode')).toEqual(['wal'])
  // NORMAL: SQLite waits for the disk before it copies the log. The tests above are about commits.
  expect(await setting('synchronous')).toEqual([1])
  expect(await setting('foreign_keys')).toEqual([1])
  expect(await setting('busy_timeout')).toEqual([5_000])
  // 2 is MEMORY.
  expect(await setting('temp_store')).toEqual([2])
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
