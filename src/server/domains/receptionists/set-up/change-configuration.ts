import { isDeepStrictEqual } from 'node:util'
import { type ReceptionistConfiguration, receptionistConfiguration } from '#contracts/receptionist/configuration.ts'
import { formatMoment } from '#contracts/words/dates.ts'
import { requirePermission } from '../../../access.ts'
import type { Ctx, Tx } from '../../../context.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { AppError } from '../../../errors.ts'
import { parseInput } from '../../../parse.ts'
import { recordAudit } from '../../audit/index.ts'
import { lockOrganisation } from '../../organisations/index.ts'
import { getConfiguration, storeVersion } from '../configurations.ts'
import { getReceptionistOf } from '../find-receptionist.ts'

type Change = {
  /** The version that the form was filled with. */
  version: number
  /** For the audit log: which part of the set-up. */
  part: string
  /** What of a version the form shows. A later version with the same is no conflict. */
  shows: (configuration: ReceptionistConfiguration) => unknown
  change: (configuration: ReceptionistConfiguration) => object
}

/**
 * Saves the next version with one part changed. Conversations that begin from now on use it. A form that changes nothing
 * saves no version. Throws `conflict` when somebody else saved this part meanwhile, and `invalid_input`.
 */
export async function changeConfiguration(ctx: Ctx, { version, part, shows, change }: Change): Promise<void> {
  const { organisationId, userId } = requirePermission(ctx, 'receptionist.change')
  await inTransaction(ctx, async (tx) => {
    await lockOrganisation(tx, organisationId)
    const current = await getReceptionistOf(tx, organisationId)
    await refuseIfStale(tx, current, { version, shows })
    const changed = { ...current.configuration, ...change(current.configuration) }
    const configuration = parseInput(receptionistConfiguration, changed)
    if (isDeepStrictEqual(configuration, current.configuration)) return
    const number = await storeVersion(tx, organisationId, configuration, userId)
    await recordAudit(tx, 'receptionist.saved', { kind: 'organisation', id: organisationId }, { version: number, part })
  })
}

type Current = { organisationId: string; version: number; configuration: ReceptionistConfiguration }

async function refuseIfStale(tx: Tx, current: Current, { version, shows }: Pick<Change, 'version' | 'shows'>) {
  if (version === current.version) return
  const isKnown = version > 0 && version < current.version
  const seen = isKnown ? await getConfiguration(tx, current.organisationId, version) : undefined
  if (seen !== undefined && isDeepStrictEqual(shows(seen), shows(current.configuration))) return
  const { at, by } = await getAuthor(tx, current.organisationId, current.version)
  throw new AppError(
    'conflict',
    `${by ?? 'Somebody'} saved this part meanwhile (${formatMoment(at)}). What you typed is still here. Save again to replace what was saved, or load the page again to see it.`,
  )
}

/** Who saved a version, and when. Nobody wrote the first. */
export async function getAuthor({ db }: Pick<Ctx, 'db'>, organisationId: string, version: number) {
  const row = await db
    .selectFrom('receptionist_versions')
    .leftJoin('users', 'users.id', 'receptionist_versions.author_id')
    .select(['receptionist_versions.created_at', 'first_name'])
    .where('organisation_id', '=', organisationId)
    .where('number', '=', version)
    .executeTakeFirstOrThrow()
  return { at: row.created_at, by: row.first_name || null }
}
