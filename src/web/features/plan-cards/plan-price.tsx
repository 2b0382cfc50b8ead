import { type Plan, VAT_PERCENT, vatOn } from '#contracts/plans.ts'
import { formatEuro } from '#contracts/words/amounts.ts'

export type PlanCardWords = {
  setup: string
  perMonth: string
  custom: string
  customNote: string
}

const withVat = (cents: number) => formatEuro(cents + vatOn(cents))

/** Set-up fee and monthly price, each also with VAT. */
export function PlanPrice({ plan, words }: { plan: Plan; words: PlanCardWords }) {
  const { setupCents, monthlyCents } = plan
  if (setupCents === null || monthlyCents === null) {
    return (
      <>
        <p className="plan-price">
          <span className="plan-price-number plan-price-words">{words.custom}</span>
        </p>
        <p className="plan-price-second">{words.customNote}</p>
        <p className="plan-price-vat">{`VAT at ${VAT_PERCENT}% is added`}</p>
      </>
    )
  }
  return (
    <>
      <p className="plan-price">
        <span className="plan-price-number">{formatEuro(setupCents)}</span> <span>{words.setup}</span>
      </p>
      <p className="plan-price-second">
        then <strong>{formatEuro(monthlyCents)}</strong> {words.perMonth}
      </p>
      <p className="plan-price-vat">{`With VAT: ${withVat(setupCents)}, then ${withVat(monthlyCents)}`}</p>
    </>
  )
}
