import { use } from 'react'
import {
  listPermissions,
  ORGANISATION_ROLE_HINTS,
  ORGANISATION_ROLE_LABELS,
  ORGANISATION_ROLES,
  PERMISSIONS,
} from '#contracts/permissions.ts'
import { PlaceContext } from '#web/features/portal-frame/allowed.tsx'
import { Panel } from '#web/ui/panel.tsx'

/** What each role may do in this portal, from the table that the server checks. */
export function RolesExplained() {
  const userType = use(PlaceContext)?.userType ?? 'BUSINESS'
  return (
    <Panel title="What each role may do" bodyClassName="">
      {ORGANISATION_ROLES.map((role) => (
        <details key={role} className="border-b border-line last:border-b-0">
          <summary className="min-h-11 cursor-pointer px-step py-3 text-ui">
            <span className="font-demibold">{ORGANISATION_ROLE_LABELS[role]}</span>
            <span className="text-muted">{` · ${ORGANISATION_ROLE_HINTS[role]}`}</span>
          </summary>
          <ul className="list-disc px-step pb-4 pl-10 text-ui text-ink-2">
            {listPermissions({ organisationRole: role, userType }).map((permission) => (
              <li key={permission}>{`May ${PERMISSIONS[permission].does}`}</li>
            ))}
          </ul>
        </details>
      ))}
    </Panel>
  )
}
