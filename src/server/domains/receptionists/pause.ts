import { requirePermission } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { keptQuery } from '../../database/kept-query.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { AuditAction } from '../audit/index.ts'
import { recordAudit } from '../audit/index.ts'
import { getOwnReceptionist } from './find-receptionist.ts'

/** Start and author of a pause. `by` is null for an erased account. */
export type Pause = { at: string; by: string | null }

const findPause = keptQuery((db, { id }: { id: string }) =>
  db
    .selectFrom('receptionists')
    .leftJoin('users', 'users.id', 'receptionists.paused_by')
    .select(['paused_at', 'first_name'])
    .where('receptionists.organisation_id', '=', id),
)

/** Returns the pause of an organisation's receptionist. Null while it answers. */
export async function getPause(ctx: Pick<Ctx, 'db'>, organisationId: string): Promise<Pause | null> {
  const [row] = await findPause(ctx, { id: organisationId })
  return row?.paused_at ? { at: row.paused_at, by: row.first_name || null } : null
}

/**
 * Pauses the receptionist from the next message on: it makes its disclosure, answers emergencies and takes messages.
 * Does nothing when it is already paused.
 */
export async function pauseAnswering(ctx: Ctx): Promise<void> {
  const { userId } = requirePermission(ctx, 'receptionist.pause')
  await change(ctx, { paused_at: ctx.now().toISOString(), paused_by: userId }, 'receptionist.paused')
}

/** Ends the pause from the next message on. */
export async function resumeAnswering(ctx: Ctx): Promise<void> {
  requirePermission(ctx, 'receptionist.pause')
  await change(ctx, { paused_at: null, paused_by: null }, 'receptionist.resumed')
}

type PauseColumns = { paused_at: string | null; paused_by: string | null }

async function change(ctx: Ctx, columns: PauseColumns, action: AuditAction): Promise<void> {
  const { organisationId } = await getOwnReceptionist(ctx)
  await inTransaction(ctx, async (tx) => {
    const changed = await tx.db
      .updateTable('receptionists')
      .set(columns)
      .where('organisation_id', '=', organisationId)
      .where('paused_at', columns.paused_at === null ? 'is not' : 'is', null)
      .returning('organisation_id')
      .executeTakeFirst()
    if (changed !== undefined) await recordAudit(tx, action, { kind: 'organisation', id: organisationId })
  })
}
