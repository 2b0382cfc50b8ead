import { randomBytes } from 'node:crypto'
import pg from 'pg'

export type PostgresDatabase = { name: string; url: string; drop: () => Promise<void> }

/** Creates a database on the PostgreSQL under test, empty or as a copy of the template. Undefined on SQLite. */
export async function createTestDatabase(template?: string): Promise<PostgresDatabase | undefined> {
  const server = process.env.TEST_DATABASE_URL
  if (server === undefined) return undefined
  const name = `test_${randomBytes(6).toString('hex')}`
  await runOn(server, `create database ${name} ${template === undefined ? '' : `template ${template}`}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { name, url: url.href, drop: () => runOn(server, `drop database if exists ${name} with (force)`) }
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
