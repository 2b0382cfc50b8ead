import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type Socket } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import SqliteDatabase from 'better-sqlite3'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { openDeps } from '#server/deps.ts'
import { createLog } from '#server/log.ts'
import { isPostgres } from '../support/http.ts'
import { createTestDatabase } from '../support/postgres-database.ts'
import { TEST_SECRET_KEY } from '../support/server-database.ts'
import { emptyFolder, spawnProduct } from '../support/start-expecting-failure.ts'

const isRoot = process.getuid?.() === 0
const NOBODY = 65_534

/** Expects a start error with one sentence for the operator, without the password. */
async function expectRefusal(env: Record<string, string>, message: RegExp): Promise<void> {
  const config = readConfig({ DATA_DIR: emptyFolder(), SECRET_KEY: TEST_SECRET_KEY, ...env })
  const error = await openDeps(config, createLog('silent')).then(
    () => undefined,
    (reason: Error) => reason,
  )
  expect([error?.name, error?.message]).toEqual(['StartError', expect.stringMatching(message)])
  expect(error?.message).not.toMatch(/secret-password|\n/)
}

/** The same for the whole product, which prints the sentence and exits with 1. */
async function expectEnd(env: Record<string, string>, message: RegExp, uid?: number): Promise<void> {
  const child = spawnProduct(env, uid)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const giveUp = setTimeout(() => child.kill('SIGKILL'), 60_000)
  const [code] = await once(child, 'close')
  clearTimeout(giveUp)
  expect([output, code]).toEqual([expect.stringMatching(message), 1])
  expect(output).toMatch(/^Cannot start\.\n[^\n]+\n$/)
}

let whole: string
beforeAll(async () => {
  if (isPostgres) return
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'ogham-whole-'))
  const { db } = await openDeps(readConfig({ DATA_DIR: dataDir, SECRET_KEY: TEST_SECRET_KEY }), createLog('silent'))
  await db.destroy()
  whole = path.join(dataDir, 'ogham.sqlite')
  return () => rmSync(dataDir, { recursive: true, force: true })
})

/** A folder with a database of the product, and its file. */
function copyOfDatabase() {
  const dataDir = emptyFolder()
  const file = path.join(dataDir, 'ogham.sqlite')
  copyFileSync(whole, file)
  return { dataDir, file }
}

test.skipIf(isPostgres)('an empty database file stops the start, because data was lost', async () => {
  const dataDir = emptyFolder()
  const file = path.join(dataDir, 'ogham.sqlite')
  writeFileSync(file, '')
  await expectEnd({ DATA_DIR: dataDir }, /ogham\.sqlite is empty: .*Restore a backup.*delete the file/)
  expect(statSync(file).size).toBe(0)
})

test.skipIf(isPostgres)('a truncated database file is refused unchanged, with and without its log', async () => {
  const { dataDir, file } = copyOfDatabase()
  const { size } = statSync(file)
  truncateSync(file, size - 3 * 4096)
  await expectRefusal({ DATA_DIR: dataDir }, /ogham\.sqlite is cut off: 3 pages .*Restore a backup/)
  expect(statSync(file).size).toBe(size - 3 * 4096)

  copyFileSync(whole, file)
  const database = new SqliteDatabase(file)
  database.exec(`update site_revision set revision = revision + 1`)
  const log = readFileSync(`${file}-wal`)
  database.close()
  writeFileSync(`${file}-wal`, log)
  truncateSync(file, size - 4096)
  await expectRefusal({ DATA_DIR: dataDir }, /is cut off: 1 pages/)
})

test.skipIf(isPostgres)('a killed checkpoint loses nothing: the log has the missing pages', async () => {
  const { dataDir, file } = copyOfDatabase()
  const before = statSync(file).size
  const database = new SqliteDatabase(file)
  database.exec(`insert into settings (key, value, updated_at) values ('large', '${'x'.repeat(50_000)}', 'now')`)
  const log = readFileSync(`${file}-wal`)
  database.close()
  // SQLite writes the header first, so it counts pages that only the log has.
  truncateSync(file, before)
  writeFileSync(`${file}-wal`, log)
  const { db } = await openDeps(readConfig({ DATA_DIR: dataDir, SECRET_KEY: TEST_SECRET_KEY }), createLog('silent'))
  onTestFinished(() => db.destroy())
  const { value } = await db.selectFrom('settings').select('value').where('key', '=', 'large').executeTakeFirstOrThrow()
  expect(value).toHaveLength(50_000)
})

