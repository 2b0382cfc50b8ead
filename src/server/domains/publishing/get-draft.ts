import type { DraftMark, DraftView } from '#contracts/receptionist/publishing.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { keptQuery } from '../../database/kept-query.ts'
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
