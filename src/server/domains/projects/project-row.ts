import { requirePermission } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import type { ProjectsTable } from '../../database/projects-tables.ts'
import { AppError } from '../../errors.ts'

/** A project of the member's organisation. Throws `not_found`, also for another organisation's. */
export async function getProjectRow(ctx: Ctx, id: string): Promise<ProjectsTable> {
  const { organisationId } = requirePermission(ctx, 'projects.read')
  const row = await ctx.db
    .selectFrom('projects')
    .selectAll()
    .where('id', '=', id)
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()
  if (row === undefined) throw new AppError('not_found', 'There is no such project.')
  return row
}

/**
 * Marks a project as worked on: moves it to the top of the list and makes it real, so that clearing the samples keeps
 * it. Locks its row until the transaction ends. Its version stays, because the version counts changes to the fields of
 * the form.
 */
export async function touchProject(tx: Tx, id: string): Promise<ProjectsTable> {
  await tx.db
    .updateTable('projects')
    .set({ updated_at: tx.now().toISOString(), source: 'real' })
    .where('id', '=', id)
    .where('organisation_id', '=', requirePermission(tx, 'projects.change').organisationId)
    .execute()
  return getProjectRow(tx, id)
}

export function projectChangedError(): AppError {
  return new AppError(
    'conflict',
    'Somebody else has changed this. What you typed is still here. Saving again replaces their change.',
  )
}
