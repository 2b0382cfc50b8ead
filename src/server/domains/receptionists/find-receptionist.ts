import type { ReceptionistConfiguration } from '#contracts/receptionist/configuration.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { keptQuery } from '../../database/kept-query.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { COMPANY_ORGANISATION_ID } from '../organisations/index.ts'
import { getCompany } from '../settings/index.ts'
import { createReceptionist } from './create-receptionist.ts'
import { type Draft, getConfiguration, getDraft } from './drafts-and-versions.ts'
import { ensureCompanyReceptionist } from './ensure-company-receptionist.ts'
import { createSlug } from './slugs.ts'

export type Receptionist = {
  organisationId: string
  slug: string
  version: number
  configuration: ReceptionistConfiguration
  /** Public bodies open conversations in Irish. */
  isPublicBody: boolean
}

const findBySlug = keptQuery((db, { slug }: { slug: string }) =>
  db.selectFrom('receptionists').select('organisation_id').where('slug', '=', slug),
)
const findByOrganisation = keptQuery((db, { id }: { id: string }) =>
  db
    .selectFrom('receptionists')
    .innerJoin('organisations', 'organisations.id', 'organisation_id')
    .select(['organisation_id', 'slug', 'version', 'business_type'])
    .where('organisation_id', '=', id),
)

/** Returns the live receptionist with a slug. Throws `not_found`. */
export async function getReceptionist(ctx: Ctx, slug: string): Promise<Receptionist> {
  const organisationId = await findOrganisationAt(ctx, slug)
  if (organisationId === COMPANY_ORGANISATION_ID) await ensureCompanyReceptionist(ctx)
  return { ...(await getOrganisationReceptionist(ctx, organisationId)), slug }
}

/** Returns the organisation of a slug. Throws `not_found`. */
export async function findOrganisationAt(ctx: Ctx, slug: string): Promise<string> {
  if (slug === createSlug((await getCompany(ctx)).name)) return COMPANY_ORGANISATION_ID
  const [row] = await findBySlug(ctx, { slug })
  if (row === undefined || row.organisation_id === COMPANY_ORGANISATION_ID) throw noReceptionistError()
  return row.organisation_id
}

/** Returns the live receptionist of an organisation. Throws `not_found`. */
async function getOrganisationReceptionist(ctx: Pick<Ctx, 'db'>, organisationId: string): Promise<Receptionist> {
  const found = await findOrganisationReceptionist(ctx, organisationId)
  if (found === undefined) throw noReceptionistError()
  return found
}

/** Returns the live receptionist of an organisation, or undefined. */
export async function findOrganisationReceptionist(
  ctx: Pick<Ctx, 'db'>,
  organisationId: string,
): Promise<Receptionist | undefined> {
  const [row] = await findByOrganisation(ctx, { id: organisationId })
  return row && present(ctx, row)
}

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

type Row = { organisation_id: string; slug: string; version: number; business_type: string | null }

async function present(ctx: Pick<Ctx, 'db'>, row: Row): Promise<Receptionist> {
  const { organisation_id: organisationId, slug, version, business_type } = row
  const configuration = await getConfiguration(ctx, organisationId, version)
  return { organisationId, slug, version, configuration, isPublicBody: business_type === 'GOVERNMENT' }
}

function noReceptionistError(): AppError {
  return new AppError('not_found', 'There is no receptionist at this address.')
}
