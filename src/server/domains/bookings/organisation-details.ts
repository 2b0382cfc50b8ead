import { formatPhone } from '#contracts/irish.ts'
import type { Ctx } from '../../context.ts'
import { href } from '../../links.ts'
import { foldText } from '../../search/fold.ts'

export type OrganisationDetails = {
  name: string
  address: string | null
  phone: string | null
  email: string | null
  /** The name in page addresses. The page itself finds the booking by its token. */
  slug: string
  /** The page on which callers see and erase their data. Null without a receptionist. */
  ownDataPath: string | null
}

/** Returns what a booking's customer may know about the organisation. */
export async function getOrganisationDetails(ctx: Ctx, organisationId: string): Promise<OrganisationDetails> {
  const row = await ctx.db
    .selectFrom('organisations')
    .leftJoin('receptionists', 'receptionists.organisation_id', 'organisations.id')
    .select(['name', 'address', 'phone', 'email', 'receptionists.slug as talk_slug'])
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow()
  const { talk_slug: talkSlug, ...details } = row
  return {
    ...details,
    phone: row.phone && formatPhone(row.phone),
    slug: buildSlug(row.name),
    ownDataPath: talkSlug && href('/talk/:slug/your-data', { slug: talkSlug }),
  }
}

function buildSlug(name: string): string {
  const slug = foldText(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  return slug === '' ? 'booking' : slug
}

/** Returns the organisation's details for mails to callers. */
export async function getSendingOrganisation(ctx: Ctx, organisationId: string) {
  const { name, address, phone } = await getOrganisationDetails(ctx, organisationId)
  return { name, address, phone }
}
