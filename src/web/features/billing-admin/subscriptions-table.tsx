import { href } from 'react-router'
import type { SubscriptionListItem } from '#contracts/billing.ts'
import { formatEuro } from '#contracts/words/amounts.ts'
import { formatShortDay } from '#contracts/words/dates.ts'
import { getStatusWord } from '#web/features/billing/subscription-words.ts'
import { OrganisationLink } from '#web/features/organisation-admin/organisation-link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { TextLink } from '#web/ui/link.tsx'

const COLUMNS: Column<SubscriptionListItem>[] = [
  {
    key: 'customer',
    head: 'Customer',
    cell: ({ organisationId, organisationName, startedAt }) => (
      <>
        <OrganisationLink id={organisationId} name={organisationName} />
        <small>{`Since ${formatShortDay(startedAt)}`}</small>
      </>
    ),
  },
  {
    key: 'plan',
    head: 'Plan',
    cell: (item) => (
      <>
        <TextLink
          to={href('/dashboard/admin/upgrade/subscriptions/:subscriptionId', { subscriptionId: item.id })}
          aria-label={`${item.planName} of ${item.organisationName}`}
          className="row-target"
        >
          {item.planName}
        </TextLink>
        <small>{describeNext(item)}</small>
      </>
    ),
  },
  {
    key: 'price',
    head: 'A month, excluding VAT',
    isNumber: true,
    isExtra: true,
    cell: ({ monthlyCents, interval }) => (
      <>
        {monthlyCents === null ? 'Not agreed' : formatEuro(monthlyCents)}
        {interval === 'yearly' && <small>Billed annually</small>}
      </>
    ),
  },
  {
    key: 'status',
    head: 'Status',
    place: 'end',
    cell: (item) => {
      const { word, tone } = getStatusWord(item)
      return <Badge tone={tone}>{word}</Badge>
    },
  },
]

function describeNext({
  status,
  endsAt,
  trialEndsAt,
  isKept,
  eliteRequestedAt,
  nextPaymentAt,
}: SubscriptionListItem): string {
  if (status === 'cancelled' && endsAt !== null) return `Ended ${formatShortDay(endsAt)}`
  if (endsAt !== null) return `Ends ${formatShortDay(endsAt)}`
  if (eliteRequestedAt !== null) return `Elite requested ${formatShortDay(eliteRequestedAt)}`
  if (status === 'trial' && trialEndsAt !== null) {
    return `Trial ends ${formatShortDay(trialEndsAt)}${isKept ? ', kept' : ''}`
  }
  return nextPaymentAt === null ? '' : `Next payment ${formatShortDay(nextPaymentAt)}`
}

export function SubscriptionsTable({ caption, items }: { caption: string; items: SubscriptionListItem[] }) {
  return <DataTable caption={caption} columns={COLUMNS} rows={items} rowKey={({ id }) => id} />
}
