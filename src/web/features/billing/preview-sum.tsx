import type { PlanChangePreview } from '#contracts/billing.ts'
import { formatEuro } from '#contracts/words/amounts.ts'
import { formatDay } from '#contracts/words/dates.ts'
import { Panel } from '#web/ui/panel.tsx'
import { InvoiceSum } from './invoice-sum.tsx'

/** The lines that will be invoiced, and what happens on which day. */
export function PreviewSum({ preview }: { preview: PlanChangePreview }) {
  return (
    <Panel title={`Invoiced on ${formatDay(preview.invoicedAt)}`} headingLevel={3}>
      {preview.lines.length === 0 ? (
        <p className="text-[0.9375rem]">
          {preview.trialEndsAt === null ? 'Nothing: this change costs nothing.' : 'Nothing: the trial is free.'}
        </p>
      ) : (
        <InvoiceSum {...preview} />
      )}
      <ul className="mt-5 grid list-disc gap-1.5 border-t border-line pt-4 pl-5 text-ui text-ink-2">
        {whatHappens(preview).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Panel>
  )
}

function whatHappens({
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
    when === 'now' ? `${planName} counts as soon as you confirm.` : `${planName} begins on ${formatDay(effectiveAt)}.`,
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
