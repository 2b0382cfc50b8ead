import { z } from 'zod'
import { filterBy, filterOrganisation, place, searchText } from './lists.ts'
import { BILLING_INTERVALS, type BillingInterval, PLAN_IDS, type PlanId, vatOn } from './plans.ts'
import { cents, id, line, optionalDay, paragraph, wholeNumber } from './primitives.ts'

/** Cancelled: the plan has ended and its data can be downloaded. A plan that ends later is active with a cancellation. */
export const SUBSCRIPTION_STATUSES = ['trial', 'active', 'requested', 'cancelled'] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

/** Overdue: after the due date. Credited: a credit note takes it back. Void: written off. */
export const INVOICE_STATUSES = ['due', 'overdue', 'paid', 'credited', 'void'] as const
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number]

/** When a plan change takes effect. */
const CHANGE_TIMES = ['next_cycle', 'now'] as const
export type ChangeTime = (typeof CHANGE_TIMES)[number]

/** In cents. VAT is computed on the net total of a document, half a cent rounded up. */
export type Amounts = { netCents: number; vatCents: number; totalCents: number }

export function calculateAmounts(netCents: number): Amounts {
  const vatCents = vatOn(netCents)
  return { netCents, vatCents, totalCents: netCents + vatCents }
}

/** `end` is the start of the next period. */
export type Period = { start: string; end: string }

/**
 * `month` and `year` are whole periods. `unused` and `remaining` are the two sides of a change within a period. `carried`
 * moves a remainder to the next invoices, where it is a `credit`. `deposit` and `rest` are the two parts of a quote.
 */
export type InvoiceLineKind =
  | 'setup'
  | 'month'
  | 'year'
  | 'unused'
  | 'remaining'
  | 'carried'
  | 'credit'
  | 'deposit'
  | 'rest'

/** One line of a document. Its parts are separate fields, so that an e-invoice can be made from them. */
export type InvoiceLine = {
  kind: InvoiceLineKind
  description: string
  netCents: number
  period: Period | null
  /** On an `unused` line: the price of the whole period before the change. */
  priceCents?: number | undefined
}

export type Payment = Amounts & { date: string }

export type SubscriptionView = {
  id: string
  /** A sample is never billed. Starting a plan replaces it. */
  source: 'sample' | 'real'
  plan: PlanId
  planName: string
  status: SubscriptionStatus
  startedAt: string
  /** Null without a running trial. */
  trialEndsAt: string | null
  /** What happens at the end of a trial. Only a `kept` trial continues. `open` means no decision yet. */
  trial: {
    decision: 'open' | 'kept' | 'declined'
    /** True when the decision is open and the end is near. The customer is then asked. */
    isToDecide: boolean
    /** If the trial ends, data is kept until then. */
    dataUntil: string
  } | null
  interval: BillingInterval
  /** Null before a requested plan starts. */
  period: Period | null
  /** Net price of one month, for both intervals. Null until a price is agreed. */
  monthlyCents: number | null
  /** Null when nothing else will be invoiced. */
  nextPayment: Payment | null
  pendingChange: { plan: PlanId; planName: string; interval: BillingInterval; at: string } | null
  /** When the customer requested Elite. Null after Elite starts. */
  eliteRequestedAt: string | null
  /**
   * A plan that ends or has ended. Null while a trial runs. The price of resuming is null until `endsAt`, because
   * taking back a cancellation is free until then. `requestedAt` is null for a trial that ended because nobody kept it.
   */
  cancellation: {
    requestedAt: string | null
    endsAt: string
    dataUntil: string
    resubscribePrice: Amounts | null
  } | null
  /** Net credit for the next invoices. */
  creditCents: number
  purchaseOrder: string | null
}

/** Seller or buyer as on the day of issue. */
export type InvoiceParty = {
  name: string
  legalName: string | null
  addressLines: string[]
  vatNumber: string | null
  email: string | null
}

export type BankTransfer = {
  accountName: string
  iban: string
  bic: string
  bankName: string
  /** The number of the invoice. */
  reference: string
}

export type InvoiceSummary = Amounts & {
  id: string
  /** As printed: INV-1001 or CN-1002. Both kinds share one sequence without gaps. */
  number: string
  kind: 'invoice' | 'credit_note'
  status: InvoiceStatus
  issuedAt: string
  dueAt: string
  paidAt: string | null
}

