import type { Amounts as AmountsOf, InvoiceLine } from '#contracts/billing.ts'
import { formatEuro } from '#contracts/words/amounts.ts'
import { Amount, Amounts } from '#web/ui/amounts.tsx'

type InvoiceSumProps = Pick<AmountsOf, 'vatCents' | 'totalCents'> & { lines: InvoiceLine[]; vatPercent: number }

/** The lines of an invoice with VAT and total, as in its PDF. */
export function InvoiceSum({ lines, vatPercent, vatCents, totalCents }: InvoiceSumProps) {
  return (
    <Amounts>
      {lines.map(({ kind, description, netCents }) => (
        <Amount key={`${kind} ${description}`} label={description} value={formatEuro(netCents)} />
      ))}
      <Amount label={`VAT at ${vatPercent}%`} value={formatEuro(vatCents)} />
      <Amount label="Total" value={formatEuro(totalCents)} isTotal />
    </Amounts>
  )
}
