import type { Ctx } from '#server/context.ts'
import { acceptQuote, getAnyQuote, sendQuote, writeQuote } from '#server/domains/quotes/index.ts'
import type { MemberCtx } from './members.ts'

type Typed = Record<string, unknown>

/** What an administrator types for custom work. */
export function quoteInput(changes: Typed = {}): Typed {
  return {
    kind: 'custom',
    title: 'Website with booking',
    lines: lineInputs('3,000.50', '999.49'),
    depositPercent: '50',
    validUntil: '2026-12-21',
    notes: 'Two rounds of changes are included.',
    ...changes,
  }
}

export function eliteInput(changes: Typed = {}): Typed {
  return quoteInput({
    kind: 'elite',
    title: 'Elite for three clinics',
    lines: lineInputs('10,000'),
    monthly: '1,250',
    ...changes,
  })
}

export function lineInputs(...amounts: string[]) {
  return Object.fromEntries(amounts.map((amount, place) => [place, { description: `Part ${place + 1}`, amount }]))
}

/** A quote that waits for the customer's answer. Returns its id. */
export async function sendNewQuote(staff: Ctx, customer: MemberCtx, input = quoteInput()): Promise<string> {
  const id = await writeQuote(staff, customer.actor.organisationId, input)
  await sendQuote(staff, id, { version: 1 })
  return id
}

/** What the customer's form sends when it is pressed now. */
export async function acceptance(staff: Ctx, id: string) {
  const { revision, parts } = await getAnyQuote(staff, id)
  return { revision, expectedTotalCents: parts.totalCents, name: 'Niamh Ní Bhriain', purchaseOrder: '' }
}

/** A quote that the customer has accepted. Returns its id. */
export async function acceptNewQuote(staff: Ctx, customer: MemberCtx, input = quoteInput()): Promise<string> {
  const id = await sendNewQuote(staff, customer, input)
  await acceptQuote(customer, id, await acceptance(staff, id))
  return id
}
