import { type ReceptionistConfiguration, receptionistConfiguration } from '#contracts/receptionist/configuration.ts'
import type { Ctx, Tx } from '../../context.ts'
import { saveDiaryConfiguration } from '../bookings/index.ts'

const MOST_KEPT = 500
/** Versions never change, so a parsed one can be kept. */
const kept = new Map<string, ReceptionistConfiguration>()

/** One version of an organisation's receptionist. */
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

/** Stores the next version, in the caller's transaction. Conversations that began before it go on with theirs. */
export async function storeVersion(
  tx: Tx,
  organisationId: string,
  configuration: ReceptionistConfiguration,
  authorId: string | null,
): Promise<number> {
  const { version } = await tx.db
    .updateTable('receptionists')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('organisation_id', '=', organisationId)
    .returning('version')
    .executeTakeFirstOrThrow()
  await tx.db
    .insertInto('receptionist_versions')
    .values({
      organisation_id: organisationId,
      number: version,
      document: JSON.stringify(configuration),
      author_id: authorId,
      created_at: tx.now().toISOString(),
    })
    .execute()
  await saveDiaryConfiguration(tx, { organisationId, configuration: configuration.diary })
  return version
}
