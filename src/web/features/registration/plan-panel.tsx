import { Check, LockKeyhole } from 'lucide-react'
import { Link } from 'react-router'
import { type Plan, VAT_PERCENT, vatOn } from '#contracts/plans.ts'
import { formatEuro } from '#web/lib/money.ts'
import { classNames } from '#web/ui/class-names.ts'

/** The chosen plan beside the form: what it costs, what is in it. Stays in view. */
export function PlanPanel({ plan }: { plan: Plan }) {
  return (
    <aside aria-label="Selected plan" className="grid gap-4 min-[861px]:sticky min-[861px]:top-6">
      <div className="rounded-panel border border-line bg-surface p-6">
        <p className="text-small text-muted">Selected plan</p>
        <h2 className="font-heading text-(length:--text-title) font-[560]">{plan.name}</h2>
        <p className="mt-1 text-ui text-ink-2">{plan.description}</p>
        <ul className="mt-4 grid gap-2.5 text-[0.9375rem] leading-[1.42]">
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
          <Link to="/pricing" className="inline-block min-h-6 font-[560] text-accent underline underline-offset-4">
            Compare all plans
          </Link>
        </p>
      </div>
      <p className="flex gap-2.5 text-small text-muted">
        <LockKeyhole size={15} strokeWidth={1.75} className="mt-0.5 flex-none" aria-hidden="true" />
        Secure setup: what you type is sent encrypted and stored in Ireland. No card is asked for; invoices are paid by
        bank transfer.
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
    <dl className="mt-5 grid gap-3 border-t border-line pt-4 text-[0.9375rem] tabular-nums">
      <Row label="Setup, one time" value={formatEuro(setupCents)} />
      <Row label={`VAT at ${VAT_PERCENT}%`} value={formatEuro(vatCents)} />
      <Row label="Setup with VAT" value={formatEuro(setupCents + vatCents)} isTotal />
      <Row label="Then each month, excluding VAT" value={formatEuro(monthlyCents)} />
      {trialDays > 0 && <Row label="Free trial, no credit card" value={`${trialDays} days`} />}
    </dl>
  )
}

function Row({ label, value, isTotal = false }: { label: string; value: string; isTotal?: boolean }) {
  return (
    <div
      className={classNames('flex justify-between gap-4', isTotal && 'border-t border-line-strong pt-3 font-semibold')}
    >
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
