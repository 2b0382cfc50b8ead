import { ORGANISATION_ROLE_LABELS, type OrganisationRole } from '#contracts/permissions.ts'
import { TextEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { RoleEntry } from './role-entry.tsx'

type Invitation = { id: string; email: string; role: OrganisationRole; until: string }
type Props = { invitations: Invitation[]; refusal: Refusal | undefined }

/** Invites by mail, and lists what is open. */
export function InvitationPanels({ invitations, refusal }: Props) {
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
        <OpenInvitations invitations={invitations} refusal={refusal} />
      </Panel>
    </div>
  )
}

function OpenInvitations({ invitations, refusal }: Props) {
  if (invitations.length === 0) {
    return (
      <EmptyState title="No invitation is open" text="Each stays here until it is used, withdrawn or 7 days old." />
    )
  }
  return (
    <ul>
      {invitations.map(({ id, email, role, until }) => (
        // Sent again it is another one: the button that was pressed stays, with the focus.
        <li key={email} className="grid gap-3 border-b border-line px-step py-4 last:border-b-0">
          <p className="min-w-0 text-ui">
            <span className="font-demibold break-all">{email}</span>
            <span className="block text-small text-muted">{`${ORGANISATION_ROLE_LABELS[role]} · open until ${until}`}</span>
          </p>
          <div className="flex flex-wrap gap-3">
            <Form
              intent="resend"
              hidden={{ id }}
              refusal={refusal}
              submit="Send again"
              submitLabel={`Send again to ${email}`}
              variant="secondary"
            />
            <Form
              intent="withdraw"
              hidden={{ id }}
              refusal={refusal}
              submit="Withdraw"
              submitLabel={`Withdraw the invitation of ${email}`}
              variant="ghost"
            />
          </div>
        </li>
      ))}
    </ul>
  )
}
