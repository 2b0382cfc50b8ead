import { type ReceptionistConfiguration, receptionistConfiguration } from '#contracts/receptionist/configuration.ts'
import type { Ctx } from '../../context.ts'

const MOST_KEPT = 500
/** The cache needs no invalidation, because versions never change. */
const kept = new Map<string, ReceptionistConfiguration>()

/** Returns a published version of an organisation's receptionist, without its knowledge. */
export async function getConfiguration(
  ctx: Pick<Ctx, 'db'>,
  organisationId: string,
  number: number,
): Promise<ReceptionistConfiguration> {
  const key = `${organisationId}:${number}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const { document } = await ctx.db
    .selectFrom('receptionist_versions')
    .select('document')
    .where('organisation_id', '=', organisationId)
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  const configuration = receptionistConfiguration.parse(JSON.parse(document))
  kept.set(key, configuration)
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break
    kept.delete(oldest)
  }
  return configuration
}
