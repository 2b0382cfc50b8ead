import { BILLING_INTERVALS, type BillingInterval, PLANS, type PlanId, periodCentsOf } from '#contracts/plans.ts'
import { formatEuro } from '#contracts/words/amounts.ts'
import { ChoiceLinks } from './choice-links.tsx'
import { INTERVAL_WORDS } from './subscription-words.ts'

type IntervalChoiceProps = {
  plan: PlanId
  interval: BillingInterval
  /** Where an interval is previewed. */
  to: (interval: BillingInterval) => string
}

/** Monthly or twelve months at once. */
export function IntervalChoice({ plan, interval, to }: IntervalChoiceProps) {
  const { monthlyCents } = PLANS[plan]
  const helpOf = (each: BillingInterval) =>
    monthlyCents === null
      ? INTERVAL_WORDS[each].help
      : `${formatEuro(periodCentsOf(monthlyCents, each))}, ${INTERVAL_WORDS[each].help}`
  return (
    <ChoiceLinks
      label="Billing"
      links={BILLING_INTERVALS.map((each) => ({
        to: to(each),
        label: INTERVAL_WORDS[each].label,
        help: helpOf(each),
        isCurrent: each === interval,
      }))}
    />
  )
}
