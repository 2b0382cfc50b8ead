import { once } from 'node:events'
import { createRequire } from 'node:module'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '#server/config.ts'
import { accountForm } from '../support/accounts.ts'
import { openTestDatabase, type TestDatabase } from '../support/database.ts'
import { isPostgres, post, VALID_MESSAGE } from '../support/http.ts'
import { Browser } from '../support/http-browser.ts'
import { TEST_SECRET_KEY } from '../support/server-database.ts'

const ENTRY = path.resolve(import.meta.dirname, '../../build/server/index.js')
const MESSAGE = { ...VALID_MESSAGE, message: 'Do you answer in Irish? '.repeat(200) }

/** The built product in this process, where the test can limit its connection. */
async function startHere() {
  // Not by import, because Vitest would transform the whole bundle.
  const { createHttpServer, createProduct, openDeps } = createRequire(import.meta.url)(ENTRY)
  const database = await openTestDatabase()
  const { dataDir, databaseUrl } = database.config
  const env = { DATA_DIR: dataDir, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) }
  const deps = await openDeps(readConfig({ ...env, SECRET_KEY: TEST_SECRET_KEY, RATE_LIMITS: 'off' }), database.log)
  const product = createProduct(deps, 'production')
  const server = createHttpServer(product.listener)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(async () => {
    server.close()
    server.closeAllConnections()
    await product.stop()
    await deps.db.destroy()
    await database.close()
  })
  return { url: `http://127.0.0.1:${server.address().port}`, deps }
}

const CODE = isPostgres ? '53100' : 'SQLITE_FULL'

async function fillDisk({ db }: Pick<TestDatabase, 'db'>): Promise<void> {
  if (!isPostgres) {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
    await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(db)
    return
  }
  await sql`create function refuse_growth() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(db)
  for (const table of ['enquiries', 'settings']) {
    await sql`create trigger is_full before insert on ${sql.table(table)} execute function refuse_growth()`.execute(db)
  }
}

async function freeDisk({ db }: Pick<TestDatabase, 'db'>): Promise<void> {
  if (!isPostgres) await sql.raw('pragma max_page_count = 1000000').execute(db)
  else await sql`drop function refuse_growth() cascade`.execute(db)
}

test('on a full disk writes are refused and reads work, and freed space restores writes', async () => {
  const { url, deps } = await startHere()
  const browser = new Browser(url)
  await browser.post('/api/register', accountForm())
  const send = () => post({ url }, '/api/contact', MESSAGE)
  const ready = async () => (await fetch(`${url}/health/ready`)).status
  expect([(await send()).status, await ready()]).toEqual([201, 200])
  const errors = vi.spyOn(deps.log, 'error')

  await fillDisk(deps)
  // SQLite has a few free pages left.
  await vi.waitFor(async () => expect((await send()).status).toBe(503), { timeout: 20_000, interval: 0 })
  errors.mockClear()
  const refused = await Promise.all(Array.from({ length: 10 }, send))
  for (const response of refused) {
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
    expect(await response.json()).toMatchObject({ code: 'unavailable' })
  }
  const causes = errors.mock.calls.map(([line]) => (line as unknown as { err?: { code: string } }).err?.code)
  expect(causes.filter(Boolean)).toEqual(Array(10).fill(CODE))
  expect([await ready(), await ready()]).toEqual([503, 503])
  expect((await fetch(`${url}/health/live`)).status).toBe(200)
  for (const page of ['/', '/pricing']) expect((await fetch(url + page)).status).toBe(200)
  expect((await browser.get('/dashboard/business')).status).toBe(200)

  await freeDisk(deps)
  expect(await ready()).toBe(200)
  expect((await send()).status).toBe(201)
})
