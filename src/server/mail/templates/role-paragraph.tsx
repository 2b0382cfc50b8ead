import { ORGANISATION_ROLE_HINTS, ORGANISATION_ROLE_LABELS, type OrganisationRole } from '#contracts/permissions.ts'
import { Paragraph } from './prose.tsx'

/** Describes a role in the words of the People screen. */
export function RoleParagraph({ organisationRole: role }: { organisationRole: OrganisationRole }) {
  return (
    <Paragraph>
      <strong>{ORGANISATION_ROLE_LABELS[role]}:</strong> {ORGANISATION_ROLE_HINTS[role]}
    </Paragraph>
  )
}