export type InvoiceView = InvoiceSummary & {
  lines: InvoiceLine[]
  vatPercent: number
  seller: InvoiceParty
  buyer: InvoiceParty
  purchaseOrder: string | null
  /** How to pay. Null when there is nothing to pay. */
  bankTransfer: BankTransfer | null
  /** The credit note that took this invoice back. */
  creditedBy: { id: string; number: string } | null
  /** The invoice that this credit note takes back. */
  credits: { id: string; number: string } | null
}

/** The effect of starting, changing, keeping or resuming a plan. The invoice has exactly these amounts. */
export type PlanChangePreview = Amounts & {
  kind: 'start' | 'change' | 'keep' | 'resume'
  plan: PlanId
  planName: string
  interval: BillingInterval
  when: ChangeTime
  effectiveAt: string
  /** When the lines are invoiced: at once or at the next cycle. */
  invoicedAt: string
  /** Their sum is never negative. The next invoices carry a remainder. */
  lines: InvoiceLine[]
  vatPercent: number
  /** Net credit for the next invoices after the change. */
  creditCents: number
  trialEndsAt: string | null
  /** For a new trial: the payment at its end if the customer keeps it. */
  ifKept: Payment | null
  /** The first payment after these lines. */
  nextPayment: Payment | null
}

export type SubscriptionListItem = {
  id: string
  organisationId: string
  organisationName: string
  plan: PlanId
  planName: string
  status: SubscriptionStatus
  interval: BillingInterval
  /** Of one month, whatever the interval. */
  monthlyCents: number | null
  nextPaymentAt: string | null
  eliteRequestedAt: string | null
  /** Null during a trial. */
  endsAt: string | null
  trialEndsAt: string | null
  isKept: boolean
  startedAt: string
}

export type InvoiceListItem = InvoiceSummary & { buyerName: string; organisationId: string | null }

const interval = z.enum(BILLING_INTERVALS, { error: 'Please choose monthly or annual billing' })

/** Without an interval, the current one is kept. */
export const planChangeChoice = z.object({
  plan: z.enum(PLAN_IDS, { error: 'Please choose one of the plans with a price' }),
  interval: interval.optional(),
  when: z.enum(CHANGE_TIMES),
})
/** `expectedTotalCents` is the total that the customer saw. Another total is a conflict. */
export const changePlanInput = planChangeChoice.extend({ expectedTotalCents: cents })

export const planStart = planChangeChoice.omit({ when: true }).extend({ expectedTotalCents: cents })

export const intervalChoice = z.object({ interval: interval.optional() })
/** Input for keeping a trial or resubscribing after the end. */
export const goingOn = intervalChoice.extend({ expectedTotalCents: cents })

export const eliteRequest = z.object({
  message: paragraph(0, 'Please write this as text').default(''),
})

export const purchaseOrderNumber = line(0, 'Please write the number as text', {
  maxLength: 60,
  tooLong: 'Please keep the number under 60 characters',
}).transform((text) => text || null)

export const purchaseOrder = z.object({ purchaseOrder: purchaseOrderNumber })

export const subscriptionFilter = z.object({
  q: searchText,
  status: filterBy(SUBSCRIPTION_STATUSES),
  plan: filterBy(PLAN_IDS),
  ...place,
})

export const invoiceFilter = z.object({
  q: searchText,
  status: filterBy(INVOICE_STATUSES),
  organisation: filterOrganisation,
  ...place,
})

export const invoicePayment = z.object({
  invoiceId: id('inv'),
  /** The day on which the money arrived, like 2026-11-21. Default: today. */
  paidOn: optionalDay('Please enter the day as in 2026-11-21'),
})

export const creditReason = line(3, 'Please give a reason. It is printed on the credit note', {
  maxLength: 200,
  tooLong: 'Please keep this under 200 characters',
})

export const creditNote = z.object({ invoiceId: id('inv'), reason: creditReason })

export const trialExtension = z.object({
  subscriptionId: id('sub'),
  days: wholeNumber(1, 60, 'Please enter 1 to 60 days'),
})
