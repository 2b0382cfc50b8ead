import type { Config } from './config.ts'
import type { Deps } from './context.ts'
import { connectDatabase } from './database/connect.ts'
import { prepareDataFolder } from './database/data-folder.ts'
import { explainFailure } from './database/explain-failure.ts'
import { migrateToLatest } from './database/migrate.ts'
import { withTimeLimit } from './database/time-limits.ts'
import { ensureSiteContent } from './domains/content/index.ts'
import { applyErasures } from './domains/privacy/index.ts'
import { LiveBus } from './live/live-bus.ts'
import { createLog, type Log } from './log.ts'
import { createKeyRing, findKeyRing } from './secrets/key-ring.ts'
import { findFittingKeys, registerCurrentKey } from './secrets/registered-keys.ts'
import { sealPlainSecrets } from './secrets/reseal-secrets.ts'

/**
 * Opens and migrates the database, writes the first content of a new one, encrypts plain secrets, and repeats erasures
 * after a restore.
 */
export async function openDeps(config: Config, log: Log = createLog()): Promise<Deps> {
  // Without MAIL_URL, both database engines write mails to the data folder.
  if (config.mailUrl === undefined) prepareDataFolder(config.dataDir)
  const db = connectDatabase(config, log)
  try {
    // Before the migrations, so that a start without the right key changes nothing.
    const keyRing = await findFittingKeys({ db, config }, () => findKeyRing(config, log))
    const applied = await migrateToLatest(db)
    if (applied.length > 0) log.info({ migrations: applied }, 'database migrated')
    const secrets = keyRing ?? createKeyRing(config, log)
    const deps: Deps = { config, log, db, secrets, now: () => new Date(), live: new LiveBus() }
    await registerCurrentKey(deps)
    await sealPlainSecrets({ ...withTimeLimit(deps, 'job'), actor: { kind: 'job', name: 'start' }, requestId: '' })
    await ensureSiteContent(deps)
    await applyErasures(deps)
    return deps
  } catch (error) {
    await db.destroy()
    throw explainFailure(error, config)
  }
}
