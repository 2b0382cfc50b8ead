import type { QuoteView } from '#contracts/quotes.ts'
import { formatEuro } from '#contracts/words/amounts.ts'
import { TextAreaEntry, TextEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import { ConfirmEntry } from '#web/features/form/more-entries.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Panel } from '#web/ui/panel.tsx'

export type QuoteDecisionProps = {
  quote: QuoteView
  /** The reader's name. */
  name: string
  /** The purchase-order number of the plan's invoices, as the default. */
  purchaseOrder: string
  refusal: Refusal | undefined
}

type FormProps = Pick<QuoteDecisionProps, 'quote' | 'refusal'>

/** The customer's answer. It posts the version that the customer saw. */
export function AcceptForm({ quote, name, purchaseOrder, refusal }: QuoteDecisionProps) {
  const { number, revision, customer, parts } = quote
  const { deposit, totalCents } = parts
  const invoiced =
    deposit.totalCents === 0
      ? 'Nothing is invoiced before delivery.'
      : `The deposit of ${formatEuro(deposit.totalCents)} with VAT is invoiced at once.`
  return (
    <Panel title="Accept this quote" headingLevel={3}>
      <Form intent="accept" refusal={refusal} submit="Accept quote">
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
      </Form>
    </Panel>
  )
}

export function DeclineForm({ quote: { kind }, refusal }: FormProps) {
  return (
    <Panel title="Decline it" headingLevel={3}>
      <Form intent="decline" refusal={refusal} submit="Decline quote" variant="secondary">
        {kind === 'elite' && (
          <p className="text-ui text-ink-2">This closes your request for Elite. You can ask again at any time.</p>
        )}
        <TextAreaEntry name="reason" label="Why" hint="It helps us to make a better offer." isOptional rows={3} />
      </Form>
    </Panel>
  )
}
