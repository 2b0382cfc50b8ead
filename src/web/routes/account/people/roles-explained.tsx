import { Plus } from 'lucide-react'
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

/** The permissions of each role, from the table that the server checks. */
export function RolesExplained() {
  const userType = use(PlaceContext)?.userType ?? 'BUSINESS'
  return (
    <Panel title="What each role may do" bodyClassName="">
      {ORGANISATION_ROLES.map((role) => (
        <details key={role} className="group border-b border-line last:border-b-0">
          <summary className="flex min-h-11 cursor-pointer list-none items-start gap-4 px-step py-3 text-ui hover:text-accent [&::-webkit-details-marker]:hidden">
            <span className="min-w-0 flex-1 sm:flex sm:gap-4">
              <span className="block font-demibold sm:w-20">{ORGANISATION_ROLE_LABELS[role]}</span>
              <span className="block min-w-0 flex-1 text-muted">{ORGANISATION_ROLE_HINTS[role]}</span>
            </span>
            <Plus
              size={18}
              strokeWidth={1.75}
              className="mt-0.5 flex-none transition-[rotate] group-open:rotate-45"
              aria-hidden="true"
            />
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
