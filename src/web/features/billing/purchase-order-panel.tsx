import { TextEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Panel } from '#web/ui/panel.tsx'

type PurchaseOrderPanelProps = { purchaseOrder: string | null; refusal: Refusal | undefined }

export function PurchaseOrderPanel({ purchaseOrder, refusal }: PurchaseOrderPanelProps) {
  return (
    <Panel title="Purchase order" headingLevel={3}>
      <Form intent="purchase-order" refusal={refusal} submit="Save number" variant="secondary">
        <TextEntry
          name="purchaseOrder"
          label="Purchase-order number"
          hint="Printed on every invoice from now on. Leave it empty if you need none."
          isOptional
          defaultValue={purchaseOrder ?? ''}
          autoComplete="off"
        />
      </Form>
    </Panel>
  )
}
