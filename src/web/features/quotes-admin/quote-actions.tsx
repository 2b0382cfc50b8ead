import type { Amounts, InvoiceLine } from '#contracts/billing.ts'
import { VAT_PERCENT } from '#contracts/plans.ts'
import type { QuoteView } from '#contracts/quotes.ts'
import { InvoiceSum } from '#web/features/billing/invoice-sum.tsx'
import { TextEntry } from '#web/features/form/entries.tsx'
import { Form } from '#web/features/form/form.tsx'
import { ConfirmEntry } from '#web/features/form/more-entries.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'

/** The amount that delivery would invoice now. */
export type Delivery = Amounts & { lines: InvoiceLine[] }

type ActionsProps = { quote: QuoteView; delivery: Delivery | null; refusal: Refusal | undefined }

export function QuoteActions(props: ActionsProps) {
  const { status } = props.quote
  if (status === 'draft') return <DraftActions {...props} />
  if (status === 'sent' || status === 'expired') return <OpenActions {...props} />
  if (status === 'accepted') return <OrderActions {...props} />
  return null
}

function DraftActions({ quote: { version, customer }, refusal }: ActionsProps) {
  return (
    <>
      <Panel title="Send it" headingLevel={3}>
        <Form intent="send" refusal={refusal} submit="Send quote" actions={<EditLink label="Edit draft" />}>
          <input type="hidden" name="version" value={version} />
          <p className="text-ui text-ink-2">
            {`Everybody at ${customer.name} gets a mail with the PDF and a link, and finds it under Upgrade.`}
          </p>
        </Form>
      </Panel>
      <Panel title="Drop it" headingLevel={3}>
        <Form intent="withdraw" refusal={refusal} submit="Withdraw draft" variant="secondary">
          <p className="text-ui text-ink-2">The customer is not told. The number is not used again.</p>
        </Form>
      </Panel>
    </>
  )
}

function OpenActions({ quote: { kind, revision }, refusal }: ActionsProps) {
  return (
    <>
      <Panel title="Change it" headingLevel={3}>
        <p className="mb-4 text-ui text-ink-2">
          {`Saving sends version ${revision + 1}. The customer sees what has changed and can no longer accept the older one.`}
        </p>
        <EditLink label="Edit quote" />
      </Panel>
      <Panel title="Withdraw it" headingLevel={3}>
        <Form intent="withdraw" refusal={refusal} submit="Withdraw quote" variant="danger">
          <p className="text-ui text-ink-2">
            {kind === 'elite'
              ? 'The customer is told by mail. A request for Elite stays open.'
              : 'The customer is told by mail.'}
          </p>
          <ConfirmEntry>The quote can no longer be accepted.</ConfirmEntry>
        </Form>
      </Panel>
    </>
  )
}

function OrderActions({ quote: { kind, invoices }, delivery, refusal }: ActionsProps) {
  const hasDeposit = invoices.some(({ isCredited }) => !isCredited)
  return (
    <>
      <Panel title="Delivered" headingLevel={3}>
        {delivery === null ? (
          <p className="mb-5 text-ui text-ink-2">Nothing is left to be invoiced.</p>
        ) : (
          <div className="mb-5 border-b border-line pb-5">
            <h4 className="mb-3 text-small text-muted">Invoiced with the delivery, as of today</h4>
            <InvoiceSum {...delivery} vatPercent={VAT_PERCENT} />
          </div>
        )}
        <Form intent="deliver" refusal={refusal} submit="Mark as delivered">
          <ConfirmEntry>
            {kind === 'elite'
              ? 'The set-up is done. Elite begins now, and the invoice goes out.'
              : 'The work is done. The rest is invoiced now.'}
          </ConfirmEntry>
        </Form>
      </Panel>
      <Panel title="Cancel the order" headingLevel={3}>
        <Form intent="cancel" refusal={refusal} submit="Cancel order" variant="danger">
          <TextEntry
            name="reason"
            label="Reason"
            hint={hasDeposit ? 'Printed on the credit note, and read by the customer.' : 'Read by the customer.'}
            autoComplete="off"
          />
          <ConfirmEntry>
            {`${hasDeposit ? 'A credit note takes the whole deposit back.' : 'No deposit was invoiced.'}${kind === 'elite' ? ' A request for Elite stays open.' : ''} This cannot be undone.`}
          </ConfirmEntry>
        </Form>
      </Panel>
    </>
  )
}

function EditLink({ label }: { label: string }) {
  return (
    <ButtonLink to="edit" relative="path" variant="secondary" className="max-sm:w-full">
      {label}
    </ButtonLink>
  )
}
