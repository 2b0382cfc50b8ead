import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { unhurried } from './dialects/impatient-client.ts'
import * as foundation from './migrations/0001-foundation.ts'
import * as accounts from './migrations/0002-accounts.ts'
import * as portals from './migrations/0003-portals.ts'
import * as billing from './migrations/0004-billing.ts'
import * as tools from './migrations/0005-tools.ts'
import * as support from './migrations/0006-support.ts'
import * as projects from './migrations/0007-projects.ts'
import * as chat from './migrations/0008-chat.ts'
import * as content from './migrations/0009-content.ts'
import * as administration from './migrations/0010-administration.ts'
import type { Database } from './schema.ts'

/** In order of their names. A released migration is never edited; a change is a new one. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-foundation': foundation,
  '0002-accounts': accounts,
  '0003-portals': portals,
  '0004-billing': billing,
  '0005-tools': tools,
  '0006-support': support,
  '0007-projects': projects,
  '0008-chat': chat,
  '0009-content': content,
  '0010-administration': administration,
}

export class MigrationError extends Error {
  override name = 'MigrationError'
}

/** Brings the database to this code's schema, under a lock: processes that start together apply each migration once. */
export async function migrateToLatest(db: Kysely<Database>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } })
  const { error, results = [] } = await unhurried(() => migrator.migrateToLatest())
  if (error !== undefined) throw explain(error)
  return results.map((result) => result.migrationName)
}

function explain(error: unknown): Error {
  const missing = error instanceof Error ? /previously executed migration (\S+) is missing/.exec(error.message) : null
  if (missing === null) return new MigrationError(`The database could not be brought up to date: ${reasonOf(error)}`)
  return new MigrationError(
    `The database is newer than this version of the program: it knows "${missing[1]}", this version does not. Start the newer version, or restore a backup.`,
  )
}

/** A refused connection has its reason in the code alone. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.message || String('code' in error ? error.code : error.name)
}
