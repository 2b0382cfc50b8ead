import type { ReceptionistConfiguration } from '#contracts/receptionist/configuration.ts'
import type { Tx } from '../../context.ts'
import { saveDiaryConfiguration } from '../bookings/index.ts'
import { freezeKnowledge } from '../knowledge/index.ts'
import { putIrishFirst } from './public-body.ts'

export type NewVersion = {
  organisationId: string
  configuration: ReceptionistConfiguration
  authorId: string | null
  note?: string | null
  /** The reason for publishing despite failed checks, and those checks. */
  override?: { reason: string; failed: string[] } | undefined
  /** The earlier version whose content it repeats. */
  returnedTo?: number
  /** Stores the knowledge, and returns the first version with equal knowledge. Default: freezes the draft's. */
  storeKnowledge?: (number: number) => Promise<number>
}

/** Publishes the next version in the caller's transaction. Running conversations keep theirs. Returns its number. */
export async function storeVersion(tx: Tx, version: NewVersion): Promise<number> {
  const { organisationId, authorId, note = null, override, returnedTo = null } = version
  const configuration = await putIrishFirst(tx, organisationId, version.configuration)
  const { storeKnowledge = (number) => freeze(tx, organisationId, number) } = version
  const { version: number } = await tx.db
    .updateTable('receptionists')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('organisation_id', '=', organisationId)
    .returning('version')
    .executeTakeFirstOrThrow()
  await tx.db
    .insertInto('receptionist_versions')
    .values({
      organisation_id: organisationId,
      number,
      document: JSON.stringify(configuration),
      knowledge_version: await storeKnowledge(number),
      author_id: authorId,
      note,
      override_reason: override?.reason ?? null,
      failed_checks: override === undefined ? null : JSON.stringify(override.failed),
      returned_to: returnedTo,
      created_at: tx.now().toISOString(),
    })
    .execute()
  await saveDiaryConfiguration(tx, { organisationId, configuration: configuration.diary })
  return number
}

/** Returns the first version with equal knowledge. */
async function freeze(tx: Tx, organisationId: string, number: number): Promise<number> {
  if (await freezeKnowledge(tx, organisationId, number)) return number
  const before = await tx.db
    .selectFrom('receptionist_versions')
    .select('knowledge_version')
    .where('organisation_id', '=', organisationId)
    .where('number', '=', number - 1)
    .executeTakeFirst()
  return before?.knowledge_version ?? number
}
