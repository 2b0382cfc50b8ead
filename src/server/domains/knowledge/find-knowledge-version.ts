import type { Ctx } from '../../context.ts'

const MOST_KEPT = 2_000
/** The cache needs no invalidation, because versions never change. */
const kept = new Map<string, number>()

/** Finds the first version with the same knowledge, because equal versions share one index. */
export async function findKnowledgeVersion(
  { db }: Pick<Ctx, 'db'>,
  organisationId: string,
  version: number,
): Promise<number> {
  const key = `${organisationId}:${version}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const row = await db
    .selectFrom('receptionist_versions')
    .select('knowledge_version')
    .where('organisation_id', '=', organisationId)
    .where('number', '=', version)
    .executeTakeFirstOrThrow()
  kept.set(key, row.knowledge_version)
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break
    kept.delete(oldest)
  }
  return row.knowledge_version
}
