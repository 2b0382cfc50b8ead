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
import { type Draft, findDraft, getDraft, storeDraft } from '../drafts-and-versions.ts'

type Change = {
  /** Revision of the draft that the form showed. */
  version: number
  /** Name of the set-up part in the audit log. */
  part: string
  /** The part of the draft that the form shows. A newer revision with an equal part is no conflict. */
  shows: (configuration: ReceptionistConfiguration) => unknown
  change: (configuration: ReceptionistConfiguration) => object
}

/**
 * Changes one part of the draft, which callers notice after publication. An unchanged form saves nothing. Throws
 * `conflict` when another member saved this part meanwhile, and `invalid_input`.
 */
export async function changeConfiguration(ctx: Ctx, { version, part, shows, change }: Change): Promise<void> {
  const { organisationId, userId } = requirePermission(ctx, 'receptionist.change')
  await inTransaction(ctx, async (tx) => {
    await lockOrganisation(tx, organisationId)
    const current = await getDraft(tx, organisationId)
    await refuseIfStale(tx, organisationId, current, { version, shows })
    const changed = { ...current.configuration, ...change(current.configuration) }
    const configuration = parseInput(receptionistConfiguration, changed)
    if (isDeepStrictEqual(configuration, current.configuration)) return
    const draft = await storeDraft(tx, organisationId, configuration, userId)
    await recordAudit(tx, 'receptionist.saved', { kind: 'organisation', id: organisationId }, { draft, part })
  })
}

async function refuseIfStale(
  tx: Tx,
  organisationId: string,
  current: Draft,
  { version, shows }: Pick<Change, 'version' | 'shows'>,
) {
  if (version === current.revision) return
  const seen = version < current.revision ? await findDraft(tx, organisationId, version) : undefined
  if (seen !== undefined && isDeepStrictEqual(shows(seen.configuration), shows(current.configuration))) return
  throw new AppError(
    'conflict',
    `${current.by ?? 'Somebody'} saved this part meanwhile (${formatMoment(current.at)}). What you typed is still here. Save again to replace what was saved, or load the page again to see it.`,
  )
}
