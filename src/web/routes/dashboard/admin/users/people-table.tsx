import { href } from 'react-router'
import { ROLE_LABELS, USER_TYPE_LABELS } from '#contracts/people.ts'
import type { UserRole, UserType } from '#contracts/session.ts'
import { OrganisationLink } from '#web/features/organisation-admin/organisation-link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { TextLink } from '#web/ui/link.tsx'

export type Row = {
  id: string
  name: string
  email: string
  organisations: { id: string; name: string }[]
  userType: UserType
  role: UserRole
  disabledAt: string | null
  signedIn: string
  since: string
}

const COLUMNS: Column<Row>[] = [
  {
    key: 'name',
    head: 'Name',
    cell: ({ name, email }) => (
      <>
        <span className="font-demibold">{name || email}</span>
        <small className="break-all">{email}</small>
      </>
    ),
  },
  {
    key: 'organisation',
    head: 'Organisation',
    cell: ({ organisations }) => (
      <ul>
        {organisations.map(({ id, name }) => (
          <li key={id}>
            <OrganisationLink id={id} name={name} />
          </li>
        ))}
      </ul>
    ),
  },
  { key: 'type', head: 'Type', isExtra: true, cell: ({ userType }) => USER_TYPE_LABELS[userType] },
  { key: 'access', head: 'Access', place: 'end', cell: (row) => <Access {...row} /> },
  { key: 'signed-in', head: 'Last sign-in', isExtra: true, cell: ({ signedIn }) => signedIn },
  { key: 'since', head: 'Since', isExtra: true, cell: ({ since }) => since },
  {
    key: 'edit',
    head: 'Action',
    place: 'end',
    cell: ({ id, name, email }) => (
      <TextLink
        to={href('/dashboard/admin/users/:userId', { userId: id })}
        isAlone
        aria-label={`Edit ${name || email}`}
        className="row-target"
      >
        Edit
      </TextLink>
    ),
  },
]

function Access({ role, disabledAt }: Row) {
  if (disabledAt !== null) return <Badge tone="critical">Disabled</Badge>
  return role === 'ADMIN' ? <Badge tone="accent">{ROLE_LABELS.ADMIN}</Badge> : <Badge>{ROLE_LABELS.USER}</Badge>
}

export function PeopleTable({ people }: { people: Row[] }) {
  return <DataTable caption="Users" columns={COLUMNS} rows={people} rowKey={({ id }) => id} />
}
