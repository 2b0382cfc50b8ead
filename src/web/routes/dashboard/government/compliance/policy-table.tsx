import { href, Link } from 'react-router'
import { formatShortDay } from '#contracts/words/dates.ts'
import type { Policy } from '#server/domains/compliance/index.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { LevelBadge } from './level-badge.tsx'

const COLUMNS: Column<Policy>[] = [
  {
    key: 'name',
    head: 'Policy',
    cell: ({ id, name, owner, isSample }) => (
      <>
        <Link
          to={href('/dashboard/government/compliance/:policyId', { policyId: id })}
          className="font-semibold break-words hover:underline"
        >
          {name}
        </Link>{' '}
        {isSample && <Badge tone="outline">Sample</Badge>}
        <small className="break-words">{owner}</small>
      </>
    ),
  },
  { key: 'level', head: 'Level', cell: ({ level }) => <LevelBadge level={level} />, place: 'main' },
  {
    key: 'last',
    head: 'Last review',
    cell: ({ lastReview }) => (lastReview === null ? 'Never' : formatShortDay(lastReview)),
    isExtra: true,
  },
  {
    key: 'next',
    head: 'Next review',
    cell: ({ nextReview, isOverdue }) => (
      <>
        <span className="desk:hidden">Next review </span>
        {formatShortDay(nextReview)} {isOverdue && <Badge tone="critical">Overdue</Badge>}
      </>
    ),
  },
  {
    key: 'review',
    head: 'Review',
    cell: ({ id, name }) => (
      <Allowed to="policies.change">
        <ButtonLink
          to={href('/dashboard/government/compliance/:policyId/review', { policyId: id })}
          variant="secondary"
          aria-label={`Review: ${name}`}
        >
          Review
        </ButtonLink>
      </Allowed>
    ),
    place: 'end',
  },
]

export function PolicyTable({ policies }: { policies: Policy[] }) {
  return <DataTable caption="Policies" columns={COLUMNS} rows={policies} rowKey={({ id }) => id} />
}
