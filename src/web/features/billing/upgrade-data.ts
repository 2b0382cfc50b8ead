import type { ComponentProps } from 'react'
import type { InvoiceSummary, PlanChangePreview, SubscriptionView } from '#contracts/billing.ts'
import type { QuoteSummary } from '#contracts/quotes.ts'
import type { PlanCards } from '#web/features/plan-cards/plan-cards.tsx'

/** One decision about the subscription, named in the address; without one, all that there is about the plan. */
export type UpgradeStep =
  | { kind: 'overview' }
  | { kind: 'preview'; preview: PlanChangePreview /** The same change at both times. */; times: PlanChangePreview[] }
  | { kind: 'elite' }
  | { kind: 'cancel'; subscription: SubscriptionView }
  | { kind: 'resubscribe'; preview: PlanChangePreview }

export type UpgradeData = {
  /** Null while there is no plan: the samples were cleared and none was started. */
  subscription: SubscriptionView | null
  invoices: InvoiceSummary[]
  quotes: QuoteSummary[]
  /** Where the tab stands. */
  path: string
  step: UpgradeStep
  /** What keeping the trial costs, while that can be decided. */
  keep: PlanChangePreview | null
  /** False for the company's own people. */
  canChoose: boolean
  words: ComponentProps<typeof PlanCards>['words']
}
