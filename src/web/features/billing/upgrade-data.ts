import type { ComponentProps } from 'react'
import type { Amounts, InvoiceSummary, PlanChangePreview, SubscriptionView } from '#contracts/billing.ts'
import type { PlanCards } from '#web/features/plan-cards/plan-cards.tsx'

/** One decision about the subscription, named in the address; without one, all that there is about the plan. */
export type UpgradeStep =
  | { kind: 'overview' }
  | { kind: 'preview'; preview: PlanChangePreview }
  | { kind: 'elite' }
  | { kind: 'cancel'; subscription: SubscriptionView }
  | { kind: 'resubscribe'; subscription: SubscriptionView; price: Amounts }

export type UpgradeData = {
  /** Null while there is no plan: the samples were cleared and none was started. */
  subscription: SubscriptionView | null
  invoices: InvoiceSummary[]
  step: UpgradeStep
  words: ComponentProps<typeof PlanCards>['words']
}
