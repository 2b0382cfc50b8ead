import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

type OpenInvitationsProps = {
  invitations: { id: string; email: string; role: string; until: string }[]
  /** How long an invitation can be accepted, in words. */
  lifetime: string
  refusal: Refusal | undefined
}

/** The invitations that nobody has accepted, with the intents `resend` and `withdraw`. */
export function OpenInvitations({ invitations, lifetime, refusal }: OpenInvitationsProps) {
  if (invitations.length === 0) {
    return (
      <EmptyState
        title="No invitation is open"
        text={`Each stays here until it is used, withdrawn or ${lifetime} old.`}
      />
    )
  }
  return (
    <ul>
      {invitations.map(({ id, email, role, until }) => (
        // An invitation that is sent again gets a new id. By the address, the pressed button keeps the focus.
        <li key={email} className="grid gap-3 border-b border-line px-step py-4 last:border-b-0">
          <p className="min-w-0 text-ui">
            <span className="font-demibold break-all">{email}</span>
            <span className="block text-small text-muted">{`${role} · open until ${until}`}</span>
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
