import { requireUserType } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import type { ProjectsTable } from '../../database/projects-tables.ts'
import { AppError } from '../../errors.ts'

/** A project of the member's organisation. Another organisation's is `not_found`, like one that never was. */
export async function getProjectRow(ctx: Ctx, id: string): Promise<ProjectsTable> {
  const { organisationId } = requireUserType(ctx, 'GOVERNMENT')
  // What cannot be an id is not even asked for: PostgreSQL fails at some signs.
  const row = /^[\w-]+$/.test(id)
    ? await ctx.db
        .selectFrom('projects')
        .selectAll()
        .where('id', '=', id)
        .where('organisation_id', '=', organisationId)
        .executeTakeFirst()
    : undefined
  if (row === undefined) throw new AppError('not_found', 'There is no such project.')
  return row
}

/**
 * Marks a project as worked on: it moves to the top of the list, and is no sample any more, so that clearing the samples
 * takes nothing that somebody did. Holds its row until the transaction ends. Its version stays: that counts changes of
 * what the edit form shows.
 */
export async function touchProject(tx: Tx, id: string): Promise<ProjectsTable> {
  await tx.db
    .updateTable('projects')
    .set({ updated_at: tx.now().toISOString(), source: 'real' })
    .where('id', '=', id)
    .where('organisation_id', '=', requireUserType(tx, 'GOVERNMENT').organisationId)
    .execute()
  return getProjectRow(tx, id)
}

export function changedMeanwhile(): AppError {
  return new AppError(
    'conflict',
    'Somebody else changed this meanwhile. What you typed is still here; saving again replaces their change.',
  )
}
