import type { PlanChangePreview, SubscriptionView } from '#contracts/billing.ts'
import { formatDay } from '#contracts/words/dates.ts'
import { Form } from '#web/features/form/form.tsx'
import type { Refusal } from '#web/features/form/refusal.ts'
import { Panel } from '#web/ui/panel.tsx'
import { InvoiceSum } from './invoice-sum.tsx'
import { IntervalChoice } from './step-parts.tsx'

type KeepTrialProps = { preview: PlanChangePreview; subscription: SubscriptionView; refusal: Refusal | undefined }

/** Keeps a trial with one button, and shows the exact invoice at its end. */
export function KeepTrial({ preview, subscription, refusal }: KeepTrialProps) {
  const { plan, planName, interval, invoicedAt, totalCents } = preview
  const end = formatDay(invoicedAt)
  const isKept = subscription.trial?.decision === 'kept'
  return (
    <div id="keep" tabIndex={-1} className="outline-none">
      <Panel title={isKept ? `Another billing for ${planName}` : `Keep ${planName} after the trial?`} headingLevel={3}>
        <p className="mb-4 max-w-copy text-label text-ink-2">
          {isKept
            ? `Nothing is invoiced before ${end}.`
            : `Nothing is invoiced before ${end}. If you don’t keep it, the trial ends by itself on that day, and your data can be downloaded until ${formatDay(subscription.trial?.dataUntil ?? invoicedAt)}.`}
        </p>
        <div className="grid gap-x-12 gap-y-5 desk:grid-cols-2">
          <div className="grid content-start gap-5">
            <IntervalChoice plan={plan} interval={interval} to={(other) => `?interval=${other}`} />
            <Form intent="keep-trial" refusal={refusal} submit={isKept ? 'Change billing' : `Keep ${planName}`}>
              <input type="hidden" name="interval" value={interval} />
              <input type="hidden" name="expectedTotalCents" value={totalCents} />
            </Form>
          </div>
          <div>
            <h4 className="mb-3 text-small text-muted">{`Invoiced on ${end} if you keep it`}</h4>
            <InvoiceSum {...preview} />
          </div>
        </div>
      </Panel>
    </div>
  )
}
