import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Config, readConfig } from '#server/config.ts'
import type { Ctx, Deps, Tx } from '#server/context.ts'
import { connectDatabase } from '#server/database/connect.ts'
import { sqliteFilePath } from '#server/database/dialects/sqlite-file.ts'
import { openDeps } from '#server/deps.ts'
import { LiveBus } from '#server/live/live-bus.ts'
import { createLog } from '#server/log.ts'
import { buildKeyRing, type KeyRing } from '#server/secrets/key-ring.ts'
import { createTestDatabase } from './postgres-database.ts'
import { TEMPLATE_VARIABLE, TEST_SECRET_KEY } from './server-database.ts'

export type TestClock = { now(): Date; set(instant: string): void; advance(ms: number): void }

export type TestDeps = Deps & { clock: TestClock }

export type TestDatabase = TestDeps & {
  /** Another connection to the same database, as of another process. */
  connectAgain(): TestDeps
  /** Closes all connections and removes the database. */
  close(): Promise<void>
}

/** A clock that stands still until moved. */
export function testClock(instant = '2026-11-21T09:30:00.000Z'): TestClock {
  let ms = Date.parse(instant)
  return {
    now: () => new Date(ms),
    set: (next) => {
      ms = Date.parse(next)
    },
    advance: (by) => {
      ms += by
    },
  }
}

/** A clock that runs, and can be moved ahead. */
export function runningClock(): TestClock {
  let offset = 0
  return {
    now: () => new Date(Date.now() + offset),
    set: (instant) => {
      offset = Date.parse(instant) - Date.now()
    },
    advance: (by) => {
      offset += by
    },
  }
}

export function testConfig(overrides: Partial<Config> = {}): Config {
  const env = { APP_URL: 'https://ogham.example', RATE_LIMITS: 'off', SECRET_KEY: TEST_SECRET_KEY }
  return { ...readConfig(env), ...overrides }
}

/** The keys of a process. The first one encrypts. */
export function testKeyRing(text = TEST_SECRET_KEY): KeyRing {
  const { secretKeys } = readConfig({ SECRET_KEY: text })
  if (secretKeys === undefined) throw new Error('no keys')
  return buildKeyRing(secretKeys)
}

/** The deps of a process around the given database, with a movable clock and a silent log. */
export function testDeps(overrides: Pick<Deps, 'db'> & Partial<TestDeps>): TestDeps {
  const clock = overrides.clock ?? testClock()
  const log = createLog('silent')
  const config = testConfig()
  return { config, secrets: testKeyRing(), log, now: clock.now, clock, live: new LiveBus(), ...overrides }
}

/** Fixtures write outside of any transaction. */
export const asTx = (ctx: Ctx): Tx => ctx as Tx

/** The ctx for a verb. */
export function testCtx(deps: Deps, actor: Ctx['actor'] = { kind: 'visitor' }): Ctx {
  return { ...deps, actor, requestId: randomUUID() }
}

/** A new migrated database: SQLite in a temporary folder, or PostgreSQL if TEST_DATABASE_URL is set. */
export async function openTestDatabase(overrides: Partial<TestDeps> = {}): Promise<TestDatabase> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'ogham-test-'))
  const template = process.env[TEMPLATE_VARIABLE]
  const postgres = await createTestDatabase(template)
  const config = { ...testConfig(overrides.config), dataDir, databaseUrl: postgres?.url }
  if (postgres === undefined) await writeFile(sqliteFilePath(dataDir), await migratedSqlite())
  else if (template === undefined) await migrate(config)
  const deps = testDeps({ ...overrides, config, db: connectDatabase(config, createLog('silent')) })
  const connections = [deps.db]
  return {
    ...deps,
    connectAgain() {
      const again = { ...deps, live: new LiveBus(), db: connectDatabase(config, deps.log) }
      connections.push(again.db)
      return again
    },
    async close() {
      for (const connection of connections) await connection.destroy()
      await postgres?.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

let sqliteTemplate: Promise<Buffer> | undefined

/** Each process migrates once and copies the result, because migrations take longer than most tests. */
function migratedSqlite(): Promise<Buffer> {
  sqliteTemplate ??= readTemplate()
  return sqliteTemplate
}

async function readTemplate(): Promise<Buffer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'ogham-template-'))
  await migrate({ dataDir, databaseUrl: undefined })
  const bytes = await readFile(sqliteFilePath(dataDir))
  await rm(dataDir, { recursive: true })
  return bytes
}

/** Makes a new database as a first start does. */
export async function migrate(database: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<void> {
  const { db } = await openDeps({ ...testConfig(), ...database }, createLog('silent'))
  await db.destroy()
}
