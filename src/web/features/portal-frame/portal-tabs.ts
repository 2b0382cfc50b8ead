import { isAllowed, type Permission, type Place } from '#contracts/permissions.ts'
import type { LinkTab } from '#web/ui/link-tabs.tsx'

/** A tab that some roles do not use names its permission. */
export type PortalTab = LinkTab & { needs?: Permission }

/** The tabs that the reader may open. */
export function listTabs(tabs: PortalTab[], place: Place | undefined): LinkTab[] {
  return tabs.flatMap(({ needs, ...tab }) =>
    needs === undefined || place === undefined || isAllowed(place, needs) ? [tab] : [],
  )
}
