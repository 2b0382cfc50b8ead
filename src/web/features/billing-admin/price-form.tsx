import { ConfirmEntry, TextEntry } from '#web/features/portal-form/entries.tsx'
import { PortalForm } from '#web/features/portal-form/portal-form.tsx'
import type { Refusal } from '#web/features/portal-form/refusal.ts'
import { Panel } from '#web/ui/panel.tsx'

/** The price that sales and customer agreed on; it starts the subscription and issues the invoice for the set-up. */
export function PriceForm({ organisation, refusal }: { organisation: string; refusal: Refusal | undefined }) {
  return (
    <Panel title="Agree on a price for Elite" headingLevel={4}>
      <PortalForm intent="set-price" refusal={refusal} submit="Start Elite">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextEntry name="monthly" label="Monthly price in euro" hint="Excluding VAT." inputMode="decimal" />
          <TextEntry name="setup" label="Set-up fee in euro" hint="Excluding VAT. 0 for none." inputMode="decimal" />
        </div>
        <ConfirmEntry>{`${organisation} has agreed to this price. The set-up is invoiced at once.`}</ConfirmEntry>
      </PortalForm>
    </Panel>
  )
}
