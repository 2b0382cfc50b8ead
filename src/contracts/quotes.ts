import type { Amounts } from './billing.ts'

/** An Elite quote also has a monthly price. Its lines are the set-up fee. */
export const QUOTE_KINDS = ['custom', 'elite'] as const
export type QuoteKind = (typeof QUOTE_KINDS)[number]

/** Expired: sent and past its last day. Withdrawn: taken back before acceptance. Cancelled: after acceptance. */
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

/** The offer. Editing a sent quote creates a new version of it. */
export type QuoteContent = {
  title: string
  lines: QuoteLine[]
  depositPercent: number
  /** The last Irish day on which the quote can be accepted. */
  validUntil: string
  notes: string
  /** Net. Only for Elite. */
  monthlyCents: number | null
}

/** The two invoices of a quote. Each has its own VAT, and their net amounts add up to the net total. */
export type QuoteParts = {
  netCents: number
  /** Set-up fees of an earlier plan, which count towards the set-up of Elite. */
  countedCents: number
  deposit: Amounts
  rest: Amounts
  /** Total of both invoices, with VAT. */
  totalCents: number
}

/** The customer's view, on the page and in the PDF. */
export type QuoteDocument = QuoteContent & {
  /** As printed, e.g. Q-1001. */
  number: string
  kind: QuoteKind
  /** Counts the versions sent to the customer, from 1. */
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
  /** Increases with every change. An edit based on an older version is refused. */
  version: number
  /** The person who accepted or declined. The name is null after the account was erased. */
  answer: { at: string; name: string | null } | null
  /** Why the quote was declined or cancelled, or ''. */
  reason: string
  deliveredAt: string | null
  purchaseOrder: string | null
  /** Changes since the previous version. */
  changes: QuoteChange[]
  invoices: QuoteInvoice[]
}

export type QuoteSummary = {
  id: string
  number: string
  title: string
  kind: QuoteKind
  status: QuoteStatus
  organisationId: string
  organisationName: string
  netCents: number
  monthlyCents: number | null
  validUntil: string
  createdAt: string
}

export const QUOTE_LIMITS = { lines: 100, netCents: 1_000_000_000, monthlyCents: 10_000_000 }
export const DEFAULT_DEPOSIT_PERCENT = 50
