import { GIVEN_ROLES, ORGANISATION_ROLE_LABELS, type OrganisationRole } from '#contracts/permissions.ts'
import { SelectEntry } from '#web/features/form/entries.tsx'

/** Without owner, because ownership is handed over. */
export function RoleEntry({ defaultValue = 'member' }: { defaultValue?: OrganisationRole }) {
  return (
    <SelectEntry name="role" label="Role" defaultValue={defaultValue} autoComplete="off">
      {GIVEN_ROLES.map((role) => (
        <option key={role} value={role}>
          {ORGANISATION_ROLE_LABELS[role]}
        </option>
      ))}
    </SelectEntry>
  )
}
