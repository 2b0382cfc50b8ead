import { randomBytes } from 'node:crypto'
import pg from 'pg'

export type PostgresDatabase = { name: string; url: string; drop: () => Promise<void> }

/** Creates a database on the PostgreSQL under test, empty or as a copy of the template. Undefined on SQLite. */
export async function createTestDatabase(template?: string): Promise<PostgresDatabase | undefined> {
  const server = process.env.TEST_DATABASE_URL
  if (server === undefined) return undefined
  const name = `test_${randomBytes(6).toString('hex')}`
  // Copies the files of the template, in a third of the time that PostgreSQL needs to log their pages.
  const copy = template === undefined ? '' : `template ${template} strategy file_copy`
  await runOn(server, `create database ${name} ${copy}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { name, url: url.href, drop: () => runOn(server, `drop database if exists ${name} with (force)`) }
}

let pool: pg.Pool | undefined

/** All statements of a process share a connection, because PostgreSQL starts a process for each connection. */
async function runOn(url: string, statement: string): Promise<void> {
  pool ??= new pg.Pool({ connectionString: url, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true })
  await pool.query(statement)
}
