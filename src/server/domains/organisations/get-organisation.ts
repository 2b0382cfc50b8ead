import { updateOrganisationInput } from '#contracts/account-settings.ts'
import type { BusinessType } from '#contracts/registration-options.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import type { OrganisationsTable } from '../../database/account-tables.ts'
import { keptQuery } from '../../database/kept-query.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { memoizePerPage } from '../../once.ts'
import { parseInput } from '../../parse.ts'
import { recordAudit } from '../audit/index.ts'
import { COMPANY_ORGANISATION_ID, indexOrganisation } from './create-organisation.ts'
import { findTypeRefusal, normaliseDetails } from './rules.ts'
import { hasSampleRows } from './sample-rows.ts'

export type Organisation = {
  id: string
  name: string
  businessType: BusinessType | null
  industry: string | null
  address: string | null
  eircode: string | null
  phone: string | null
  email: string | null
  vatNumber: string | null
  /** Null: the details are incomplete. */
  completedAt: string | null
}

const findRow = keptQuery((db, { id }: { id: string }) =>
  db
    .selectFrom('organisations')
    .leftJoin('receptionists', 'receptionists.organisation_id', 'organisations.id')
    .selectAll('organisations')
    .select(['receptionists.slug as talk_slug', 'receptionists.paused_at as talk_paused_at'])
    .select((row) => hasSampleRows(row).as('has_samples'))
    .where('id', '=', id),
)

const getOwnRow = memoizePerPage(async (ctx) => {
  const [row] = await findRow(ctx, { id: requirePermission(ctx, 'portal.read').organisationId })
  if (row === undefined) throw new AppError('not_found', 'There is no such organisation.')
  return row
})

/** The organisation of the actor. */
export async function getOrganisation(ctx: Ctx): Promise<Organisation> {
  return presentOrganisation(await getOwnRow(ctx))
}

/** Whether the actor's organisation has samples. */
export async function hasSampleData(ctx: Ctx): Promise<boolean> {
  return Boolean((await getOwnRow(ctx)).has_samples)
}

/** Where the receptionist of the actor's organisation answers. Null until it is made, an hour later at the latest. */
export async function findOwnTalk(ctx: Ctx): Promise<{ slug: string; isPaused: boolean } | null> {
  const { talk_slug: slug, talk_paused_at: pausedAt } = await getOwnRow(ctx)
  return slug === null ? null : { slug, isPaused: pausedAt !== null }
}

export async function updateOrganisation(ctx: Ctx, input: unknown): Promise<Organisation> {
  const { organisationId, userType } = requirePermission(ctx, 'organisation.change')
  if (organisationId === COMPANY_ORGANISATION_ID) {
    throw new AppError('forbidden', 'The details of the company are changed in its settings.')
  }
  const form = parseInput(updateOrganisationInput, input)
  const refusal = findTypeRefusal(form.businessType, userType)
  if (refusal !== undefined) throw new AppError('invalid_input', refusal, { fieldErrors: { businessType: refusal } })
  return inTransaction(ctx, async (tx) => {
    const details = normaliseDetails({
      industry: form.industry,
      address: form.businessAddress,
      phone: form.businessPhone,
      email: form.businessEmail,
      vatNumber: form.vatNumber,
    })
    await tx.db
      .updateTable('organisations')
      .set((row) => ({
        name: form.businessName,
        business_type: form.businessType,
        ...details,
        completed_at: row.fn.coalesce('completed_at', row.val(tx.now().toISOString())),
      }))
      .where('id', '=', organisationId)
      .execute()
    await indexOrganisation(tx, organisationId, form.businessName)
    await recordAudit(tx, 'organisation.updated', { kind: 'organisation', id: organisationId })
    return getOrganisation(tx)
  })
}

function presentOrganisation(row: OrganisationsTable): Organisation {
  return {
    id: row.id,
    name: row.name,
    businessType: row.business_type,
    industry: row.industry,
    address: row.address,
    eircode: row.eircode,
    phone: row.phone,
    email: row.email,
    vatNumber: row.vat_number,
    completedAt: row.completed_at,
  }
}
