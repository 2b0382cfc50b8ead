import type { Config } from './config.ts'
import type { Deps } from './context.ts'
import { connectDatabase } from './database/connect.ts'
import { prepareDataFolder } from './database/data-folder.ts'
import { explainFailure } from './database/explain-failure.ts'
import { migrateToLatest } from './database/migrate.ts'
import { ensureSiteContent } from './domains/content/index.ts'
import { applyErasures } from './domains/privacy/index.ts'
import { LiveBus } from './live/bus.ts'
import { createLog, type Log } from './log.ts'

/** Opens the database, brings it up to date, gives a new one its first content and a restored one its erasures. */
export async function openDeps(config: Config, log: Log = createLog()): Promise<Deps> {
  // Without MAIL_URL mails are written there, whichever database is used.
  if (config.mailUrl === undefined) prepareDataFolder(config.dataDir)
  const deps: Deps = { config, log, db: connectDatabase(config, log), now: () => new Date(), live: new LiveBus() }
  try {
    const applied = await migrateToLatest(deps.db)
    if (applied.length > 0) log.info({ migrations: applied }, 'database brought up to date')
    await ensureSiteContent(deps)
    await applyErasures(deps)
    return deps
  } catch (error) {
    await deps.db.destroy()
    throw explainFailure(error, config)
  }
}
