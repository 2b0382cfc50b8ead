import type { Refusal } from '#web/features/portal-form/refusal.ts'
import { OpenQuoteNotices, QuotesPanel } from '#web/features/quotes/quotes-panel.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { CurrentPlan } from './current-plan.tsx'
import { InvoicesPanel } from './invoices-panel.tsx'
import { KeepTrial } from './keep-trial.tsx'
import { OpenMatters } from './open-matters.tsx'
import { PlanActions } from './plan-actions.tsx'
import { PlanChoice } from './plan-choice.tsx'
import { PurchaseOrderPanel } from './purchase-order-panel.tsx'
import type { UpgradeData } from './upgrade-data.ts'

type OverviewProps = Omit<UpgradeData, 'step'> & { refusal: Refusal | undefined }

/** The plan, what is open about it, what else there is, and what was invoiced. */
export function Overview({ subscription, invoices, quotes, path, words, keep, canChoose, refusal }: OverviewProps) {
  return (
    <div className="grid gap-8">
      <h2 className="sr-only">Upgrade</h2>
      <div className="grid gap-4">
        <OpenQuoteNotices quotes={quotes} path={path} />
        {subscription === null ? (
          <NoPlan canChoose={canChoose} />
        ) : (
          <>
            <OpenMatters subscription={subscription} quotes={quotes} refusal={refusal} />
            <CurrentPlan subscription={subscription}>
              <PlanActions subscription={subscription} />
            </CurrentPlan>
            {keep !== null && <KeepTrial preview={keep} subscription={subscription} refusal={refusal} />}
          </>
        )}
      </div>
      <QuotesPanel quotes={quotes} />
      {canChoose && <PlanChoice words={words} subscription={subscription} />}
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

function NoPlan({ canChoose }: { canChoose: boolean }) {
  return (
    <Panel title="Current plan" headingLevel={3}>
      <p className="text-[0.9375rem]">
        {canChoose
          ? 'You have no plan yet. Choose one below: the preview shows what it costs.'
          : 'This is the account of the company itself. It has no plan.'}
      </p>
    </Panel>
  )
}
