import { type BillingState, changePlanNow, type Transition } from '../billing/index.ts'
import { describeRest } from './rules.ts'

type AgreedElite = {
  number: number
  title: string
  /** The whole set-up fee. */
  net_cents: number
  monthly_cents: number
  /** The part of the deposit that was invoiced and not credited. */
  depositCents: number
}

/**
 * Starts Elite at the agreed price. The deposit and earlier set-up fees count towards the set-up fee. A larger deposit
 * becomes credit for later invoices, so that nothing is charged twice.
 */
export function computeEliteDelivery(subscription: BillingState, quote: AgreedElite, now: string): Transition {
  const { setup_charged_cents: charged, credit_cents: credit } = subscription
  const beyond = Math.min(quote.depositCents, Math.max(0, charged + quote.depositCents - quote.net_cents))
  const state = {
    ...subscription,
    setup_charged_cents: charged + quote.depositCents - beyond,
    credit_cents: credit + beyond,
  }
  const price = { plan: 'elite' as const, monthlyCents: quote.monthly_cents, setupCents: quote.net_cents }
  const { changes, charge } = changePlanNow(state, price, now)
  if (charge === null) return { changes, charge }
  const lines = charge.lines.map((line) =>
    line.kind === 'setup' ? { ...line, description: describeRest(quote) } : line,
  )
  return { changes, charge: { ...charge, lines } }
}
