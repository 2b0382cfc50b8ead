import { href } from 'react-router'
import type { QuoteSummary } from '#contracts/quotes.ts'
import type { ToolSubscription } from '#contracts/tools.ts'
import { formatEuro } from '#contracts/words/amounts.ts'
import { formatShortDay } from '#contracts/words/dates.ts'
import { hasPermission } from '#server/access.ts'
import type { Ctx } from '#server/context.ts'
import { getBillingAttention } from '#server/domains/billing/index.ts'
import { listQuotes } from '#server/domains/quotes/index.ts'
import { countOwnTickets } from '#server/domains/support/index.ts'
import { listToolSubscriptions } from '#server/domains/tools/index.ts'

export type AttentionItem = {
  key: string
  kind: 'invoice' | 'quote' | 'plan' | 'tool' | 'support'
  title: string
  isSample?: boolean
  text: string
  to: string
  action: string
}

const UPGRADE = href('/dashboard/business/upgrade')
const TOOLS = href('/dashboard/business/tools')

/** Open matters by urgency: money, quotes, the plan, answers, trials. */
export async function listAttention(ctx: Ctx): Promise<AttentionItem[]> {
  const isPayer = hasPermission(ctx, 'billing.read')
  const [billing, quotes, tickets, tools] = await Promise.all([
    isPayer ? getBillingAttention(ctx) : undefined,
    isPayer ? listQuotes(ctx) : [],
    countOwnTickets(ctx),
    listToolSubscriptions(ctx),
  ])
  return [
    ...(billing === undefined ? [] : invoicesDue(billing)),
    ...quotes.flatMap((quote) => (quote.status === 'sent' ? [quoteWaits(quote)] : [])),
    ...(billing === undefined ? [] : planEnds(billing)),
    ...(tickets.unread > 0 ? [answered(tickets.unread)] : []),
    ...tools.flatMap((tool) => (isTrialToDecide(tool) ? [trialEnds(tool, tool.endsAt ?? '')] : [])),
  ]
}

type Billing = Awaited<ReturnType<typeof getBillingAttention>>

function invoicesDue({ unpaidInvoices }: Billing): AttentionItem[] {
  return unpaidInvoices.map(({ id, number, status, dueAt, totalCents }) => ({
    key: id,
    kind: 'invoice',
    title: `Invoice ${number} is ${status}`,
    text: `${formatEuro(totalCents)} ${status === 'overdue' ? 'was' : 'is'} due on ${formatShortDay(dueAt)}.`,
    to: UPGRADE,
    action: 'Pay invoice',
  }))
}

function quoteWaits({ id, number, title, validUntil }: QuoteSummary): AttentionItem {
  return {
    key: id,
    kind: 'quote',
    title: `Quote ${number} waits for your answer`,
    text: `${title}, valid until ${formatShortDay(validUntil)}.`,
    to: `${UPGRADE}/quotes/${id}`,
    action: 'Read quote',
  }
}

function planEnds({ trialEndsAt, isTrialKept, endsAt, dataUntil }: Billing): AttentionItem[] {
  const item = { key: 'plan', kind: 'plan' as const, to: UPGRADE }
  if (dataUntil !== null) {
    const text = `Your data can be downloaded until ${formatShortDay(dataUntil)}.`
    return [{ ...item, title: 'Your plan has ended', text, action: 'Resume plan' }]
  }
  if (endsAt !== null) {
    const text = `It runs until ${formatShortDay(endsAt)}. You can still keep it.`
    return [{ ...item, title: 'Your plan is cancelled', text, action: 'Review plan' }]
  }
  if (trialEndsAt === null) return []
  const text = isTrialKept
    ? 'You keep it, so it is invoiced from then on. You can change or cancel it before.'
    : 'Nothing is invoiced unless you keep it. Otherwise it ends by itself.'
  const action = isTrialKept ? 'Review trial' : 'Decide on trial'
  return [{ ...item, title: `Your plan's trial ends on ${formatShortDay(trialEndsAt)}`, text, action }]
}

function answered(count: number): AttentionItem {
  const title = count === 1 ? 'Support has answered you' : `${count} answers from support`
  return {
    key: 'support',
    kind: 'support',
    title,
    text: 'Nobody at your organisation has read it yet.',
    to: href('/dashboard/business/support'),
    action: 'Read answer',
  }
}

function isTrialToDecide({ status, isCancelled }: ToolSubscription): boolean {
  return status === 'TRIAL' && !isCancelled
}

function trialEnds({ id, name, isSample }: ToolSubscription, endsAt: string): AttentionItem {
  return {
    key: id,
    kind: 'tool',
    title: `${name}: trial ends on ${formatShortDay(endsAt)}`,
    isSample,
    text: 'Activate it to keep it. Otherwise it stops by itself.',
    to: TOOLS,
    action: 'Decide on trial',
  }
}