test.skipIf(isPostgres)('a log without its database is refused', async () => {
  const dataDir = emptyFolder()
  writeFileSync(path.join(dataDir, 'ogham.sqlite-wal'), 'x'.repeat(5_000))
  await expectRefusal({ DATA_DIR: dataDir }, /ogham\.sqlite is missing, but .*ogham\.sqlite-wal is there/)
  expect(existsSync(path.join(dataDir, 'ogham.sqlite'))).toBe(false)
})

test.skipIf(isPostgres)('a folder where the database file should be is refused', async () => {
  const dataDir = emptyFolder()
  mkdirSync(path.join(dataDir, 'ogham.sqlite'))
  await expectRefusal({ DATA_DIR: dataDir }, /ogham\.sqlite is not a file/)
})

test('a file in place of the data folder is refused by its path', async () => {
  const file = path.join(emptyFolder(), 'data')
  writeFileSync(file, '')
  const database = await createTestDatabase()
  onTestFinished(async () => database?.drop())
  const engine = database === undefined ? {} : { DATABASE_URL: database.url }
  for (const dataDir of [file, path.join(file, 'below')]) {
    const message = /The data folder \S+ cannot be used: there is a file where a folder should be/
    await expectRefusal({ DATA_DIR: dataDir, ...engine }, message)
  }
})

// Root may write everywhere, so root starts the product as another user.
test.skipIf(isPostgres || !isRoot)('a folder without write permission is refused', async () => {
  const dataDir = emptyFolder()
  chmodSync(dataDir, 0o755)
  await expectEnd({ DATA_DIR: dataDir }, /The data folder \S+ cannot be used: this user may not write/, NOBODY)
  const { dataDir: shared, file } = copyOfDatabase()
  chmodSync(shared, 0o777)
  chmodSync(file, 0o444)
  await expectEnd({ DATA_DIR: shared }, /cannot be used: this user may not write|cannot be written to/, NOBODY)
})

test("another program's database is left unchanged", async () => {
  const message = /belongs to another program: it has the table "invoices_of_others"/
  const database = await createTestDatabase()
  const dataDir = emptyFolder()
  if (database === undefined) {
    const other = new SqliteDatabase(path.join(dataDir, 'ogham.sqlite'))
    other.exec('create table invoices_of_others (id integer)')
    other.close()
    await expectRefusal({ DATA_DIR: dataDir }, message)
  } else {
    onTestFinished(database.drop)
    const client = new (await import('pg')).default.Client({ connectionString: database.url })
    await client.connect()
    await client.query('create table invoices_of_others (id integer)')
    await client.end()
    await expectRefusal({ DATA_DIR: dataDir, DATABASE_URL: database.url }, message)
  }
})

test.runIf(isPostgres)('a missing PostgreSQL database or user is named, the password never', async () => {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '')
  url.password = 'secret-password'
  url.pathname = '/nowhere'
  await expectRefusal({ DATABASE_URL: url.href }, /has no database "nowhere"\. Create it \(createdb nowhere\)/)
  url.username = 'nobody_here'
  await expectRefusal({ DATABASE_URL: url.href }, /refuses the user "nobody_here"\. Check user and password/)
})

/** A server that passes each connection to a function. */
async function listen(onConnection: (socket: Socket) => void): Promise<string> {
  const server = createServer(onConnection)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  return `127.0.0.1:${(server.address() as { port: number }).port}`
}

const urlOf = (host: string) => `postgres://user:secret-password@${host}/none`

test('an unreachable PostgreSQL is named without the password', async () => {
  const refuse = (host: string, message: RegExp) => expectRefusal({ DATABASE_URL: urlOf(host) }, message)
  await refuse('127.0.0.1:1', /PostgreSQL at 127\.0\.0\.1:1 cannot be reached: nothing listens there/)
  await refuse(
    'no-such-host.invalid',
    /PostgreSQL at no-such-host\.invalid:5432 cannot be reached: the host is not known/,
  )
  const wrongPassword = Buffer.from('SFATAL\0C28P01\0Mpassword authentication failed\0\0')
  const head = Buffer.from([0x45, 0, 0, 0, wrongPassword.length + 4])
  const strict = await listen((socket) => socket.once('data', () => socket.end(Buffer.concat([head, wrongPassword]))))
  await refuse(strict, /refuses the user "user"\. Check user and password in DATABASE_URL/)
})

test('a silent PostgreSQL ends the start', async () => {
  const silent = await listen((socket) => socket.on('error', () => {}))
  await expectEnd({ DATA_DIR: emptyFolder(), DATABASE_URL: urlOf(silent) }, /PostgreSQL at \S+ does not answer/)
})
