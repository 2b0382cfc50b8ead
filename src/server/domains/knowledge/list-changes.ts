import type { KnowledgeText } from '#contracts/receptionist/knowledge.ts'
import type { Ctx } from '../../context.ts'
import type { RevisionRow } from '../../database/receptionist-tables.ts'
import { inBatches } from '../../in-batches.ts'
import { IS_SAME_TEXT, isSameTextRow, presentText } from './version-texts.ts'

/** The texts of an entry before and after. `before` is missing for a new entry, `after` for a deleted one. */
export type EntryChange<Side = KnowledgeText> = { id: string; before?: Side | undefined; after?: Side | undefined }

type Row = Pick<RevisionRow, 'topic' | 'question_en' | 'answer_en' | 'question_ga' | 'answer_ga'>

export const presentChange = ({ id, before, after }: EntryChange<Row>): EntryChange => ({
  id,
  before: before && presentText(before),
  after: after && presentText(after),
})

/**
 * Lists the ids of entries whose draft differs from the live version, oldest first. Joins by entry id alone, which
 * belongs to one organisation. With more conditions PostgreSQL chooses a wrong index after a large import.
 */
export async function listDraftIds({ db }: Pick<Ctx, 'db'>, organisationId: string): Promise<string[]> {
  const changed = await db
    .selectFrom('knowledge')
    .leftJoin('knowledge_revisions', (join) =>
      join
        .onRef('knowledge_revisions.entry_id', '=', 'knowledge.id')
        .on('knowledge_revisions.until_version', 'is', null),
    )
    .select('knowledge.id')
    .where('knowledge.organisation_id', '=', organisationId)
    .where(({ or, not, eb }) => or([eb('entry_id', 'is', null), not(IS_SAME_TEXT)]))
    .execute()
  const deleted = await db
    .selectFrom('knowledge_revisions')
    .select('entry_id as id')
    .where('organisation_id', '=', organisationId)
    .where('until_version', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('knowledge').select('knowledge.id').whereRef('knowledge.id', '=', 'entry_id'))),
    )
    .execute()
  return [...changed, ...deleted].map(({ id }) => id).toSorted()
}

/** Reads the live texts of entries, by their ids. */
export async function readLive(ctx: Pick<Ctx, 'db'>, organisationId: string, ids: string[]) {
  const rows: RevisionRow[] = []
  for (const batch of inBatches(ids, BATCH_SIZE)) {
    const some = await ctx.db
      .selectFrom('knowledge_revisions')
      .selectAll()
      .where('organisation_id', '=', organisationId)
      .where('until_version', 'is', null)
      .where('entry_id', 'in', batch)
      .execute()
    rows.push(...some)
  }
  return new Map(rows.map((row) => [row.entry_id, row]))
}

const BATCH_SIZE = 500

/** Lists the entries that the draft changes, up to a maximum, and counts all. */
export async function listDraftChanges(
  ctx: Pick<Ctx, 'db'>,
  organisationId: string,
  most: number,
): Promise<{ items: EntryChange[]; total: number }> {
  const ids = await listDraftIds(ctx, organisationId)
  const shown = ids.slice(0, most)
  if (shown.length === 0) return { items: [], total: 0 }
  const rows = await ctx.db.selectFrom('knowledge').selectAll().where('id', 'in', shown).execute()
  const [drafts, live] = [new Map(rows.map((row) => [row.id, row])), await readLive(ctx, organisationId, shown)]
  const items = shown.map((id) => presentChange({ id, before: live.get(id), after: drafts.get(id) }))
  return { items, total: ids.length }
}

/** Lists the differing entries of two published versions, in either direction. */
export async function listVersionChanges(
  { db }: Pick<Ctx, 'db'>,
  organisationId: string,
  { from, to }: { from: number; to: number },
): Promise<EntryChange<RevisionRow>[]> {
  const [early, late] = [Math.min(from, to), Math.max(from, to)]
  const own = db.selectFrom('knowledge_revisions').selectAll().where('organisation_id', '=', organisationId)
  const ended = await own
    .where('from_version', '<=', early)
    .where('until_version', '>', early)
    .where('until_version', '<=', late)
    .execute()
  const begun = await own
    .where('from_version', '>', early)
    .where('from_version', '<=', late)
    .where(({ or, eb }) => or([eb('until_version', 'is', null), eb('until_version', '>', late)]))
    .execute()
  const [old, now] = [ended, begun].map((rows) => new Map(rows.map((row) => [row.entry_id, row])))
  const [before, after] = from <= to ? [old, now] : [now, old]
  const ids = [...new Set([...ended, ...begun].map(({ entry_id }) => entry_id))].toSorted()
  return ids
    .map((id) => ({ id, before: before?.get(id), after: after?.get(id) }))
    .filter((one) => one.before === undefined || one.after === undefined || !isSameTextRow(one.before, one.after))
}
