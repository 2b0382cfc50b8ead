import type { Generated } from 'kysely'
import type { QuoteKind, QuoteStatus } from '#contracts/quotes.ts'
import type { Instant, JsonText } from './values.ts'

export type QuoteTables = {
  quotes: QuotesTable
  quote_versions: QuoteVersionsTable
  quote_numbers: QuoteNumbersTable
}

export type QuotesTable = {
  id: string
  organisation_id: string
  /** Consecutive; 1001 is printed as Q-1001. */
  number: number
  kind: QuoteKind
  /** Expired is computed from `valid_until`, never stored. */
  status: Exclude<QuoteStatus, 'expired'>
  /** Increases with every edit. */
  version: number
  /** Counts the versions sent to the customer, from 1. */
  revision: number
  title: string
  lines: JsonText
  net_cents: number
  deposit_percent: number
  /** Only for Elite. */
  monthly_cents: number | null
  /** The last Irish day on which the quote can be accepted. */
  valid_until: string
  notes: string
  purchase_order: Generated<string | null>
  /** Set at acceptance, net: earlier set-up fees that count towards the quote, and the invoiced deposit. */
  counted_cents: Generated<number | null>
  deposit_cents: Generated<number | null>
  deposit_invoice_id: Generated<string | null>
  rest_invoice_id: Generated<string | null>
  /** Null before the first sending. */
  sent_at: Generated<Instant | null>
  answered_at: Generated<Instant | null>
  /** No foreign key: the answer stays, without the name, when that account is erased. */
  answered_by: Generated<string | null>
  answered_name: Generated<string | null>
  /** Why it was declined or cancelled. */
  reason: Generated<string | null>
  delivered_at: Generated<Instant | null>
  created_at: Instant
  updated_at: Instant
}

/** Every version that was sent. */
export type QuoteVersionsTable = {
  quote_id: string
  organisation_id: string
  revision: number
  content: JsonText
  sent_at: Instant
}

/** One row, increased in the transaction that writes the quote. */
export type QuoteNumbersTable = { id: number; last_number: number }
