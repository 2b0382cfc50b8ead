import { isDeepStrictEqual } from 'node:util'
import { returnForm } from '#contracts/receptionist/publishing.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { returnKnowledge } from '../knowledge/index.ts'
import { getConfiguration, getDraft, storeDraft, storeVersion } from '../receptionists/index.ts'
import { followReturn } from './follow-return.ts'
import { getVersionHead } from './version-heads.ts'

/**
 * Publishes the content of an earlier version as the next one. Runs no checks, because the version was live before and
 * a return must work in an emergency. The draft follows, except for unpublished edits. Returns the number. Throws
 * `not_found`, and `conflict` when the form showed another live version.
 */
export async function returnToVersion(ctx: Ctx, input: unknown): Promise<number> {
  const { organisationId, userId } = requirePermission(ctx, 'receptionist.publish')
  const { number: target, live } = parseInput(returnForm, input)
  await getVersionHead(ctx, organisationId, target)
  return inTransaction(ctx, async (tx) => {
    await lockLive(tx, organisationId, live)
    if (target === live) throw new AppError('conflict', `Version ${target} is live already.`)
    const configuration = await getConfiguration(tx, organisationId, target)
    await moveDraft(tx, { organisationId, userId, live, target })
    const number = await storeVersion(tx, {
      organisationId,
      configuration,
      authorId: userId,
      returnedTo: target,
      storeKnowledge: (next) => returnKnowledge(tx, organisationId, { live, number: next, target }),
    })
    const subject = { kind: 'organisation', id: organisationId } as const
    await recordAudit(tx, 'receptionist.returned', subject, { version: number, to: target, from: live })
    return number
  })
}

async function lockLive(tx: Tx, organisationId: string, live: number): Promise<void> {
  const row = await tx.db
    .updateTable('receptionists')
    .set(({ ref }) => ({ version: ref('version') }))
    .where('organisation_id', '=', organisationId)
    .where('version', '=', live)
    .returning('version')
    .executeTakeFirst()
  if (row !== undefined) return
  throw new AppError(
    'conflict',
    'Somebody published another version meanwhile. Please look at what is live, then decide.',
  )
}

type Move = { organisationId: string; userId: string; live: number; target: number }

async function moveDraft(tx: Tx, { organisationId, userId, live, target }: Move): Promise<void> {
  const { configuration: draft } = await getDraft(tx, organisationId)
  const moved = followReturn({
    draft,
    live: await getConfiguration(tx, organisationId, live),
    target: await getConfiguration(tx, organisationId, target),
  })
  if (!isDeepStrictEqual(moved, draft)) await storeDraft(tx, organisationId, moved, userId)
}
