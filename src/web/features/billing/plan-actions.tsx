import type { SubscriptionView } from '#contracts/billing.ts'
import { formatEuro } from '#contracts/words/amounts.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { ExportLink } from './export-link.tsx'
import { runs } from './subscription-words.ts'

/** The ways on from the plan: where more about it is, and how it ends or goes on again. */
export function PlanActions({ subscription }: { subscription: SubscriptionView }) {
  const { status, cancellation } = subscription
  if (status === 'cancelled') return <EndedActions price={cancellation?.resubscribePrice?.netCents} />
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 text-ui">
      <TextLink to="#plans" isAlone>
        Compare plans
      </TextLink>
      <TextLink to="#invoices" isAlone>
        Invoices
      </TextLink>
      {runs(subscription) && cancellation === null && (
        <TextLink to="?step=cancel" isAlone>
          Cancel subscription
        </TextLink>
      )}
    </p>
  )
}

function EndedActions({ price }: { price: number | undefined }) {
  return (
    <div className="flex flex-wrap gap-3">
      {price !== undefined && (
        <ButtonLink to="?step=resubscribe" className="max-[480px]:w-full">
          {`Subscribe again, ${formatEuro(price)} a month`}
        </ButtonLink>
      )}
      <ExportLink />
    </div>
  )
}
