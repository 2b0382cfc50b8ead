import { formatEuro } from '#contracts/words/amounts.ts'
import { ConfirmEntry, TextEntry } from '#web/features/portal-form/entries.tsx'
import { PortalForm } from '#web/features/portal-form/portal-form.tsx'
import type { Refusal } from '#web/features/portal-form/refusal.ts'
import { Panel } from '#web/ui/panel.tsx'

type CreditNoteFormProps = { number: string; totalCents: number; refusal: Refusal | undefined }

/** Takes an invoice back. A document that was issued is never changed, so this issues another one. */
export function CreditNoteForm({ number, totalCents, refusal }: CreditNoteFormProps) {
  return (
    <Panel title="Take back with a credit note" headingLevel={4}>
      <PortalForm intent="credit-note" refusal={refusal} submit="Issue credit note" variant="danger">
        <TextEntry name="reason" label="Reason" hint="Printed on the credit note, and read by the customer." />
        <ConfirmEntry>{`Take back all of ${number}: ${formatEuro(totalCents)} with VAT. This cannot be undone.`}</ConfirmEntry>
      </PortalForm>
    </Panel>
  )
}
