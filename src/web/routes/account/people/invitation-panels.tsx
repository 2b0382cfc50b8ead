import { ORGANISATION_ROLE_LABELS, type OrganisationRole } from '#contracts/permissions.ts'
import { OpenInvitations } from '#web/features/accounts/open-invitations.tsx'
import { TextEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Panel } from '#web/ui/panel.tsx'
import { RoleEntry } from './role-entry.tsx'

type Invitation = { id: string; email: string; role: OrganisationRole; until: string }
type Props = { invitations: Invitation[]; refusal: Refusal | undefined }

/** The form to invite people, and the open invitations. */
export function InvitationPanels({ invitations, refusal }: Props) {
  const listed = invitations.map((invitation) => ({ ...invitation, role: ORGANISATION_ROLE_LABELS[invitation.role] }))
  return (
    <div className="grid items-start gap-4 desk:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <Panel title="Invite somebody">
        <Form intent="invite" refusal={refusal} submit="Send invitation" isEmptiedAfterwards>
          <TextEntry
            name="email"
            label="Email"
            type="email"
            autoComplete="off"
            hint="The invitation works for this address only, once, for 7 days."
          />
          <RoleEntry />
        </Form>
      </Panel>
      <Panel title="Open invitations" bodyClassName="">
        <OpenInvitations invitations={listed} lifetime="7 days" refusal={refusal} />
      </Panel>
    </div>
  )
}
