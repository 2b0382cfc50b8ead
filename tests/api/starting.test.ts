import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { connectDatabase } from '#server/database/connect.ts'
import { createLog } from '#server/log.ts'
import { isPostgres } from '../support/http.ts'
import { createTestDatabase } from '../support/postgres-database.ts'
import { startServer } from '../support/server.ts'
import { createServerDatabase } from '../support/server-database.ts'
import { emptyFolder, spawnProduct, startExpectingFailure } from '../support/start-expecting-failure.ts'

test('parallel starts on an empty database all become ready and apply each migration once', async () => {
  const database = await createTestDatabase()
  const env = { DATA_DIR: emptyFolder(), ...(database ? { DATABASE_URL: database.url } : { SECRET_KEY: '' }) }
  const servers = await Promise.all(Array.from({ length: 3 }, () => startServer(env)))
  onTestFinished(async () => {
    for (const server of servers) await server.end('SIGKILL')
    await database?.drop()
  })
  for (const server of servers) {
    expect((await fetch(`${server.url}/health/ready`)).status).toBe(200)
    expect((await fetch(server.url)).status).toBe(200)
  }
  const applied = servers.flatMap((server) => server.output().match(/"migrations":\[[^\]]+\]/g) ?? [])
  expect(applied).toHaveLength(1)
  const keyFiles = readdirSync(env.DATA_DIR).filter((name) => name.startsWith('secret.key'))
  expect(keyFiles).toEqual(isPostgres ? [] : ['secret.key'])
})

test('the next start completes one that was killed at any moment', async () => {
  const database = await createTestDatabase()
  const env = { DATA_DIR: emptyFolder(), ...(database ? { DATABASE_URL: database.url } : { SECRET_KEY: '' }) }
  for (const delay of [200, 275, 350, 425, 500, 600]) {
    const child = spawnProduct(env)
    setTimeout(() => child.kill('SIGKILL'), delay)
    await once(child, 'exit')
  }
  const server = await startServer(env)
  onTestFinished(async () => {
    await server.end('SIGKILL')
    await database?.drop()
  })
  expect((await fetch(`${server.url}/health/ready`)).status).toBe(200)
  expect((await fetch(server.url)).status).toBe(200)
})

test("a newer version's database is refused by name", async () => {
  const dataDir = emptyFolder()
  const database = await createServerDatabase(dataDir)
  const db = connectDatabase({ dataDir, databaseUrl: database?.url }, createLog('silent'))
  onTestFinished(async () => {
    await db.destroy()
    await database?.drop()
  })
  await sql`insert into kysely_migration (name, timestamp) values ('9999-from-tomorrow', '2099-01-01T00:00:00.000Z')`.execute(
    db,
  )
  const { code, said } = await startExpectingFailure({
    DATA_DIR: dataDir,
    ...(database && { DATABASE_URL: database.url }),
  })
  expect(code).toBe(1)
  expect(said).toMatch(/^Cannot start\.\nThe database is newer than this version .*"9999-from-tomorrow"/m)
  expect(said).not.toMatch(/^\s+at /m)
})

test('an invalid setting stops the start with its name', async () => {
  const { code, said } = await startExpectingFailure({ PORT: 'http', DATABASE_ULR: 'x' })
  expect(code).toBe(1)
  expect(said).toContain('PORT: must be a number from 0 to 65535')
  expect(said).toContain('DATABASE_ULR: unknown variable, did you mean DATABASE_URL?')
  expect(said).not.toMatch(/^\s+at /m)
})

test('a port in use is named', async () => {
  const other = createServer()
  await once(other.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void other.close())
  const { code, said } = await startExpectingFailure({ PORT: String((other.address() as { port: number }).port) })
  expect(code).toBe(1)
  expect(said).toMatch(/Cannot start\.\n.*address already in use/)
  expect(said).not.toMatch(/^\s+at /m)
})

test.skipIf(isPostgres)('only the owner may read the data folder and its files', async () => {
  const dataDir = path.join(emptyFolder(), 'new', 'data')
  const server = await startServer({ DATA_DIR: dataDir, SECRET_KEY: '' })
  onTestFinished(server.stop)
  const mode = (name: string) => (statSync(path.join(dataDir, name)).mode & 0o777).toString(8)
  expect(mode('.')).toBe('700')
  const files = readdirSync(dataDir).filter((name) => name === 'secret.key' || name.includes('sqlite'))
  expect(files.length).toBeGreaterThanOrEqual(3)
  expect(files.map(mode)).toEqual(files.map(() => '600'))
})
