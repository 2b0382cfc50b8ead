import type { ReactNode } from 'react'
import type { Payment, SubscriptionView } from '#contracts/billing.ts'
import { VAT_PERCENT } from '#contracts/plans.ts'
import { formatEuro } from '#contracts/words/amounts.ts'
import { formatDay } from '#contracts/words/dates.ts'
import { Amount, Amounts } from '#web/ui/amounts.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { describeSubscription, getStatusWord, INTERVAL_WORDS } from './subscription-words.ts'

type CurrentPlanProps = { subscription: SubscriptionView; children?: ReactNode }

/** The current plan: name, state and next payment. */
export function CurrentPlan({ subscription, children }: CurrentPlanProps) {
  const { planName, status, interval, cancellation, nextPayment, source } = subscription
  const { word, tone } = getStatusWord({ status, endsAt: cancellation?.endsAt ?? null })
  return (
    <Panel
      title="Current plan"
      headingLevel={3}
      aside={source === 'sample' ? <Badge tone="outline">Sample</Badge> : undefined}
    >
      <div className="grid gap-x-12 gap-y-6 desk:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <div className="grid content-start justify-items-start gap-5">
          <div>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-heading text-[1.875rem] leading-[1.1] font-title tracking-[-0.02em]">
                {planName}
              </span>
              <Badge tone={tone}>{word}</Badge>
            </p>
            <p className="mt-2 max-w-copy text-ui text-ink-2">{describeSubscription(subscription)}</p>
            {nextPayment !== null && (
              <p className="mt-1 text-ui text-ink-2">{`Billed ${INTERVAL_WORDS[interval].help}.`}</p>
            )}
          </div>
          {children}
        </div>
        {nextPayment !== null && <NextPayment payment={nextPayment} creditCents={subscription.creditCents} />}
      </div>
    </Panel>
  )
}

function NextPayment({ payment, creditCents }: { payment: Payment; creditCents: number }) {
  return (
    <Amounts className="content-start">
      <Amount
        label="Next payment"
        note={`${formatDay(payment.date)}, excluding VAT`}
        value={<span className="text-[1.125rem] font-semibold">{formatEuro(payment.netCents)}</span>}
      />
      <Amount label={`VAT at ${VAT_PERCENT}%`} value={formatEuro(payment.vatCents)} />
      <Amount label="Total with VAT" value={formatEuro(payment.totalCents)} isTotal />
      {creditCents > 0 && (
        <Amount label="Your credit" note="Taken off the next invoices, excluding VAT" value={formatEuro(creditCents)} />
      )}
    </Amounts>
  )
}
