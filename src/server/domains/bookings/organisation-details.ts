import { formatPhone } from '#contracts/irish.ts'
import type { Ctx } from '../../context.ts'
import { foldText } from '../../search/fold.ts'

export type OrganisationDetails = {
  name: string
  address: string | null
  phone: string | null
  email: string | null
  /** The name in addresses of pages. The page itself finds the booking by its token. */
  slug: string
}

/** What the person of a booking may know about the organisation. */
export async function getOrganisationDetails(ctx: Ctx, organisationId: string): Promise<OrganisationDetails> {
  const row = await ctx.db
    .selectFrom('organisations')
    .select(['name', 'address', 'phone', 'email'])
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow()
  return { ...row, phone: row.phone && formatPhone(row.phone), slug: buildSlug(row.name) }
}

function buildSlug(name: string): string {
  const slug = foldText(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return slug === '' ? 'appointment' : slug
}
