import type { SubscriptionView } from '#contracts/billing.ts'
import { formatEuro } from '#contracts/words/amounts.ts'
import { Allowed } from '#web/features/portal-frame/allowed.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { ExportLink } from './export-link.tsx'
import { INTERVAL_WORDS, isRunningPlan } from './subscription-words.ts'

/** Links from the current plan: other plans, invoices, the other interval, cancellation. An ended plan has its own. */
export function PlanActions({ subscription }: { subscription: SubscriptionView }) {
  const { status, cancellation, trial } = subscription
  if (status === 'cancelled') return <EndedActions price={cancellation?.resubscribePrice?.netCents} />
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-ui">
      <Allowed to="billing.change">
        <TextLink to="#plans" isAlone>
          Compare plans
        </TextLink>
      </Allowed>
      <TextLink to="#invoices" isAlone>
        Invoices
      </TextLink>
      {isRunningPlan(subscription) && cancellation === null && trial?.decision !== 'declined' && (
        <>
          <Allowed to="billing.change">
            <BillingLink subscription={subscription} />
          </Allowed>
          <Allowed to="billing.change">
            <TextLink to="?step=cancel" isAlone>
              Cancel subscription
            </TextLink>
          </Allowed>
        </>
      )}
    </p>
  )
}

/** Links to the other interval. An undecided trial has this choice in its own form. */
function BillingLink({ subscription }: { subscription: SubscriptionView }) {
  const { plan, interval, trial, pendingChange } = subscription
  if (trial?.decision === 'open' || pendingChange !== null) return null
  const other = interval === 'monthly' ? 'yearly' : 'monthly'
  const to = trial === null ? `?plan=${plan}&interval=${other}` : `?interval=${other}#keep`
  return (
    <TextLink to={to} isAlone>
      {`Change to ${INTERVAL_WORDS[other].billing}`}
    </TextLink>
  )
}

function EndedActions({ price }: { price: number | undefined }) {
  return (
    <div className="flex flex-wrap gap-3">
      {price !== undefined && (
        <Allowed to="billing.change">
          <ButtonLink to="?step=resubscribe" className="max-sm:w-full">
            {`Subscribe again, ${formatEuro(price)}`}
          </ButtonLink>
        </Allowed>
      )}
      <ExportLink />
    </div>
  )
}
