import type { CurrentUser } from '#contracts/session.ts'
import { dashboardPath, fullName } from '#web/features/session/present-user.ts'
import type { PortalPerson } from './portal-frame.tsx'

export function portalPersonOf(user: CurrentUser): PortalPerson {
  return { name: fullName(user) || user.email, dashboard: dashboardPath(user) }
}
