import { z } from 'zod'
import { line } from './accounts.ts'
import { BILLING_INTERVALS, type BillingInterval, PLAN_IDS, type PlanId, vatOn } from './plans.ts'

/** Cancelled: the plan has ended and its data can still be downloaded. What runs out later is active with a cancellation. */
export const SUBSCRIPTION_STATUSES = ['trial', 'active', 'requested', 'cancelled'] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

/** A due invoice is overdue after its due date; credited once a credit note takes it back; void when it was written off. */
export const INVOICE_STATUSES = ['due', 'overdue', 'paid', 'credited', 'void'] as const
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number]

/** When a plan change takes effect. */
export const CHANGE_TIMES = ['next_cycle', 'now'] as const
export type ChangeTime = (typeof CHANGE_TIMES)[number]

/** In cents. VAT is on the net total of a document, rounded to the nearest cent, half a cent up. */
export type Amounts = { netCents: number; vatCents: number; totalCents: number }

export function amountsOf(netCents: number): Amounts {
  const vatCents = vatOn(netCents)
  return { netCents, vatCents, totalCents: netCents + vatCents }
}

/** From an instant to the one at which the next period begins. */
export type Period = { start: string; end: string }

/**
 * `month` and `year` are whole periods. `unused` and `remaining` are the two sides of a change within a period; `carried`
 * moves what is left over to the next invoices, where it is a `credit`; `deposit` and `rest` are the two parts of a quote.
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

/** One line of a document: its parts are kept apart, so that an e-invoice can be made of them. */
export type InvoiceLine = {
  kind: InvoiceLineKind
  description: string
  netCents: number
  period: Period | null
  /** On an `unused` line: what the whole period cost before the change. */
  priceCents?: number | undefined
}

export type Payment = Amounts & { date: string }

export type SubscriptionView = {
  id: string
  /** A sample is never billed, and is replaced when a plan is started. */
  source: 'sample' | 'real'
  plan: PlanId
  planName: string
  status: SubscriptionStatus
  startedAt: string
  /** Null unless a trial runs. */
  trialEndsAt: string | null
  /** What a trial becomes at its end. Only a `kept` one goes on; `declined` was said, `open` was not decided yet. */
  trial: {
    decision: 'open' | 'kept' | 'declined'
    /** Not decided yet, and so near its end that the customer is asked. */
    isToDecide: boolean
    /** If it ends. */
    dataUntil: string
  } | null
  interval: BillingInterval
  /** Null before a requested plan begins. */
  period: Period | null
  /** Of one month, excluding VAT, whatever the interval. Null until a price is agreed. */
  monthlyCents: number | null
  /** Null when nothing more will be invoiced. */
  nextPayment: Payment | null
  pendingChange: { plan: PlanId; planName: string; interval: BillingInterval; at: string } | null
  /** When Elite was asked for, until it begins. */
  eliteRequestedAt: string | null
  /**
   * Of a plan that ends or has ended; null while a trial runs. The price of going on is null while that is free: until
   * `endsAt` a cancellation is simply taken back. Nobody requested the end of a trial that was not kept.
   */
  cancellation: {
    requestedAt: string | null
    endsAt: string
    dataUntil: string
    resubscribePrice: Amounts | null
  } | null
  /** Excludes VAT: taken off the next invoices. */
  creditCents: number
  purchaseOrder: string | null
}

/** A seller or a buyer as on the day of issue. */
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
  /** How to pay; null when nothing is to be paid. */
  bankTransfer: BankTransfer | null
  /** On an invoice that was taken back: by which credit note. */
  creditedBy: { id: string; number: string } | null
  /** On a credit note: which invoice it takes back. */
  credits: { id: string; number: string } | null
}

/** What starting, changing, keeping or taking up a plan would do. What is then invoiced is exactly this. */
export type PlanChangePreview = Amounts & {
  kind: 'start' | 'change' | 'keep' | 'resume'
  plan: PlanId
  planName: string
  interval: BillingInterval
  when: ChangeTime
  effectiveAt: string
  /** When the lines are invoiced: at once or at the next cycle. */
  invoicedAt: string
  /** They never come to less than 0: what is left over is carried to the next invoices. */
  lines: InvoiceLine[]
  vatPercent: number
  /** Excludes VAT: what is then there to be taken off the next invoices. */
  creditCents: number
  trialEndsAt: string | null
  /** Of a trial that would start: what is invoiced at its end if it is kept. */
  ifKept: Payment | null
  /** The first payment after the one that the lines make. */
  nextPayment: Payment | null
}

export type PageOf<Item> = { items: Item[]; total: number; page: number; pageSize: number }

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
  /** Null while a trial runs, which ends by itself. */
  endsAt: string | null
  trialEndsAt: string | null
  isKept: boolean
  startedAt: string
}

export type InvoiceListItem = InvoiceSummary & { buyerName: string; organisationId: string | null }

const interval = z.enum(BILLING_INTERVALS, { error: 'Please choose monthly or annual billing' })

/** Fields of forms are text. */
const cents = z.coerce.number({ error: 'The amount is missing' }).int().min(0)

/** Of a list: what is not understood counts as not asked for. */
const search = z.string().trim().max(200).catch('').default('')
const page = z.coerce.number().int().min(1).max(100_000).catch(1).default(1)

/** Without an interval the one that there is stays. */
export const planChangeChoice = z.object({
  plan: z.enum(PLAN_IDS, { error: 'Please choose one of the plans with a price' }),
  interval: interval.optional(),
  when: z.enum(CHANGE_TIMES),
})
/** `expectedTotalCents` is the total that the customer saw: another one is a conflict. */
export const planChange = planChangeChoice.extend({ expectedTotalCents: cents })

export const planStart = planChangeChoice.omit({ when: true }).extend({ expectedTotalCents: cents })

export const intervalChoice = z.object({ interval: interval.optional() })
/** Keeping a trial, or subscribing again after the end. */
export const goingOn = intervalChoice.extend({ expectedTotalCents: cents })

export const eliteRequest = z.object({
  message: z
    .string()
    .max(5000, 'Please keep this under 5,000 characters')
    .transform((text) => text.normalize('NFC').replaceAll('\0', '').trim())
    .default(''),
})

export const purchaseOrder = z.object({
  purchaseOrder: line(0, 'Please write the number as text')
    .pipe(z.string().max(60, 'Please keep the number under 60 characters'))
    .transform((text) => text || null),
})

export const subscriptionFilter = z.object({
  search,
  status: z.enum(SUBSCRIPTION_STATUSES).optional().catch(undefined),
  plan: z.enum(['professional', 'advanced', 'elite']).optional().catch(undefined),
  page,
})

export const invoiceFilter = z.object({ search, status: z.enum(INVOICE_STATUSES).optional().catch(undefined), page })

export const invoicePayment = z.object({
  invoiceId: z.string(),
  /** The day on which the money arrived, like 2026-11-21. Left out: today. */
  paidOn: z.iso
    .date('Please enter the day as in 2026-11-21')
    .or(z.literal('').transform(() => undefined))
    .optional(),
})

export const creditNote = z.object({
  invoiceId: z.string(),
  reason: line(3, 'Please say why; it is printed on the credit note').pipe(
    z.string().max(200, 'Please keep this under 200 characters'),
  ),
})

export const trialExtension = z.object({
  subscriptionId: z.string(),
  days: z.coerce
    .number({ error: 'Please enter 1 to 60 days' })
    .int('Please enter whole days')
    .min(1, 'Please enter 1 to 60 days')
    .max(60, 'Please enter 1 to 60 days'),
})
