import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Deps } from '../context.ts'
import { PostgresDatabase } from './postgres-database.ts'
import type { Database } from './schema.ts'

const refusing = new WeakSet<Kysely<Database>>()

/** Remembers that the database refused a write, until `canWrite` succeeds. */
export function recordRefusedWrite(db: Kysely<Database>): void {
  refusing.add(db)
}

/** Whether writes work. After a refused write this tries one, so that recovery shows without a visitor's request. */
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

const PROBE_KEY = 'write_check'
/** More than fits into the free pages of a full database. Random, because PostgreSQL compresses other data. */
const PROBE_BYTES = 500_000

async function tryToWrite(db: Kysely<Database>, updated_at: string): Promise<void> {
  const value = randomBytes(PROBE_BYTES).toString('hex')
  await db
    .insertInto('settings')
    .values({ key: PROBE_KEY, value, updated_at })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at }))
    .execute()
  // SQLite writes to its log first. The log may have room left when the database file cannot grow.
  if (!(db instanceof PostgresDatabase)) await sql`pragma wal_checkpoint(passive)`.execute(db)
  await db.deleteFrom('settings').where('key', '=', PROBE_KEY).execute()
}
