import type { InvoiceSummary } from '#contracts/billing.ts'
import type { Ctx } from '../../context.ts'
import { getSubscription } from './get-subscription.ts'
import { listInvoices } from './read-invoices.ts'

/** What a customer has to see to. Instants; null where there is nothing. */
export type BillingAttention = {
  trialEndsAt: string | null
  isTrialKept: boolean
  /** Until when a cancelled plan still runs. */
  endsAt: string | null
  /** How long the data of a plan that has ended can be downloaded. */
  dataUntil: string | null
  /** The oldest first. */
  unpaidInvoices: Pick<InvoiceSummary, 'id' | 'number' | 'status' | 'dueAt' | 'totalCents'>[]
}

/** What of its plan and invoices needs somebody at the member's organisation. */
export async function getBillingAttention(ctx: Ctx): Promise<BillingAttention> {
  const [subscription, invoices] = await Promise.all([getSubscription(ctx), listInvoices(ctx)])
  const { status, trialEndsAt = null, trial = null, cancellation = null } = subscription ?? {}
  const hasEnded = status === 'cancelled'
  return {
    trialEndsAt,
    isTrialKept: trial?.decision === 'kept',
    endsAt: hasEnded ? null : (cancellation?.endsAt ?? null),
    dataUntil: hasEnded ? (cancellation?.dataUntil ?? null) : null,
    unpaidInvoices: invoices
      .filter(({ kind, status }) => kind === 'invoice' && (status === 'due' || status === 'overdue'))
      .map(({ id, number, status, dueAt, totalCents }) => ({ id, number, status, dueAt, totalCents }))
      .toReversed(),
  }
}
