import { isAllowed, type Permission, type Place } from '#contracts/permissions.ts'
import type { LinkTab } from '#web/ui/link-tabs.tsx'

/** A tab names its permission if some roles may not open it. */
export type PortalTab = LinkTab & { needs?: Permission }

export function listTabs(tabs: PortalTab[], place: Place | undefined): LinkTab[] {
  return tabs.flatMap(({ needs, ...tab }) =>
    needs === undefined || place === undefined || isAllowed(place, needs) ? [tab] : [],
  )
}
