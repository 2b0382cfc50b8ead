import { formatEuro } from '#contracts/words/amounts.ts'
import { ConfirmEntry, TextAreaEntry, TextEntry } from '#web/features/portal-form/entries.tsx'
import { PortalForm } from '#web/features/portal-form/portal-form.tsx'
import { Panel } from '#web/ui/panel.tsx'
import type { QuotePageProps } from './quote-page.tsx'

type FormProps = Pick<QuotePageProps, 'quote' | 'refusal'>

/** The answer of a named person; what they saw is sent with it. */
export function AcceptForm({ quote, name, purchaseOrder, refusal }: Omit<QuotePageProps, 'path'>) {
  const { number, revision, customer, parts } = quote
  const { deposit, totalCents } = parts
  const invoiced =
    deposit.totalCents === 0
      ? 'Nothing is invoiced before delivery.'
      : `The deposit of ${formatEuro(deposit.totalCents)} with VAT is invoiced at once.`
  return (
    <Panel title="Accept this quote" headingLevel={3}>
      <PortalForm intent="accept" refusal={refusal} submit="Accept quote">
        <input type="hidden" name="revision" value={revision} />
        <input type="hidden" name="expectedTotalCents" value={totalCents} />
        <TextEntry name="name" label="Your full name" defaultValue={name} autoComplete="name" />
        <TextEntry
          name="purchaseOrder"
          label="Purchase-order number"
          hint="Printed on the invoices of this quote."
          isOptional
          defaultValue={purchaseOrder}
          autoComplete="off"
        />
        <ConfirmEntry>{`I accept quote ${number} for ${customer.name}. ${invoiced}`}</ConfirmEntry>
      </PortalForm>
    </Panel>
  )
}

export function DeclineForm({ quote: { kind }, refusal }: FormProps) {
  return (
    <Panel title="Decline it" headingLevel={3}>
      <PortalForm intent="decline" refusal={refusal} submit="Decline quote" variant="secondary">
        {kind === 'elite' && (
          <p className="text-ui text-ink-2">This closes your request for Elite. You can ask again at any time.</p>
        )}
        <TextAreaEntry name="reason" label="Why" hint="It helps us to make a better offer." isOptional rows={3} />
      </PortalForm>
    </Panel>
  )
}
