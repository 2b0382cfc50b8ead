import type { OrganisationRecord } from '#contracts/organisation-record.ts'
import { requireAdministrator } from '../../../access.ts'
import type { Ctx } from '../../../context.ts'
import { listActionsOn } from '../../audit/index.ts'
import { getPortal } from '../membership-row.ts'

/** The facts of any organisation. Null when there is none. */
export async function findOrganisationRecord(ctx: Ctx, id: string): Promise<OrganisationRecord | null> {
  await requireAdministrator(ctx)
  const row = await ctx.db.selectFrom('organisations').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) return null
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    portal: row.kind === 'company' ? null : getPortal(row, { user_type: 'BUSINESS' }),
    businessType: row.business_type,
    industry: row.industry,
    address: row.address,
    eircode: row.eircode,
    phone: row.phone,
    email: row.email,
    vatNumber: row.vat_number,
    completedAt: row.completed_at,
    createdAt: row.created_at,
  }
}

/** The name of an organisation, for the filter of a list. Null after it was erased. */
export async function findOrganisationName(ctx: Ctx, id: string): Promise<string | null> {
  await requireAdministrator(ctx)
  const row = await ctx.db.selectFrom('organisations').select('name').where('id', '=', id).executeTakeFirst()
  return row?.name ?? null
}

/** The instant when an organisation was erased. Null for one that exists, or never did. */
export async function findErasure(ctx: Ctx, id: string): Promise<string | null> {
  await requireAdministrator(ctx)
  const [erasure] = await listActionsOn(ctx, id, ['organisation.erased'])
  return erasure?.at ?? null
}
