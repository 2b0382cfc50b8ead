import { statusChange, statusLabel } from '#contracts/projects.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { parseInput } from '../../parse.ts'
import { recordActivity } from '../activity/index.ts'
import { getProjectRow, projectChangedError } from './project-row.ts'
import { recordChange } from './record-change.ts'
import { canBecome } from './rules.ts'

/**
 * Changes the status of a project and records the reason in its history. A completed project has a progress of 100%.
 * Throws `invalid_input` for a step that the rules do not allow, and `conflict` when somebody else has changed the
 * project.
 */
export async function changeProjectStatus(ctx: Ctx, id: string, input: unknown): Promise<void> {
  const { organisationId } = requirePermission(ctx, 'projects.change')
  await getProjectRow(ctx, id)
  const { status, reason, version } = parseInput(statusChange, input)
  await inTransaction(ctx, async (tx) => {
    const before = await getProjectRow(tx, id)
    if (before.version !== version) throw projectChangedError()
    if (!canBecome(before.status, status)) {
      const message = `A project that is ${statusLabel(before.status).toLowerCase()} cannot become ${statusLabel(status).toLowerCase()}.`
      throw new AppError('invalid_input', message, { fieldErrors: { status: message } })
    }
    const { numUpdatedRows } = await tx.db
      .updateTable('projects')
      .set({
        status,
        progress: status === 'COMPLETED' ? 100 : before.progress,
        source: 'real',
        version: version + 1,
        updated_at: tx.now().toISOString(),
      })
      .where('id', '=', id)
      .where('organisation_id', '=', organisationId)
      .where('version', '=', version)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw projectChangedError()
    await recordChange(tx, before, 'status', { reason, fields: [{ field: 'status', from: before.status, to: status }] })
    const message = `${before.name} is now ${statusLabel(status).toLowerCase()}`
    await recordActivity(tx, { organisationId, type: 'project', message })
  })
}
