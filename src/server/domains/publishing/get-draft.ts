import type { DraftMark, DraftView } from '#contracts/receptionist/publishing.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import { keptQuery } from '../../database/kept-query.ts'
import { AppError } from '../../errors.ts'
import { getDraft, getOwnReceptionist } from '../receptionists/index.ts'
import { describeDraftChanges } from './describe-changes.ts'
import { getVersionHead } from './version-heads.ts'

const findState = keptQuery((db, { id }: { id: string }) =>
  db
    .selectFrom('receptionists')
    .select(['version', 'draft_revision', 'knowledge_revision'])
    .where('organisation_id', '=', id),
)

async function readState(ctx: Pick<Ctx, 'db'>, organisationId: string): Promise<DraftMark> {
  const [row] = await findState(ctx, { id: organisationId })
  if (row === undefined) throw new Error('the organisation has no receptionist')
  return { live: row.version, revision: row.draft_revision, knowledge: Number(row.knowledge_revision) }
}

/** Locks draft and live version until the commit. Throws `conflict` when either differs from the form. */
export async function lockDraft(
  tx: Tx,
  organisationId: string,
  { revision, knowledge, live }: DraftMark,
): Promise<void> {
  const row = await tx.db
    .updateTable('receptionists')
    .set(({ ref }) => ({ draft_revision: ref('draft_revision') }))
    .where('organisation_id', '=', organisationId)
    .where('draft_revision', '=', revision)
    .where('knowledge_revision', '=', knowledge)
    .where('version', '=', live)
    .returning('organisation_id')
    .executeTakeFirst()
  if (row === undefined) throw draftChangedError()
}

export const draftChangedError = () =>
  new AppError(
    'conflict',
    'Somebody changed the draft or published it meanwhile. Here is how it is now. Read the list again, then decide.',
  )

/** Returns the draft of the actor's organisation and its changes in words. */
export async function getDraftView(ctx: Ctx): Promise<DraftView> {
  requirePermission(ctx, 'conversations.read')
  const { organisationId } = await getOwnReceptionist(ctx)
  const mark = await readState(ctx, organisationId)
  const [changes, head, draft] = await Promise.all([
    describeDraftChanges(ctx, organisationId, mark.live),
    getVersionHead(ctx, organisationId, mark.live),
    getDraft(ctx, organisationId),
  ])
  return { mark, changes, live: head, saved: { at: draft.at, by: draft.by } }
}

const CACHE_SIZE = 2_000
/** Keyed by version and draft revision, whose content never changes. */
const cachedCounts = new Map<string, number>()

/** Counts the unpublished changes of the actor's organisation. Cached, because every section shows the count. */
export async function countDraftChanges(ctx: Ctx): Promise<number> {
  const { organisationId } = requirePermission(ctx, 'conversations.read')
  const { live, revision, knowledge } = await readState(ctx, organisationId)
  const key = `${organisationId}:${live}:${revision}:${knowledge}`
  const known = cachedCounts.get(key)
  if (known !== undefined) return known
  const { count } = await describeDraftChanges(ctx, organisationId, live)
  cachedCounts.set(key, count)
  for (const oldest of cachedCounts.keys()) {
    if (cachedCounts.size <= CACHE_SIZE) break
    cachedCounts.delete(oldest)
  }
  return count
}
