import { ROLE_LABELS, USER_TYPE_LABELS } from '#contracts/people.ts'
import { SelectEntry, TextEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import type { PersonData } from './load-person.ts'

type Props = { person: PersonData['person']; refusal: Refusal | undefined }

export function DetailsForm({ person, refusal }: Props) {
  return (
    <Form key={person.id} intent="update" refusal={refusal} submit="Save changes">
      <input type="hidden" name="version" value={person.version} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextEntry name="firstName" label="First name" defaultValue={person.firstName} />
        <TextEntry name="lastName" label="Last name" defaultValue={person.lastName} />
        <TextEntry name="jobTitle" label="Job title" defaultValue={person.jobTitle ?? ''} isOptional />
        <TextEntry name="phone" label="Phone" type="tel" defaultValue={person.phone ?? ''} isOptional />
      </div>
      <SelectEntry name="userType" label="Type" defaultValue={person.userType} hint={portalHint(person)}>
        {Object.entries(USER_TYPE_LABELS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectEntry>
      <RoleEntry person={person} />
    </Form>
  )
}

function portalHint({ role, organisation }: Props['person']): string {
  if (role === 'ADMIN') return 'Which portal opens beside this one. Another type signs them out.'
  if (organisation.colleagues > 0) {
    return 'Their colleagues use the same portal, so it changes only after a move to another organisation.'
  }
  return `Another type signs them out and moves them and ${organisation.name} to the other portal. What is in this one is kept, and shown again if they come back.`
}

function RoleEntry({ person }: Pick<Props, 'person'>) {
  if (person.isSelf) {
    return (
      <p className="text-ui text-ink-2">
        <input type="hidden" name="role" value={person.role} />
        You cannot change your own role. Another administrator can.
      </p>
    )
  }
  return (
    <SelectEntry name="role" label="Role" defaultValue={person.role} hint={roleHint(person)}>
      {Object.entries(ROLE_LABELS).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectEntry>
  )
}

function roleHint({ role, organisation }: Props['person']): string {
  if (role === 'ADMIN') {
    return 'As a user they lose this dashboard, are signed out, and get an organisation of their own, to be completed.'
  }
  const left =
    organisation.colleagues === 0
      ? `Nobody is left at ${organisation.name}, so it ends and everything in its portal is erased within minutes. While its plan is paid for, the change is refused.`
      : `What is in the portal stays with ${organisation.name}.`
  return `An administrator sees everything here, is signed out once, and moves to the company. ${left}`
}
