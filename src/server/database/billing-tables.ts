import type { Generated } from 'kysely'
import type { SubscriptionStatus } from '#contracts/billing.ts'
import type { BillingInterval, PlanId } from '#contracts/plans.ts'
import type { Instant, JsonText, RowSource } from './values.ts'

export type BillingTables = {
  subscriptions: SubscriptionsTable
  invoices: InvoicesTable
  invoice_numbers: InvoiceNumbersTable
  billing_notices: BillingNoticesTable
}

export type SubscriptionsTable = {
  id: string
  organisation_id: string
  plan: PlanId
  status: SubscriptionStatus
  source: Generated<RowSource>
  /** Increases with every change. A change based on an older version is refused. */
  version: Generated<number>
  /** Kept after the trial, for statistics. */
  trial_ends_at: Instant | null
  /** Start of the first paid month. All periods are counted from it, so that none drifts. */
  anchor_at: Instant | null
  current_period_start: Instant | null
  current_period_end: Instant | null
  billing_interval: Generated<BillingInterval>
  /** Net price of the current period on valid invoices; 0 in a trial. A plan change credits its unused share. */
  period_cents: Generated<number>
  /** Agreed net price of a month. Null: the plan's price. */
  agreed_monthly_cents: Generated<number | null>
  /** Set-up fees on valid invoices. A plan with a higher set-up fee costs the difference. */
  setup_charged_cents: Generated<number>
  /** Credit for the next invoices, net. */
  credit_cents: Generated<number>
  /** The plan from the end of the current period on. */
  pending_plan: Generated<PlanId | null>
  /** The interval from the end of the current period on. Null: unchanged. */
  pending_interval: Generated<BillingInterval | null>
  elite_requested_at: Generated<Instant | null>
  cancelled_at: Generated<Instant | null>
  /** When a cancelled plan or a trial that nobody kept ends. */
  ends_at: Generated<Instant | null>
  data_until: Generated<Instant | null>
  purchase_order: Generated<string | null>
  created_at: Instant
}

export type InvoicesTable = {
  id: string
  /** Null after the organisation was erased. The invoice must be kept, the organisation must not. */
  organisation_id: string | null
  kind: Generated<'invoice' | 'credit_note'>
  /** The invoice that a credit note cancels, at most one credit note for each invoice. */
  credits_invoice_id: Generated<string | null>
  /** Consecutive without gaps. */
  number: number
  status: 'due' | 'paid' | 'void' | 'credited'
  net_cents: number
  vat_cents: number
  total_cents: number
  vat_percent: number
  lines: JsonText
  /** Seller and buyer as on the day of issue. */
  seller: Generated<JsonText>
  buyer: Generated<JsonText>
  purchase_order: Generated<string | null>
  issued_at: Instant
  due_at: Instant
  paid_at: Generated<Instant | null>
}

/** One row, increased in the transaction that issues the invoice. */
export type InvoiceNumbersTable = { id: number; last_number: number }

/** Reminders that were sent. The primary key makes all processes together send each once. */
export type BillingNoticesTable = {
  /** Id of a subscription or an invoice. */
  subject_id: string
  kind: string
  organisation_id: string
  at: Instant
}
