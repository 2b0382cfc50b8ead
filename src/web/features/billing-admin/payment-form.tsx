import type { InvoiceSummary } from '#contracts/billing.ts'
import { TextEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Panel } from '#web/ui/panel.tsx'

type PaymentFormProps = {
  kind: InvoiceSummary['kind']
  /** YYYY-MM-DD */
  today: string
  refusal: Refusal | undefined
}

const WORDS = {
  invoice: { title: 'Mark as paid', day: 'Date of payment' },
  credit_note: { title: 'Mark as paid back', day: 'Date of repayment' },
}

/** Records that an invoice was paid, or that a credit note was paid back. */
export function PaymentForm({ kind, today, refusal }: PaymentFormProps) {
  return (
    <Panel title={WORDS[kind].title} headingLevel={4}>
      <Form intent="mark-paid" refusal={refusal} submit={WORDS[kind].title}>
        <TextEntry name="paidOn" label={WORDS[kind].day} type="date" max={today} defaultValue={today} />
      </Form>
    </Panel>
  )
}
