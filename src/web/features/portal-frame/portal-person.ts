import type { Place } from '#contracts/permissions.ts'
import type { CurrentUser } from '#contracts/session.ts'
import { dashboardPath, fullName } from '#web/features/session/present-user.ts'

/** Who the bar is for; undefined for visitors and while that is not known yet. */
export type PortalPerson = {
  name: string
  dashboard: string
  /** Whether single keys do something for them. */
  hasSingleKeys: boolean
  /** What decides about permissions in the portal of a customer. */
  place?: Place
  /** The organisation that a person of several works in now. */
  organisation?: string
}

export function portalPersonOf(user: CurrentUser): PortalPerson {
  return {
    name: fullName(user) || user.email,
    dashboard: dashboardPath(user),
    hasSingleKeys: user.singleKeysOff !== true,
  }
}
