import type { PlanId } from '#contracts/plans.ts'
import type { Instant, JsonText } from './schema.ts'

export type BillingTables = {
  subscriptions: SubscriptionsTable
  invoices: InvoicesTable
  invoice_numbers: InvoiceNumbersTable
}

export type SubscriptionsTable = {
  id: string
  organisation_id: string
  plan: PlanId
  /** A requested plan has no price yet: sales and customer agree on one first. */
  status: 'trial' | 'active' | 'requested'
  trial_ends_at: Instant | null
  current_period_start: Instant | null
  current_period_end: Instant | null
  created_at: Instant
}

export type InvoicesTable = {
  id: string
  /** Null once the organisation was erased: the numbers must be kept, the name must not. */
  organisation_id: string | null
  /** Consecutive without gaps. */
  number: number
  status: 'due' | 'paid' | 'void'
  net_cents: number
  vat_cents: number
  total_cents: number
  vat_percent: number
  lines: JsonText
  issued_at: Instant
  due_at: Instant
}

/** One row, bumped in the transaction that issues the invoice. */
export type InvoiceNumbersTable = { id: number; last_number: number }
