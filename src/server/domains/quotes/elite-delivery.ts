import { type BillingState, changeNow, type Transition } from '../billing/index.ts'
import { restWords } from './rules.ts'

type AgreedElite = {
  number: number
  title: string
  /** The whole set-up fee. */
  net_cents: number
  monthly_cents: number
  /** What of the deposit was invoiced and not taken back. */
  depositCents: number
}

/**
 * Elite begins now at the agreed price. The deposit and earlier set-up fees count towards the set-up; of the deposit,
 * what is beyond it becomes a credit for the next invoices, so nothing is charged twice.
 */
export function eliteDelivery(subscription: BillingState, quote: AgreedElite, now: string): Transition {
  const { setup_charged_cents: charged, credit_cents: credit } = subscription
  const beyond = Math.min(quote.depositCents, Math.max(0, charged + quote.depositCents - quote.net_cents))
  const state = {
    ...subscription,
    setup_charged_cents: charged + quote.depositCents - beyond,
    credit_cents: credit + beyond,
  }
  const price = { plan: 'elite' as const, monthlyCents: quote.monthly_cents, setupCents: quote.net_cents }
  const { changes, charge } = changeNow(state, price, now)
  if (charge === null) return { changes, charge }
  const lines = charge.lines.map((line) => (line.kind === 'setup' ? { ...line, description: restWords(quote) } : line))
  return { changes, charge: { ...charge, lines } }
}
