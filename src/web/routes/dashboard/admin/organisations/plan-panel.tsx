import { href } from 'react-router'
import { formatEuro } from '#contracts/words/amounts.ts'
import { formatDay } from '#contracts/words/dates.ts'
import { getStatusWord, INTERVAL_WORDS } from '#web/features/billing/subscription-words.ts'
import { Amount, Amounts } from '#web/ui/amounts.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import type { OrganisationData } from './load-record.ts'

type Plan = NonNullable<OrganisationData['subscription']>

export function PlanPanel({ subscription }: Pick<OrganisationData, 'subscription'>) {
  if (subscription === null) {
    return (
      <Panel title="Plan">
        <p className="text-ui text-muted">They have no plan.</p>
      </Panel>
    )
  }
  const { id, planName, monthlyCents, interval } = subscription
  return (
    <Panel
      title="Plan"
      aside={
        <TextLink to={href('/dashboard/admin/upgrade/subscriptions/:subscriptionId', { subscriptionId: id })} isAlone>
          Open plan
        </TextLink>
      }
    >
      <Amounts>
        <Amount label={planName} value={<PlanState {...subscription} />} />
        <Amount
          label="A month, excluding VAT"
          value={monthlyCents === null ? 'Not agreed' : formatEuro(monthlyCents)}
        />
        <Amount label="Billed" value={INTERVAL_WORDS[interval].label} />
        {listDates(subscription).map(([label, day]) => (
          <Amount key={label} label={label} value={formatDay(day)} />
        ))}
      </Amounts>
    </Panel>
  )
}

function PlanState(plan: Plan) {
  const { word, tone } = getStatusWord(plan)
  return <Badge tone={tone}>{word}</Badge>
}

function listDates({ status, startedAt, trialEndsAt, isKept, nextPaymentAt, eliteRequestedAt, endsAt }: Plan) {
  const days: [label: string, day: string | null][] = [
    ['Customer since', startedAt],
    [isKept ? 'Trial ends, kept' : 'Trial ends', trialEndsAt],
    ['Next payment', nextPaymentAt],
    ['Elite requested', eliteRequestedAt],
    [status === 'cancelled' ? 'Ended' : 'Ends', endsAt],
  ]
  return days.filter((entry): entry is [string, string] => entry[1] !== null)
}
