import type { Refusal } from '#web/features/portal-form/refusal.ts'
import { Panel } from '#web/ui/panel.tsx'
import { CurrentPlan } from './current-plan.tsx'
import { InvoicesPanel } from './invoices-panel.tsx'
import { OpenMatters } from './open-matters.tsx'
import { PlanActions } from './plan-actions.tsx'
import { PlanChoice } from './plan-choice.tsx'
import { PurchaseOrderPanel } from './purchase-order-panel.tsx'
import type { UpgradeData } from './upgrade-data.ts'

type OverviewProps = Omit<UpgradeData, 'step'> & { refusal: Refusal | undefined }

/** The plan, what is open about it, what else there is, and what was invoiced. */
export function Overview({ subscription, invoices, words, refusal }: OverviewProps) {
  return (
    <div className="grid gap-8">
      <h2 className="sr-only">Upgrade</h2>
      <div className="grid gap-4">
        {subscription === null ? (
          <NoPlan />
        ) : (
          <>
            <OpenMatters subscription={subscription} refusal={refusal} />
            <CurrentPlan subscription={subscription}>
              <PlanActions subscription={subscription} />
            </CurrentPlan>
          </>
        )}
      </div>
      <PlanChoice words={words} subscription={subscription} />
      <div className="grid items-start gap-4 min-[1024px]:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div id="invoices" tabIndex={-1} className="min-w-0 outline-none">
          <InvoicesPanel invoices={invoices} />
        </div>
        {subscription?.source === 'real' && (
          <PurchaseOrderPanel purchaseOrder={subscription.purchaseOrder} refusal={refusal} />
        )}
      </div>
    </div>
  )
}

function NoPlan() {
  return (
    <Panel title="Current plan" headingLevel={3}>
      <p className="text-[0.9375rem]">You have no plan yet. Choose one below: the preview shows what it costs.</p>
    </Panel>
  )
}
