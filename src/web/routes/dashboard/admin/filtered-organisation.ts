import type { Ctx } from '#server/context.ts'
import { findOrganisationName } from '#server/domains/organisations/index.ts'
import type { FilteredOrganisation } from '#web/features/organisation-admin/organisation-filter.tsx'

/** The customer to which the address limits a list. */
export async function findFilteredOrganisation(ctx: Ctx, id: string | undefined): Promise<FilteredOrganisation | null> {
  if (id === undefined) return null
  return { id, name: (await findOrganisationName(ctx, id)) ?? 'an organisation that was erased' }
}
