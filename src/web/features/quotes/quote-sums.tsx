import type { Amounts as AmountsOf } from '#contracts/billing.ts'
import { VAT_PERCENT } from '#contracts/plans.ts'
import type { QuoteDocument } from '#contracts/quotes.ts'
import { formatEuro } from '#contracts/words/amounts.ts'
import { Amount, Amounts } from '#web/ui/amounts.tsx'
import { Panel } from '#web/ui/panel.tsx'

export function QuoteOffer({ quote }: { quote: QuoteDocument }) {
  const { lines, kind, parts, monthlyCents, notes } = quote
  return (
    <Panel title="What is offered" headingLevel={3} aside="Excluding VAT">
      <Amounts>
        {lines.map(({ description, netCents }, place) => (
          <Amount
            // biome-ignore lint/suspicious/noArrayIndexKey: a quote may name a line twice
            key={place}
            label={<span className="break-words">{description}</span>}
            value={formatEuro(netCents)}
          />
        ))}
        <Amount label={kind === 'elite' ? 'Set-up fee' : 'Net total'} value={formatEuro(parts.netCents)} isTotal />
        {parts.countedCents > 0 && (
          <Amount
            label="Set-up fees invoiced before"
            note="They count towards this one."
            value={formatEuro(-parts.countedCents)}
          />
        )}
        {monthlyCents !== null && (
          <Amount
            label="Elite, a month"
            note="From the day of delivery on. The unused part of a running plan is credited."
            value={formatEuro(monthlyCents)}
          />
        )}
      </Amounts>
      {notes !== '' && (
        <div className="mt-5 border-t border-line pt-4">
          <h4 className="mb-1 text-small text-muted">Notes</h4>
          <p className="max-w-copy text-ui break-words whitespace-pre-line">{notes}</p>
        </div>
      )}
    </Panel>
  )
}

/** The invoices that follow, each with its own VAT. */
export function QuoteInvoicing({ quote: { kind, depositPercent, parts } }: { quote: QuoteDocument }) {
  const { deposit, rest, totalCents } = parts
  return (
    <Panel title="How it is invoiced" headingLevel={3} aside={`With VAT at ${VAT_PERCENT}%`}>
      <Amounts>
        {deposit.netCents > 0 && (
          <Amount
            label={`Deposit ${depositPercent}%, on acceptance`}
            note={writeNote(deposit)}
            value={formatEuro(deposit.totalCents)}
          />
        )}
        {rest.netCents > 0 && (
          <Amount label="Rest, on delivery" note={writeNote(rest)} value={formatEuro(rest.totalCents)} />
        )}
        <Amount label="Total with VAT" value={formatEuro(totalCents)} isTotal />
      </Amounts>
      <p className="mt-4 text-small text-muted">
        {kind === 'elite' && 'The first month of Elite is invoiced on delivery too. '}
        Each invoice is due after 14 days and is paid by bank transfer.
      </p>
    </Panel>
  )
}

function writeNote({ netCents, vatCents }: AmountsOf): string {
  return `${formatEuro(netCents)} and ${formatEuro(vatCents)} VAT`
}
