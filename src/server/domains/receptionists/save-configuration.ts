import { type ReceptionistConfiguration, receptionistConfiguration } from '#contracts/receptionist/configuration.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { createReceptionist } from './create-receptionist.ts'
import { storeDraft } from './drafts-and-versions.ts'

/** Replaces the whole draft except its knowledge. Returns its revision. */
export async function saveConfiguration(ctx: Ctx, input: unknown): Promise<number> {
  const { organisationId, userId } = requirePermission(ctx, 'receptionist.change')
  const configuration: ReceptionistConfiguration = parseInput(receptionistConfiguration, input)
  return inTransaction(ctx, async (tx) => {
    await createReceptionist(tx, organisationId)
    const revision = await storeDraft(tx, organisationId, configuration, userId)
    await recordAudit(tx, 'receptionist.saved', { kind: 'organisation', id: organisationId }, { draft: revision })
    return revision
  })
}
