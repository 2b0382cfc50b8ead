import type { Ctx, Deps } from '#server/context.ts'
import { getInvoice, listInvoices } from '#server/domains/billing/index.ts'
import { acceptQuote, getAnyQuote, sendQuote, writeQuote } from '#server/domains/quotes/index.ts'
import { openTestDatabase } from './database.ts'
import { createMember, type MemberCtx } from './members.ts'
import { createAdministrator } from './staff.ts'

/** A new database with an administrator and a customer. */
export async function openQuotes() {
  const deps = await openTestDatabase()
  return { deps, staff: await createAdministrator(deps), niamh: await createMember(deps) }
}

type Typed = Record<string, unknown>

/** The fields of a quote for custom work. */
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

/** The fields that the customer's form would post now. */
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

/** All documents of a customer with their lines, oldest first. */
export async function documents(ctx: MemberCtx) {
  const invoices = (await listInvoices(ctx)).toReversed()
  return Promise.all(invoices.map(({ id }) => getInvoice(ctx, id)))
}

export async function netsOf(ctx: MemberCtx): Promise<number[]> {
  return (await documents(ctx)).map(({ netCents }) => netCents)
}

/** The mails of a template in order, with recipient and props. */
export async function mailsOf({ db }: Pick<Deps, 'db'>, template: string) {
  const rows = db.selectFrom('outbox').select(['recipient', 'props']).where('template', '=', template)
  return (await rows.orderBy('id').execute()).map(({ recipient, props }) => ({ recipient, ...JSON.parse(props) }))
}
