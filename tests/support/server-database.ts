import { copyFile } from 'node:fs/promises'
import { sqliteFilePath } from '#server/database/dialects/sqlite-file.ts'
import { createTestDatabase, type PostgresDatabase } from './postgres-database.ts'

/** The template that new databases are copied from: an SQLite file or a PostgreSQL database, see prepare-servers.ts. */
export const TEMPLATE_VARIABLE = 'TEST_DATABASE_TEMPLATE'

/** The key of the template and of all its copies. */
export const TEST_SECRET_KEY = Buffer.alloc(32, 'key of tests').toString('base64')

/**
 * A new database for a server with its files in `dataDir`: a copy of the template if there is one, or else empty.
 * Undefined on SQLite.
 */
export async function createServerDatabase(dataDir: string): Promise<PostgresDatabase | undefined> {
  const template = process.env[TEMPLATE_VARIABLE]
  const postgres = await createTestDatabase(template)
  if (postgres === undefined && template !== undefined) await copyFile(template, sqliteFilePath(dataDir))
  return postgres
}
