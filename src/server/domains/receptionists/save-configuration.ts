import { type ReceptionistConfiguration, receptionistConfiguration } from '#contracts/receptionist/configuration.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { COMPANY_ORGANISATION_ID } from '../organisations/index.ts'
import { createReceptionist } from './create-receptionist.ts'
import { type Draft, getDraft, storeDraft } from './drafts-and-versions.ts'
import { ensureCompanyReceptionist } from './ensure-company-receptionist.ts'
import { findOrganisationReceptionist, getOrganisationReceptionist, type Receptionist } from './find-receptionist.ts'

/** The receptionist of the actor's organisation. */
export async function getOwnReceptionist(ctx: Ctx): Promise<Receptionist> {
  const { organisationId } = requirePermission(ctx, 'conversations.read')
  if (organisationId === COMPANY_ORGANISATION_ID) await ensureCompanyReceptionist(ctx)
  const known = await findOrganisationReceptionist(ctx, organisationId)
  if (known !== undefined) return known
  await inTransaction(ctx, (tx) => createReceptionist(tx, organisationId))
  return getOrganisationReceptionist(ctx, organisationId)
}

/** The draft of the actor's organisation, without its knowledge. */
export async function getOwnDraft(ctx: Ctx): Promise<Draft> {
  const { organisationId } = await getOwnReceptionist(ctx)
  return getDraft(ctx, organisationId)
}

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
