import { requireMember } from '#server/access.ts'
import type { Ctx } from '#server/context.ts'
import { getCurrentUser } from '#server/domains/identity/index.ts'
import type { PortalPerson } from '#web/features/portal-frame/portal-person.ts'
import { createPortalPerson } from '#web/features/portal-frame/portal-person.ts'

/** The actor, for the bar of the portal. */
export async function getPerson(ctx: Ctx): Promise<PortalPerson> {
  const { organisationRole, userType, otherWorkplaces } = requireMember(ctx)
  const person = { ...createPortalPerson(await getCurrentUser(ctx)), place: { organisationRole, userType } }
  return otherWorkplaces === undefined ? person : { ...person, organisation: otherWorkplaces.current }
}
