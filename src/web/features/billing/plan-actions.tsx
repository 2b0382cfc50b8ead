import type { SubscriptionView } from '#contracts/billing.ts'
import { formatEuro } from '#contracts/words/amounts.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { ExportLink } from './export-link.tsx'
import { INTERVAL_WORDS, runs } from './subscription-words.ts'

/** The ways on from the plan: where more about it is, and how it ends or goes on again. */
export function PlanActions({ subscription }: { subscription: SubscriptionView }) {
  const { status, cancellation, trial } = subscription
  if (status === 'cancelled') return <EndedActions price={cancellation?.resubscribePrice?.netCents} />
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-ui">
      <TextLink to="#plans" isAlone>
        Compare plans
      </TextLink>
      <TextLink to="#invoices" isAlone>
        Invoices
      </TextLink>
      {runs(subscription) && cancellation === null && trial?.decision !== 'declined' && (
        <>
          <BillingLink subscription={subscription} />
          <TextLink to="?step=cancel" isAlone>
            Cancel subscription
          </TextLink>
        </>
      )}
    </p>
  )
}

/** To the other interval; while a trial is not kept, that is chosen with it. */
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
        <ButtonLink to="?step=resubscribe" className="max-[480px]:w-full">
          {`Subscribe again, ${formatEuro(price)}`}
        </ButtonLink>
      )}
      <ExportLink />
    </div>
  )
}
