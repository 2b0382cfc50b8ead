import { formatEuro } from '#contracts/words/amounts.ts'
import { TextEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import { ConfirmEntry } from '#web/features/form/more-entries.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Panel } from '#web/ui/panel.tsx'

type CreditNoteFormProps = { number: string; totalCents: number; refusal: Refusal | undefined }

/** Cancels an invoice by a credit note, because an issued document never changes. */
export function CreditNoteForm({ number, totalCents, refusal }: CreditNoteFormProps) {
  return (
    <Panel title="Take back with a credit note" headingLevel={4}>
      <Form intent="credit-note" refusal={refusal} submit="Issue credit note" variant="danger">
        <TextEntry name="reason" label="Reason" hint="Printed on the credit note, and read by the customer." />
        <ConfirmEntry>{`Take back all of ${number}: ${formatEuro(totalCents)} with VAT. This cannot be undone.`}</ConfirmEntry>
      </Form>
    </Panel>
  )
}
