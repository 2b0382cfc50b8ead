import type { OrganisationRole } from '#contracts/permissions.ts'
import { SelectEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import { ConfirmEntry } from '#web/features/form/more-entries.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Panel } from '#web/ui/panel.tsx'
import { RoleEntry } from './role-entry.tsx'

type Props = {
  member: { name: string; role: OrganisationRole; isSelf: boolean; isOfferedOwnership: boolean }
  refusal: Refusal | undefined
}

export function RolePanel({ member, refusal }: Props) {
  const isOwner = member.role === 'owner'
  const ownTitle = member.isSelf ? 'Give up ownership' : 'Take ownership away'
  return (
    <Panel title={isOwner ? ownTitle : 'Change role'}>
      <Form intent="role" refusal={refusal} submit="Change role" variant="secondary">
        <RoleEntry defaultValue={isOwner ? 'manager' : member.role} />
      </Form>
      {isOwner && member.isSelf && (
        <p className="mt-3 text-small text-muted">Somebody else must be an owner by then. Offer it on their page.</p>
      )}
      {!member.isSelf && <p className="mt-3 text-small text-muted">They are signed out here and get a mail.</p>}
    </Panel>
  )
}

export function OwnershipPanel({ member, refusal }: Props) {
  if (member.isOfferedOwnership) {
    return (
      <Panel title="Ownership">
        <p className="mb-4 text-ui text-ink-2">{`Ownership is offered to ${member.name}, who has 7 days to accept it.`}</p>
        <Form intent="withdraw-offer" refusal={refusal} submit="Withdraw offer" variant="secondary" />
      </Panel>
    )
  }
  return (
    <Panel title="Offer ownership">
      <Form intent="offer" refusal={refusal} submit="Offer ownership" variant="secondary">
        <SelectEntry
          name="kind"
          label="Your own role"
          hint="Nothing changes until they accept it, within 7 days."
          defaultValue="handover"
          autoComplete="off"
        >
          <option value="handover">I become a manager</option>
          <option value="joint">I stay an owner too</option>
        </SelectEntry>
      </Form>
    </Panel>
  )
}

export function RemovalPanel({ member, refusal }: Props) {
  return (
    <Panel title="Remove">
      <p className="mb-4 text-ui text-ink-2">
        {`${member.name} is signed out of the organisation at once. Their work stays under their name.`}
      </p>
      <Form intent="remove" refusal={refusal} submit="Remove person" variant="danger">
        <ConfirmEntry>{`Remove ${member.name} from the organisation`}</ConfirmEntry>
      </Form>
    </Panel>
  )
}
