import type { InvoiceSummary } from '#contracts/billing.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { keptQuery } from '../../database/kept-query.ts'
import { getSubscription } from './get-subscription.ts'
import { formatDocumentNumber, getInvoiceStatus } from './present-invoice.ts'

/** What a customer has to act on. Instants, or null. */
export type BillingAttention = {
  trialEndsAt: string | null
  isTrialKept: boolean
  /** The end of a cancelled plan that still runs. */
  endsAt: string | null
  /** Until when the data of an ended plan can be downloaded. */
  dataUntil: string | null
  /** Oldest first. */
  unpaidInvoices: Pick<InvoiceSummary, 'id' | 'number' | 'status' | 'dueAt' | 'totalCents'>[]
}

/** Returns what the member's organisation has to act on, from its plan and invoices. */
export async function getBillingAttention(ctx: Ctx): Promise<BillingAttention> {
  const { organisationId } = requirePermission(ctx, 'billing.read')
  const [subscription, invoices] = await Promise.all([getSubscription(ctx), listUnpaid(ctx, { organisationId })])
  const now = ctx.now().toISOString()
  const { status, trialEndsAt = null, trial = null, cancellation = null } = subscription ?? {}
  const hasEnded = status === 'cancelled'
  return {
    trialEndsAt,
    isTrialKept: trial?.decision === 'kept',
    endsAt: hasEnded ? null : (cancellation?.endsAt ?? null),
    dataUntil: hasEnded ? (cancellation?.dataUntil ?? null) : null,
    unpaidInvoices: invoices.map((row) => ({
      id: row.id,
      number: formatDocumentNumber(row),
      status: getInvoiceStatus(row, now),
      dueAt: row.due_at,
      totalCents: row.total_cents,
    })),
  }
}

const listUnpaid = keptQuery((db, { organisationId }: { organisationId: string }) =>
  db
    .selectFrom('invoices')
    .select(['id', 'kind', 'number', 'status', 'due_at', 'total_cents'])
    .where('organisation_id', '=', organisationId)
    .where('kind', '=', 'invoice')
    .where('status', '=', 'due')
    .orderBy('number'),
)
