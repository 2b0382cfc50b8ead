import { copyFile } from 'node:fs/promises'
import { sqliteFilePath } from '#server/database/dialects/sqlite-file.ts'
import { createTestDatabase, type PostgresDatabase } from './postgres-database.ts'

/** Names what new databases are copied from: a file of SQLite or a database of PostgreSQL; see prepare-servers.ts. */
export const TEMPLATE_VARIABLE = 'TEST_DATABASE_TEMPLATE'

/** The key of the template, so of every copy of it. */
export const TEST_SECRET_KEY = Buffer.alloc(32, 'key of tests').toString('base64')

/**
 * A new database for a server that keeps its files in `dataDir`: as a first start leaves it if there is a template, else
 * empty. Answers undefined when the tests run on SQLite.
 */
export async function createServerDatabase(dataDir: string): Promise<PostgresDatabase | undefined> {
  const template = process.env[TEMPLATE_VARIABLE]
  const postgres = await createTestDatabase(template)
  if (postgres === undefined && template !== undefined) await copyFile(template, sqliteFilePath(dataDir))
  return postgres
}
