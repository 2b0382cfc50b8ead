import { randomUUID } from 'node:crypto'
import { readConfig } from './config.ts'
import type { Ctx } from './context.ts'
import { withTimeLimit } from './database/time-limits.ts'
import { inTransaction } from './database/transaction.ts'
import { openDeps } from './deps.ts'
import { recordAudit } from './domains/audit/index.ts'
import { createLog } from './log.ts'
import { forgetOtherKeys } from './secrets/registered-keys.ts'
import { hasOtherSecrets, resealSecrets } from './secrets/reseal-secrets.ts'

type Rotation = {
  keyId: string
  /** Source of the keys: `SECRET_KEY`, or the path of the key file. */
  source: string
  count: number
  failures: string[]
  /** Ids of the keys that the database no longer needs. */
  forgotten: string[]
  /** True when another process encrypted a value with an older key meanwhile. */
  isIncomplete: boolean
}

/** Runs `npm run secrets:rotate`, whether or not the product runs. */
export async function rotateSecretsFromCommandLine(env: NodeJS.ProcessEnv): Promise<Rotation> {
  const deps = await openDeps(readConfig(env), createLog('silent'))
  try {
    const actor = { kind: 'job' as const, name: 'secrets:rotate' }
    return await rotateSecrets({ ...withTimeLimit(deps, 'job'), actor, requestId: randomUUID() })
  } finally {
    await deps.db.destroy()
  }
}

/**
 * Encrypts all secrets with the current key, and forgets the other keys when no secret needs them. A run after an
 * interrupted one continues with the rest.
 */
export async function rotateSecrets(ctx: Ctx): Promise<Rotation> {
  const { current, source } = ctx.secrets
  const { count, failures } = await resealSecrets(ctx, [current.id])
  return inTransaction(ctx, async (tx) => {
    const isIncomplete = await hasOtherSecrets(tx, [current.id])
    const forgotten = isIncomplete ? [] : await forgetOtherKeys(tx)
    if (count + forgotten.length > 0) {
      await recordAudit(tx, 'secrets.rotated', { kind: 'secret_key', id: current.id }, { count, forgotten })
    }
    return { keyId: current.id, source, count, failures, forgotten, isIncomplete }
  })
}
