import { randomUUID } from 'node:crypto'
import { readConfig } from './config.ts'
import type { Ctx } from './context.ts'
import { connectDatabase } from './database/connect.ts'
import { explainFailure } from './database/explain-failure.ts'
import { migrateToLatest } from './database/migrate.ts'
import { withTimeLimit } from './database/time-limits.ts'
import { inTransaction } from './database/transaction.ts'
import { recordAudit } from './domains/audit/index.ts'
import { LiveBus } from './live/live-bus.ts'
import { createLog } from './log.ts'
import { createKeyRing, findKeyRing } from './secrets/key-ring.ts'
import { forgetLostSecrets, type LostSecrets, listLostSecrets } from './secrets/lost-secrets.ts'

/** What `npm run secrets:forget` found, and whether it was removed. */
type Forgetting = LostSecrets & {
  /** Source of the keys: `SECRET_KEY`, or the path of the key file. Undefined without any key. */
  source: string | undefined
  isDone: boolean
}

/**
 * Runs `npm run secrets:forget` for a database that the product cannot start with, because a key is lost. Without
 * confirmation it only reads.
 */
export async function forgetSecretsFromCommandLine(env: NodeJS.ProcessEnv, isConfirmed: boolean): Promise<Forgetting> {
  const config = readConfig(env)
  const log = createLog('silent')
  const db = connectDatabase(config, log)
  try {
    const keyRing = findKeyRing(config, log)
    const lost = await listLostSecrets(withTimeLimit({ db, config }, 'job').db, keyRing)
    const isNeeded = lost.secrets.length + lost.keyIds.length > 0
    if (!isConfirmed || !isNeeded) return { ...lost, source: keyRing?.source, isDone: false }
    await migrateToLatest(db)
    const secrets = keyRing ?? createKeyRing(config, log)
    const deps = { config, log, db, secrets, now: () => new Date(), live: new LiveBus() }
    const actor = { kind: 'job' as const, name: 'secrets:forget' }
    const forgotten = await forgetSecrets({ ...withTimeLimit(deps, 'job'), actor, requestId: randomUUID() })
    return { ...forgotten, source: secrets.source, isDone: true }
  } catch (error) {
    throw explainFailure(error, config)
  } finally {
    await db.destroy()
  }
}

/**
 * Removes the secrets that no key of this process decrypts, and the registration of missing keys. Two-factor sign-in
 * stays on: people sign in with a recovery code, or an administrator resets it.
 */
export function forgetSecrets(ctx: Ctx): Promise<LostSecrets> {
  return inTransaction(ctx, async (tx) => {
    const lost = await forgetLostSecrets(tx)
    const count = lost.secrets.length
    if (count + lost.keyIds.length > 0) {
      const about = { kind: 'secret_key', id: tx.secrets.current.id }
      await recordAudit(tx, 'secrets.forgotten', about, { count, forgotten: lost.keyIds })
    }
    return lost
  })
}
