import type { Tx } from '../../context.ts'
import type { RevisionRow } from '../../database/receptionist-tables.ts'
import { inBatches } from '../../in-batches.ts'
import { createColumns, raiseRevision } from './entries.ts'
import { type EntryChange, listDraftIds, listVersionChanges, presentChange, readLive } from './list-changes.ts'

const BATCH_SIZE = 50

/** Resets the draft to the live version, in the caller's transaction. */
export async function discardKnowledgeDraft(tx: Tx, organisationId: string): Promise<void> {
  await raiseRevision(tx, organisationId)
  const ids = await listDraftIds(tx, organisationId)
  const live = await readLive(tx, organisationId, ids)
  await restoreEntries(
    tx,
    organisationId,
    ids.map((id) => ({ id, after: live.get(id) })),
  )
}

/**
 * Gives the new version the knowledge of an earlier one, in the caller's transaction. The draft follows, except for
 * entries that were edited. Returns the first version with the same knowledge.
 */
export async function returnKnowledge(
  tx: Tx,
  organisationId: string,
  { live, number, target }: { live: number; number: number; target: number },
): Promise<number> {
  await raiseRevision(tx, organisationId)
  const edited = new Set(await listDraftIds(tx, organisationId))
  const changes = await listVersionChanges(tx, organisationId, { from: live, to: target })
  await endRevisions(tx, organisationId, changes, number)
  const begun = changes.flatMap(({ after }) => (after === undefined ? [] : [after]))
  for (const rows of inBatches(begun, BATCH_SIZE)) {
    await tx.db
      .insertInto('knowledge_revisions')
      .values(rows.map((row) => ({ ...row, from_version: number, until_version: null })))
      .execute()
  }
  await restoreEntries(
    tx,
    organisationId,
    changes.filter(({ id }) => !edited.has(id)),
  )
  const { knowledge_version } = await tx.db
    .selectFrom('receptionist_versions')
    .select('knowledge_version')
    .where('organisation_id', '=', organisationId)
    .where('number', '=', target)
    .executeTakeFirstOrThrow()
  return knowledge_version
}

async function endRevisions(tx: Tx, organisationId: string, changes: EntryChange<RevisionRow>[], number: number) {
  const ended = changes.filter(({ before }) => before !== undefined).map(({ id }) => id)
  for (const batch of inBatches(ended, BATCH_SIZE)) {
    await tx.db
      .updateTable('knowledge_revisions')
      .set({ until_version: number })
      .where('organisation_id', '=', organisationId)
      .where('until_version', 'is', null)
      .where('entry_id', 'in', batch)
      .execute()
  }
}

/** Resets entries of the draft to revisions. Deletes an entry without a revision. */
async function restoreEntries(tx: Tx, organisationId: string, changes: EntryChange<RevisionRow>[]): Promise<void> {
  const gone = changes.filter(({ after }) => after === undefined).map(({ id }) => id)
  for (const ids of inBatches(gone, BATCH_SIZE)) {
    await tx.db.deleteFrom('knowledge').where('organisation_id', '=', organisationId).where('id', 'in', ids).execute()
  }
  for (const change of changes) {
    const { after } = presentChange(change)
    if (change.after === undefined || after === undefined) continue
    const { source, checked_at, created_at } = change.after
    const columns = { ...createColumns(after), source, checked_at, updated_at: tx.now().toISOString() }
    await tx.db
      .insertInto('knowledge')
      .values({ id: change.id, organisation_id: organisationId, ...columns, created_at })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((row) => ({ ...columns, version: row('knowledge.version', '+', 1) })),
      )
      .execute()
  }
}
