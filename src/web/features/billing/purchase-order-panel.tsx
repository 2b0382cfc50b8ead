import { TextEntry } from '#web/features/portal-form/entries.tsx'
import { PortalForm } from '#web/features/portal-form/portal-form.tsx'
import type { Refusal } from '#web/features/portal-form/refusal.ts'
import { Panel } from '#web/ui/panel.tsx'

type PurchaseOrderPanelProps = { purchaseOrder: string | null; refusal: Refusal | undefined }

export function PurchaseOrderPanel({ purchaseOrder, refusal }: PurchaseOrderPanelProps) {
  return (
    <Panel title="Purchase order" headingLevel={3}>
      <PortalForm intent="purchase-order" refusal={refusal} submit="Save number" variant="secondary">
        <TextEntry
          name="purchaseOrder"
          label="Purchase-order number"
          hint="Printed on every invoice from now on. Leave it empty if you need none."
          isOptional
          defaultValue={purchaseOrder ?? ''}
          autoComplete="off"
        />
      </PortalForm>
    </Panel>
  )
}
