import type { Place } from '#contracts/permissions.ts'
import type { CurrentUser } from '#contracts/session.ts'
import { dashboardPath, fullName } from '#web/features/session/present-user.ts'

/** The person in the bar. Undefined for visitors, and until the person is known. */
export type PortalPerson = {
  name: string
  dashboard: string
  /** Whether single keys are on. */
  hasSingleKeys: boolean
  /** Permissions in a customer's portal. */
  place?: Place
  /** The current organisation, for a person who has several. */
  organisation?: string
}

export function createPortalPerson(user: CurrentUser): PortalPerson {
  return {
    name: fullName(user) || user.email,
    dashboard: dashboardPath(user),
    hasSingleKeys: user.singleKeysOff !== true,
  }
}
