import type { InvoiceStatus, InvoiceSummary } from '#contracts/billing.ts'
import { formatDay } from '#contracts/words/dates.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

export const INVOICE_WORDS: Record<InvoiceStatus, { word: string; tone: BadgeTone }> = {
  due: { word: 'Due', tone: 'caution' },
  overdue: { word: 'Overdue', tone: 'critical' },
  paid: { word: 'Paid', tone: 'positive' },
  credited: { word: 'Credited', tone: 'neutral' },
  void: { word: 'Written off', tone: 'neutral' },
}

/** The next step of the customer, or the result. */
export function whatToDo({ kind, status, dueAt, paidAt }: InvoiceSummary): string {
  if (kind === 'credit_note') return repayment(status, paidAt)
  if (status === 'due') return `Please pay by ${formatDay(dueAt)}`
  if (status === 'overdue') return `Was due on ${formatDay(dueAt)}, please pay now`
  if (status === 'paid' && paidAt !== null) return `Paid on ${formatDay(paidAt)}`
  return 'Nothing to pay'
}

/** A credit note on a paid invoice is due to the customer. */
function repayment(status: InvoiceStatus, paidAt: string | null): string {
  if (paidAt !== null) return `Paid back on ${formatDay(paidAt)}`
  return status === 'due' ? 'We pay this back to you' : 'Nothing to pay'
}
