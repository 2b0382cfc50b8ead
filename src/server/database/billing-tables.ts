import type { Generated } from 'kysely'
import type { SubscriptionStatus } from '#contracts/billing.ts'
import type { BillingInterval, PlanId } from '#contracts/plans.ts'
import type { RowSource } from './portal-tables.ts'
import type { Instant, JsonText } from './schema.ts'

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
  /** Grows with every change: of two that were decided at the same time, one finds that it has grown. */
  version: Generated<number>
  /** Stays after the trial, so that it can be counted. */
  trial_ends_at: Instant | null
  /** When the first paid month began or will begin: all periods are counted from it, so that none drifts. */
  anchor_at: Instant | null
  current_period_start: Instant | null
  current_period_end: Instant | null
  billing_interval: Generated<BillingInterval>
  /** What the whole current period costs by the invoices that stand; 0 in a trial. A change credits its unused share. */
  period_cents: Generated<number>
  /** Of one month, for a price that sales agreed on; otherwise it is the plan's. */
  agreed_monthly_cents: Generated<number | null>
  /** The set-up fees on invoices that stand: a change to a plan with a dearer one costs the difference. */
  setup_charged_cents: Generated<number>
  /** What a plan change left over, for the next invoices. */
  credit_cents: Generated<number>
  /** Takes effect at the end of the current period. */
  pending_plan: Generated<PlanId | null>
  /** As `pending_plan`: null where the interval stays. */
  pending_interval: Generated<BillingInterval | null>
  elite_requested_at: Generated<Instant | null>
  cancelled_at: Generated<Instant | null>
  /** Of a trial that was not kept: its end. */
  ends_at: Generated<Instant | null>
  data_until: Generated<Instant | null>
  purchase_order: Generated<string | null>
  created_at: Instant
}

export type InvoicesTable = {
  id: string
  /** Null once the organisation was erased: the numbers must be kept, the name must not. */
  organisation_id: string | null
  kind: Generated<'invoice' | 'credit_note'>
  /** The invoice that a credit note takes back; each at most once. */
  credits_invoice_id: Generated<string | null>
  /** Consecutive without gaps. */
  number: number
  status: 'due' | 'paid' | 'void' | 'credited'
  net_cents: number
  vat_cents: number
  total_cents: number
  vat_percent: number
  lines: JsonText
  /** Both sides as on the day of issue. */
  seller: Generated<JsonText>
  buyer: Generated<JsonText>
  purchase_order: Generated<string | null>
  issued_at: Instant
  due_at: Instant
  paid_at: Generated<Instant | null>
}

/** One row, bumped in the transaction that issues the invoice. */
export type InvoiceNumbersTable = { id: number; last_number: number }

/** Which reminder was sent about what, so that each is sent once, by whichever process. */
export type BillingNoticesTable = {
  /** A subscription or an invoice. */
  subject_id: string
  kind: string
  organisation_id: string
  at: Instant
}
