import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { connectDatabase } from '#server/database/connect.ts'
import { createLog } from '#server/log.ts'
import { testConfig } from './database.ts'
import { createTestDatabase } from './postgres-database.ts'

type Migration = { up(db: Kysely<never>): Promise<void> }

const MIGRATIONS = Object.entries(
  import.meta.glob<Migration>(['../../src/server/database/migrations/[0-9]*.ts', '!**/*.test.ts'], { eager: true }),
)
  .map(([file, { up }]) => ({ name: path.basename(file, '.ts'), up }))
  .toSorted((one, other) => one.name.localeCompare(other.name))

/** An empty database after the migrations before `name`, and a function that runs the rest. */
export async function openDatabaseBefore(name: string) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'ogham-old-'))
  const postgres = await createTestDatabase()
  const config = { ...testConfig(), dataDir, databaseUrl: postgres?.url }
  const db = connectDatabase(config, createLog('silent'))
  const run = async (migrations: typeof MIGRATIONS) => {
    for (const { up } of migrations) await up(db as unknown as Kysely<never>)
  }
  await run(MIGRATIONS.filter((migration) => migration.name < name))
  return {
    db,
    migrate: () => run(MIGRATIONS.filter((migration) => migration.name >= name)),
    close: async () => {
      await db.destroy()
      await postgres?.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
