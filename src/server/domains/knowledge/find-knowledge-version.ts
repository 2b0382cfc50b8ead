import type { Ctx } from '../../context.ts'
import { keepNewest } from '../../keep-newest.ts'

const CACHE_SIZE = 2_000
/** The cache needs no invalidation, because versions never change. */
const cache = new Map<string, number>()

/** Finds the first version with the same knowledge, because equal versions share one index. */
export async function findKnowledgeVersion(
  { db }: Pick<Ctx, 'db'>,
  organisationId: string,
  version: number,
): Promise<number> {
  const key = `${organisationId}:${version}`
  const known = cache.get(key)
  if (known !== undefined) return known
  const row = await db
    .selectFrom('receptionist_versions')
    .select('knowledge_version')
    .where('organisation_id', '=', organisationId)
    .where('number', '=', version)
    .executeTakeFirstOrThrow()
  cache.set(key, row.knowledge_version)
  keepNewest(cache, CACHE_SIZE)
  return row.knowledge_version
}
