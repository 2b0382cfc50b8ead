import type { PlanChangePreview, SubscriptionView } from '#contracts/billing.ts'
import { formatEuro } from '#contracts/words/amounts.ts'
import { formatDay } from '#contracts/words/dates.ts'
import { ChoiceLinks } from './choice-links.tsx'
import { previewAddress } from './preview-address.ts'

type ChangeTimesProps = {
  preview: PlanChangePreview
  /** The same change at the next cycle and now. */
  times: PlanChangePreview[]
  subscription: SubscriptionView
}

/** When a change counts, and what each costs. */
export function ChangeTimes({ preview, times, subscription }: ChangeTimesProps) {
  return (
    <ChoiceLinks
      label="When the change happens"
      links={times.map((time) => ({
        to: previewAddress(time, subscription, time.when),
        label: time.when === 'now' ? 'Now' : 'At the next billing cycle',
        help: time.when === 'now' ? helpNow(time, subscription) : helpLater(time),
        isCurrent: time.when === preview.when,
      }))}
    />
  )
}

function helpLater({ effectiveAt, totalCents }: PlanChangePreview): string {
  return `From ${formatDay(effectiveAt)} on, for ${formatEuro(totalCents)} with VAT. Nothing is charged before.`
}

function helpNow({ totalCents, creditCents }: PlanChangePreview, subscription: SubscriptionView): string {
  const trial = subscription.status === 'trial' ? 'The trial ends, and the first paid period begins today. ' : ''
  if (totalCents > 0) return `${trial}${formatEuro(totalCents)} with VAT is invoiced today.`
  const credited = creditCents - subscription.creditCents
  return credited > 0
    ? `${formatEuro(credited)}, excluding VAT, is credited: it is taken off your next invoices.`
    : 'Nothing is to be paid today.'
}
