import { Link } from 'react-router'
import { formatShortDay } from '#contracts/words/dates.ts'
import type { Policy } from '#server/domains/compliance/index.ts'
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
        <Link to={`/dashboard/government/compliance/${id}`} className="font-semibold break-words hover:underline">
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
        <span className="min-[861px]:hidden">Next review </span>
        {formatShortDay(nextReview)} {isOverdue && <Badge tone="critical">Overdue</Badge>}
      </>
    ),
  },
  {
    key: 'review',
    head: 'Review',
    cell: ({ id, name }) => (
      <ButtonLink
        to={`/dashboard/government/compliance/${id}/review`}
        variant="secondary"
        aria-label={`Review: ${name}`}
      >
        Review
      </ButtonLink>
    ),
    place: 'end',
  },
]

export function PolicyTable({ policies }: { policies: Policy[] }) {
  return <DataTable caption="Policies" columns={COLUMNS} rows={policies} rowKey={({ id }) => id} />
}
