import type { Config } from './config.ts'
import type { Deps } from './context.ts'
import { connectDatabase } from './database/connect.ts'
import { migrateToLatest } from './database/migrate.ts'
import { ensureSiteContent } from './domains/content/index.ts'
import { createLog, type Log } from './log.ts'

/** Opens the database, brings it up to date and gives a new one its first content. */
export async function openDeps(config: Config, log: Log = createLog()): Promise<Deps> {
  const deps: Deps = { config, log, db: connectDatabase(config, log), now: () => new Date() }
  try {
    const applied = await migrateToLatest(deps.db)
    if (applied.length > 0) log.info({ migrations: applied }, 'database brought up to date')
    await ensureSiteContent(deps)
    return deps
  } catch (error) {
    await deps.db.destroy()
    throw error
  }
}
