import { href } from 'react-router'
import type { SubscriptionView } from '#contracts/billing.ts'
import { formatEuro } from '#contracts/words/amounts.ts'
import { formatDay } from '#contracts/words/dates.ts'
import { getStatusWord, INTERVAL_WORDS } from '#web/features/billing/subscription-words.ts'
import type { Refusal } from '#web/features/form/refusal.ts'
import { OrganisationLink } from '#web/features/organisation-admin/organisation-link.tsx'
import { Amount, Amounts } from '#web/ui/amounts.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { QuoteLink } from './quote-link.tsx'
import { TrialForm } from './trial-form.tsx'

type Customer = SubscriptionView & { organisationId: string; organisationName: string }

type CustomerSubscriptionProps = { subscription: Customer; refusal: Refusal | undefined }

export function CustomerSubscription({ subscription, refusal }: CustomerSubscriptionProps) {
  const { organisationId, organisationName, status, trialEndsAt, cancellation, eliteRequestedAt } = subscription
  const { word, tone } = getStatusWord({ status, endsAt: cancellation?.endsAt ?? null })
  return (
    <div className="grid gap-6">
      <div>
        <BackLink to={href('/dashboard/admin/upgrade')}>Back to the subscriptions</BackLink>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h3 className="font-heading text-[1.5rem] leading-[1.2] font-title tracking-[-0.01em]">
            <OrganisationLink id={organisationId} name={organisationName} />
          </h3>
          <Badge tone={tone}>{word}</Badge>
        </div>
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Facts subscription={subscription} />
        <div className="grid gap-4">
          <QuoteLink organisationId={organisationId} isElite={eliteRequestedAt !== null} />
          {trialEndsAt !== null && <TrialForm trialEndsAt={trialEndsAt} refusal={refusal} />}
        </div>
      </div>
    </div>
  )
}

const AFTER_TRIAL = { open: 'Ends, not decided yet', kept: 'Continues, kept', declined: 'Ends, declined' }

function Facts({ subscription }: { subscription: Customer }) {
  const { planName, monthlyCents, interval, startedAt, trialEndsAt, trial, nextPayment } = subscription
  const { eliteRequestedAt, cancellation } = subscription
  const days = [
    ['Customer since', startedAt],
    ['Trial ends', trialEndsAt],
    ['Next payment', nextPayment?.date ?? null],
    ['Elite requested', eliteRequestedAt],
    ['Ends', cancellation?.endsAt ?? null],
    ['Data kept until', cancellation?.dataUntil ?? null],
  ] as const
  return (
    <Panel title="Plan" headingLevel={4} aside={<InvoicesLink organisationId={subscription.organisationId} />}>
      <Amounts>
        <Amount label="Plan" value={planName} />
        <Amount
          label="A month, excluding VAT"
          value={monthlyCents === null ? 'Not agreed' : formatEuro(monthlyCents)}
        />
        <Amount label="Billed" value={INTERVAL_WORDS[interval].label} />
        {trial !== null && <Amount label="After the trial" value={AFTER_TRIAL[trial.decision]} />}
        {days.map(([label, day]) => day !== null && <Amount key={label} label={label} value={formatDay(day)} />)}
      </Amounts>
    </Panel>
  )
}

function InvoicesLink({ organisationId }: { organisationId: string }) {
  return (
    <TextLink to={`${href('/dashboard/admin/upgrade/invoices')}?organisation=${organisationId}`} isAlone>
      Invoices
    </TextLink>
  )
}
