import type { Ctx } from '#server/context.ts'
import { getProfile } from '#server/domains/identity/index.ts'
import { getOrganisation } from '#server/domains/organisations/index.ts'
import { hasSampleData } from '#server/domains/samples/index.ts'
import type { PortalPerson } from '#web/features/portal-frame/portal-frame.tsx'
import { portalPersonOf } from '#web/features/portal-frame/portal-person.ts'

export type Portal = {
  person: PortalPerson
  firstName: string
  organisation: { name: string; isComplete: boolean; hasSampleData: boolean }
}

/** What every tab of a customer's portal stands in. */
export async function getPortal(ctx: Ctx): Promise<Portal> {
  const [profile, organisation, hasSamples] = await Promise.all([
    getProfile(ctx),
    getOrganisation(ctx),
    hasSampleData(ctx),
  ])
  return {
    person: portalPersonOf(profile),
    firstName: profile.firstName || profile.email,
    organisation: {
      name: organisation.name,
      isComplete: organisation.completedAt !== null,
      hasSampleData: hasSamples,
    },
  }
}
