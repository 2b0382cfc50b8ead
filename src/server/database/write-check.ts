import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Deps } from '../context.ts'
import { PostgresDatabase } from './postgres-database.ts'
import type { Database } from './schema.ts'

const refusing = new WeakSet<Kysely<Database>>()

/** Remembers that a database refused a write, until one succeeds. */
export function noteRefusedWrite(db: Kysely<Database>): void {
  refusing.add(db)
}

/** Whether writes work. After a refused one this tries another, so that recovery shows without a visitor's request. */
export async function canWrite({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<boolean> {
  if (!refusing.has(db)) return true
  try {
    await tryToWrite(db, now().toISOString())
    refusing.delete(db)
    return true
  } catch {
    return false
  }
}

const KEY = 'write_check'
/** More than the free pages of a full disk take, and random, as PostgreSQL compresses the rest. */
const BYTES = 500_000

async function tryToWrite(db: Kysely<Database>, updated_at: string): Promise<void> {
  const value = randomBytes(BYTES).toString('hex')
  await db
    .insertInto('settings')
    .values({ key: KEY, value, updated_at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at }))
    .execute()
  // SQLite writes to its log first, which has room left when the file itself can no longer grow.
  if (!(db instanceof PostgresDatabase)) await sql`pragma wal_checkpoint(passive)`.execute(db)
  await db.deleteFrom('settings').where('key', '=', KEY).execute()
}
