import { type ReceptionistConfiguration, receptionistConfiguration } from '#contracts/receptionist/configuration.ts'
import type { Ctx } from '../../context.ts'

const CACHE_SIZE = 500
/** The cache needs no invalidation, because versions never change. */
const cache = new Map<string, ReceptionistConfiguration>()

/** Returns a published version of an organisation's receptionist, without its knowledge. */
export async function getConfiguration(
  ctx: Pick<Ctx, 'db'>,
  organisationId: string,
  number: number,
): Promise<ReceptionistConfiguration> {
  const key = `${organisationId}:${number}`
  const known = cache.get(key)
  if (known !== undefined) return known
  const { document } = await ctx.db
    .selectFrom('receptionist_versions')
    .select('document')
    .where('organisation_id', '=', organisationId)
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  const configuration = receptionistConfiguration.parse(JSON.parse(document))
  cache.set(key, configuration)
  for (const oldest of cache.keys()) {
    if (cache.size <= CACHE_SIZE) break
    cache.delete(oldest)
  }
  return configuration
}
