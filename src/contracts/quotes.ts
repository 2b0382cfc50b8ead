import type { Amounts } from './billing.ts'

/** An Elite quote has a monthly price beside its lines, which are the set-up fee. */
export const QUOTE_KINDS = ['custom', 'elite'] as const
export type QuoteKind = (typeof QUOTE_KINDS)[number]

/** A sent quote is expired after its last day. Withdrawn: before it was accepted; cancelled: after. */
export const QUOTE_STATUSES = [
  'draft',
  'sent',
  'expired',
  'accepted',
  'delivered',
  'declined',
  'withdrawn',
  'cancelled',
] as const
export type QuoteStatus = (typeof QUOTE_STATUSES)[number]

/** Net, in cents. */
export type QuoteLine = { description: string; netCents: number }

/** What is offered. A sent quote that is edited gets a new version of it. */
export type QuoteContent = {
  title: string
  lines: QuoteLine[]
  depositPercent: number
  /** The last Irish day on which the quote can be accepted. */
  validUntil: string
  notes: string
  /** Net; for Elite alone. */
  monthlyCents: number | null
}

/** How a quote is invoiced: two invoices, each with its own VAT, that add up to the net total to the cent. */
export type QuoteParts = {
  netCents: number
  /** Set-up fees that were invoiced for an earlier plan count towards that of Elite. */
  countedCents: number
  deposit: Amounts
  rest: Amounts
  /** Of both invoices, with VAT. */
  totalCents: number
}

/** What the customer reads, on the page and in the PDF. */
export type QuoteDocument = QuoteContent & {
  /** As printed: Q-1001. */
  number: string
  kind: QuoteKind
  /** Counts the versions that the customer was sent, from 1. */
  revision: number
  sentAt: string | null
  customer: { name: string; addressLines: string[] }
  parts: QuoteParts
}

export type QuoteChange = { what: string; before: string; after: string }

export type QuoteInvoice = { id: string; number: string; part: 'deposit' | 'rest'; isCredited: boolean }

export type QuoteView = QuoteDocument & {
  id: string
  organisationId: string
  status: QuoteStatus
  /** Grows with every change: who edits what a colleague changed meanwhile is told. */
  version: number
  /** Who accepted or declined. The name is null once that account is erased. */
  answer: { at: string; name: string | null } | null
  /** Why the quote was declined or cancelled; empty when nobody said. */
  reason: string
  deliveredAt: string | null
  purchaseOrder: string | null
  /** Against the version before. */
  changes: QuoteChange[]
  invoices: QuoteInvoice[]
}

export type QuoteSummary = {
  id: string
  number: string
  title: string
  kind: QuoteKind
  status: QuoteStatus
  organisationName: string
  netCents: number
  monthlyCents: number | null
  validUntil: string
  createdAt: string
}

export const QUOTE_LIMITS = { lines: 100, netCents: 1_000_000_000, monthlyCents: 10_000_000 }
export const DEFAULT_DEPOSIT_PERCENT = 50
