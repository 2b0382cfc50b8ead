import { USER_TYPE_LABELS } from '#contracts/people.ts'
import type { UserType } from '#contracts/session.ts'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

type Invitation = { id: string; email: string; userType: UserType; until: string }
type Props = { invitations: Invitation[]; refusal: Refusal | undefined }

export function OpenInvitations({ invitations, refusal }: Props) {
  if (invitations.length === 0) {
    return <EmptyState title="No invitation is open" text="Each stays here until it is used, revoked or a day old." />
  }
  return (
    <ul>
      {invitations.map(({ id, email, userType, until }) => (
        // Sent again it is another one: the button that was pressed stays, with the focus.
        <li key={email} className="grid gap-3 border-b border-line px-step py-4 last:border-b-0">
          <p className="min-w-0 text-ui">
            <span className="font-demibold break-all">{email}</span>
            <span className="block text-small text-muted">{`${USER_TYPE_LABELS[userType]} · open until ${until}`}</span>
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
              intent="revoke"
              hidden={{ id }}
              refusal={refusal}
              submit="Revoke"
              submitLabel={`Revoke the invitation of ${email}`}
              variant="ghost"
            />
          </div>
        </li>
      ))}
    </ul>
  )
}
