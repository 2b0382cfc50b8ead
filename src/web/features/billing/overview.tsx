import type { ComponentProps } from 'react'
import type { InvoiceSummary, PlanChangePreview, SubscriptionView } from '#contracts/billing.ts'
import type { QuoteSummary } from '#contracts/quotes.ts'
import type { Refusal } from '#web/features/form/refusal.ts'
import type { PlanCards } from '#web/features/plan-cards/plan-cards.tsx'
import { Allowed, useIsAllowed } from '#web/features/portal-frame/allowed.tsx'
import { OpenQuoteNotices, QuotesPanel } from '#web/features/quotes/quotes-panel.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { CurrentPlan } from './current-plan.tsx'
import { InvoicesPanel } from './invoices-panel.tsx'
import { KeepTrial } from './keep-trial.tsx'
import { OpenMatters } from './open-matters.tsx'
import { PlanActions } from './plan-actions.tsx'
import { PlanChoice } from './plan-choice.tsx'
import { PurchaseOrderPanel } from './purchase-order-panel.tsx'

type OverviewProps = {
  /** Null once the samples were cleared and no plan was chosen. */
  subscription: SubscriptionView | null
  invoices: InvoiceSummary[]
  quotes: QuoteSummary[]
  /** The address of the tab. */
  path: string
  /** The price of keeping the trial, while the customer can decide. */
  keep: PlanChangePreview | null
  /** False for the company's own people, and for roles that do not decide about the plan. */
  canChoose: boolean
  words: ComponentProps<typeof PlanCards>['words']
  refusal: Refusal | undefined
}

/** The current plan with its notices, the other plans, and the invoices. */
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
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div id="invoices" tabIndex={-1} className="min-w-0 outline-none">
          <InvoicesPanel invoices={invoices} />
        </div>
        {subscription?.source === 'real' && (
          <Allowed to="billing.change">
            <PurchaseOrderPanel purchaseOrder={subscription.purchaseOrder} refusal={refusal} />
          </Allowed>
        )}
      </div>
    </div>
  )
}

function NoPlan({ canChoose }: { canChoose: boolean }) {
  const isDeciding = useIsAllowed('billing.change')
  return (
    <Panel title="Current plan" headingLevel={3}>
      <p className="text-label">
        {canChoose
          ? 'You have no plan yet. Choose one below: the preview shows what it costs.'
          : isDeciding
            ? 'This is the account of the company itself. It has no plan.'
            : 'There is no plan yet. An owner of your organisation chooses one.'}
      </p>
    </Panel>
  )
}
