import { Check, LockKeyhole } from 'lucide-react'
import { type Plan, VAT_PERCENT, vatOn } from '#contracts/plans.ts'
import { formatEuro } from '#contracts/words/amounts.ts'
import { Amount, Amounts } from '#web/ui/amounts.tsx'
import { TextLink } from '#web/ui/link.tsx'

/** The chosen plan beside the form: price and inclusions. It is sticky. */
export function PlanPanel({ plan }: { plan: Plan }) {
  return (
    <aside aria-label="Selected plan" className="grid gap-4 desk:sticky desk:top-6">
      <div className="rounded-panel border border-line bg-surface p-6">
        <p className="text-small text-muted">Selected plan</p>
        <h2 className="font-heading text-title font-demibold">{plan.name}</h2>
        <p className="mt-1 text-ui text-ink-2">{plan.description}</p>
        <ul className="mt-4 grid gap-2.5 text-label leading-[1.42]">
          {plan.features.map((feature) => (
            <li key={feature} className="flex gap-2.5">
              <Check size={16} strokeWidth={1.75} className="mt-0.5 flex-none text-accent" aria-hidden="true" />
              {feature}
            </li>
          ))}
        </ul>
        {plan.setupCents === null || plan.monthlyCents === null ? (
          <p className="mt-5 border-t border-line pt-4 font-semibold">Custom Quote</p>
        ) : (
          <Prices setupCents={plan.setupCents} monthlyCents={plan.monthlyCents} trialDays={plan.trialDays} />
        )}
        <p className="mt-4 text-ui">
          <TextLink to="/pricing" isAlone>
            Compare all plans
          </TextLink>
        </p>
      </div>
      <p className="flex gap-2.5 text-small text-muted">
        <LockKeyhole size={15} strokeWidth={1.75} className="mt-0.5 flex-none" aria-hidden="true" />
        Secure setup: what you type is sent encrypted and stored in Ireland. You need no card. You pay invoices by bank
        transfer.
      </p>
    </aside>
  )
}

function Prices({
  setupCents,
  monthlyCents,
  trialDays,
}: {
  setupCents: number
  monthlyCents: number
  trialDays: number
}) {
  const vatCents = vatOn(setupCents)
  return (
    <Amounts className="mt-5 border-t border-line pt-4">
      {trialDays > 0 && (
        <Amount
          label="Free trial, no credit card"
          note="Nothing is invoiced during it. It ends by itself. The rest is invoiced only if you keep the plan."
          value={`${trialDays} days`}
        />
      )}
      <Amount label="Setup, one time" value={formatEuro(setupCents)} />
      <Amount label={`VAT at ${VAT_PERCENT}%`} value={formatEuro(vatCents)} />
      <Amount label="Setup with VAT" value={formatEuro(setupCents + vatCents)} isTotal />
      <Amount label="Then each month, excluding VAT" value={formatEuro(monthlyCents)} />
    </Amounts>
  )
}
