import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { PlanChangePreview } from '#contracts/billing.ts'
import { BILLING_INTERVALS, type BillingInterval, calculatePeriodPrice, PLANS, type PlanId } from '#contracts/plans.ts'
import { formatEuro } from '#contracts/words/amounts.ts'
import { formatDay } from '#contracts/words/dates.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { InvoiceSum } from './invoice-sum.tsx'
import { INTERVAL_WORDS } from './subscription-words.ts'

type StepPageProps = { title: string; intro?: ReactNode; children: ReactNode }

/** The page of one decision about the subscription, with the link back first. */
export function StepPage({ title, intro, children }: StepPageProps) {
  return (
    <div className="grid max-w-[60rem] gap-6">
      <div>
        <BackLink to=".">Back to your plan</BackLink>
        <h2 className="font-heading text-[1.5rem] leading-[1.2] font-title tracking-[-0.01em]">{title}</h2>
        {intro && <div className="mt-1.5 max-w-copy text-label text-ink-2">{intro}</div>}
      </div>
      {children}
    </div>
  )
}

type IntervalChoiceProps = {
  plan: PlanId
  interval: BillingInterval
  /** The address of the preview with an interval. */
  to: (interval: BillingInterval) => string
}

/** Monthly or twelve months at once. */
export function IntervalChoice({ plan, interval, to }: IntervalChoiceProps) {
  const { monthlyCents } = PLANS[plan]
  const describeInterval = (each: BillingInterval) =>
    monthlyCents === null
      ? INTERVAL_WORDS[each].help
      : `${formatEuro(calculatePeriodPrice(monthlyCents, each))}, ${INTERVAL_WORDS[each].help}`
  return (
    <ChoiceLinks
      label="Billing"
      links={BILLING_INTERVALS.map((each) => ({
        to: to(each),
        label: INTERVAL_WORDS[each].label,
        help: describeInterval(each),
        isCurrent: each === interval,
      }))}
    />
  )
}

type ChoiceLink = { to: string; label: string; help: string; isCurrent: boolean }

/** A choice between two views, each with its own address. */
export function ChoiceLinks({ label, links }: { label: string; links: ChoiceLink[] }) {
  return (
    <nav aria-label={label} className="grid gap-2.5 md:grid-cols-2">
      {links.map((link) => (
        <Link
          key={link.label}
          to={link.to}
          replace
          preventScrollReset
          aria-current={link.isCurrent ? 'true' : undefined}
          className="grid min-h-11 content-start gap-1 rounded-control border border-control bg-surface px-3.5 py-3 text-label leading-[1.3] font-demibold hover:border-ink-2 aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:shadow-[inset_0_0_0_1px_var(--accent)] forced-colors:aria-[current]:border-2 forced-colors:aria-[current]:border-[Highlight]"
        >
          {link.label}
          <span className="text-small font-normal text-muted">{link.help}</span>
        </Link>
      ))}
    </nav>
  )
}

/** The lines of the next invoice, and what happens on which day. */
export function PreviewSum({ preview }: { preview: PlanChangePreview }) {
  return (
    <Panel title={`Invoiced on ${formatDay(preview.invoicedAt)}`} headingLevel={3}>
      {preview.lines.length === 0 ? (
        <p className="text-label">
          {preview.trialEndsAt === null ? 'Nothing: this change costs nothing.' : 'Nothing: the trial is free.'}
        </p>
      ) : (
        <InvoiceSum {...preview} />
      )}
      <ul className="mt-5 grid list-disc gap-1.5 border-t border-line pt-4 pl-5 text-ui text-ink-2">
        {listConsequences(preview).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Panel>
  )
}

function listConsequences({
  planName,
  when,
  effectiveAt,
  trialEndsAt,
  ifKept,
  nextPayment,
  creditCents,
  totalCents,
}: PlanChangePreview) {
  const sentences = [
    when === 'now' ? `${planName} starts as soon as you confirm.` : `${planName} begins on ${formatDay(effectiveAt)}.`,
  ]
  if (trialEndsAt !== null) sentences.push(`The trial is free until ${formatDay(trialEndsAt)}. No card is asked for.`)
  if (ifKept !== null) {
    sentences.push(
      `It then ends by itself. If you keep it, set-up fee and first period are invoiced on that day: ${formatEuro(ifKept.totalCents)} with VAT.`,
    )
  }
  if (totalCents > 0)
    sentences.push('The invoice is mailed to you, is due after 14 days, and is paid by bank transfer.')
  if (creditCents > 0) {
    sentences.push(`${formatEuro(creditCents)}, excluding VAT, is left over and is taken off your next invoices.`)
  }
  if (nextPayment !== null) {
    const { netCents, totalCents: withVat, date } = nextPayment
    sentences.push(
      `After that the next payment is ${formatEuro(netCents)} (${formatEuro(withVat)} with VAT) on ${formatDay(date)}.`,
    )
  }
  return sentences
}
