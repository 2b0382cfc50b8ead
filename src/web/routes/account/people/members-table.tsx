import { href } from 'react-router'
import { ORGANISATION_ROLE_LABELS, type OrganisationRole } from '#contracts/permissions.ts'
import { Badge } from '#web/ui/badge.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { TextLink } from '#web/ui/link.tsx'

export type Row = {
  id: string
  name: string
  email: string
  role: OrganisationRole
  seen: string
  hasTwoFactor: boolean
  isDisabled: boolean
  isSelf: boolean
  isOfferedOwnership: boolean
}

const COLUMNS: Column<Row>[] = [
  {
    key: 'name',
    head: 'Name',
    cell: ({ id, name, email, isSelf }) => (
      <>
        <TextLink to={href('/account/people/:memberId', { memberId: id })} isAlone className="row-target font-demibold">
          {name}
        </TextLink>
        {isSelf && ' (you)'}
        <small className="break-all">{email}</small>
      </>
    ),
  },
  { key: 'role', head: 'Role', place: 'end', cell: (row) => <Role {...row} /> },
  {
    key: 'seen',
    head: 'Last seen',
    cell: ({ seen }) => (
      <>
        {/* Phones hide the table head, so this cell needs its own label. */}
        <span className="text-muted desk:hidden">Last seen: </span>
        {seen}
      </>
    ),
  },
  {
    key: 'two-factor',
    head: 'Second factor',
    isExtra: true,
    cell: ({ hasTwoFactor }) => (hasTwoFactor ? 'On' : 'Off'),
  },
]

function Role({ role, isDisabled, isOfferedOwnership }: Row) {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={role === 'owner' ? 'accent' : 'neutral'}>{ORGANISATION_ROLE_LABELS[role]}</Badge>
      {isOfferedOwnership && <Badge tone="info">Ownership offered</Badge>}
      {isDisabled && <Badge tone="critical">Disabled</Badge>}
    </span>
  )
}

export function MembersTable({ members }: { members: Row[] }) {
  return <DataTable caption="People" columns={COLUMNS} rows={members} rowKey={({ id }) => id} />
}
