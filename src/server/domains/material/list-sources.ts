import { sql } from 'kysely'
import type { MaterialSource } from '#contracts/receptionist/material.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import type { SourceRow } from '../../database/material-tables.ts'
import { sayFailure } from './failure-words.ts'
import { type ReadingNotes, sayNotes } from './notes.ts'
import { getSourceRow } from './source-rows.ts'

/** Lists the sources of the actor's organisation, websites first. */
export async function listSources(ctx: Ctx): Promise<MaterialSource[]> {
  const { organisationId } = requirePermission(ctx, 'conversations.read')
  const rows = await ctx.db
    .selectFrom('material_sources')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .orderBy('kind', 'desc')
    .orderBy('id')
    .execute()
  return presentSources(ctx, organisationId, rows)
}

/** Throws `not_found`. */
export async function getSource(ctx: Ctx, id: string): Promise<MaterialSource> {
  const { organisationId } = requirePermission(ctx, 'conversations.read')
  const [source] = await presentSources(ctx, organisationId, [await getSourceRow(ctx, organisationId, id)])
  if (source === undefined) throw new Error('a source has no row')
  return source
}

async function presentSources(ctx: Ctx, organisationId: string, rows: SourceRow[]): Promise<MaterialSource[]> {
  if (rows.length === 0) return []
  const countIf = (condition: string) => sql<number>`sum(case when ${sql.raw(condition)} then 1 else 0 end)`
  const counts = await ctx.db
    .selectFrom('material_passages')
    .select('source_id')
    .select([
      countIf("state = 'proposed'").as('proposed'),
      countIf("state = 'accepted'").as('accepted'),
      countIf('changed_at is not null').as('changed'),
    ])
    .where('organisation_id', '=', organisationId)
    .groupBy('source_id')
    .execute()
  const files = await ctx.db
    .selectFrom('material_files')
    .select('source_id')
    .where('organisation_id', '=', organisationId)
    .execute()
  return rows.map((row) => {
    const canReadAgain = row.kind === 'website' || files.some(({ source_id }) => source_id === row.id)
    const { proposed = 0, accepted = 0, changed = 0 } = counts.find(({ source_id }) => source_id === row.id) ?? {}
    const numbers = { proposed: Number(proposed), accepted: Number(accepted), changed: Number(changed) }
    return { ...present(row, numbers), canReadAgain }
  })
}

function present(row: SourceRow, counts: MaterialSource['counts']): Omit<MaterialSource, 'canReadAgain'> {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    address: row.address,
    reread: row.reread,
    state: row.state,
    failure: sayFailure(row.failure),
    notes: sayNotes(JSON.parse(row.notes) as ReadingNotes),
    pagesFound: row.pages_found,
    pagesRead: row.pages_read,
    readAt: row.read_at,
    counts,
  }
}
