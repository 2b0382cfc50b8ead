import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase, testCtx } from '../../../../tests/support/database.ts'
import { createMember, type MemberCtx } from '../../../../tests/support/members.ts'
import { acceptNewQuote, lineInputs, quoteInput } from '../../../../tests/support/quotes.ts'
import { createAdministrator } from '../../../../tests/support/staff.ts'
import { keep } from '../../../../tests/support/trials.ts'
import type { Ctx } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { deliverQuote } from '../quotes/index.ts'
import { addDays, countDays } from './calendar.ts'
import {
  cancelSubscription,
  changePlan,
  endCancelledSubscriptions,
  getInvoice,
  issueCreditNote,
  listInvoices,
  previewPlanChange,
  previewResubscription,
  renewSubscriptions,
  resubscribe,
  undoPlanChange,
} from './index.ts'
import type { Subscription } from './subscription-row.ts'

/*
 * An independent model of a customer's account: a price by the day for each period, and set-up fees. It knows neither
 * lines nor credit, only the price of each day of each period. It forgets credited invoices.
 */
const MONTH = { professional: 9_900, advanced: 19_900, elite: 0 }
const SETUP = { professional: 250_000, advanced: 500_000, elite: 0 }

/** The id of the first invoice of the period. `price` is for the whole period and applies from `day` on. */
type Event = { invoice: string; period: string; days: number; day: number; price: number; setup: number; leaves?: Left }
/** A period that ended early, and the day on which it ended. */
type Left = { period: string; day: number }

class Model {
  events: Event[] = []
  period = ''
  /** Accepted quotes before their delivery. */
  orders: string[] = []
  /** Invoices of quotes for other work, which do not concern the plan. */
  quoted = new Map<string, number>()

  costCents(): number {
    const periods = new Set(this.events.map(({ period }) => period))
    const setup = this.events.reduce((sum, event) => sum + event.setup, 0)
    const quoted = [...this.quoted.values()].reduce((sum, cents) => sum + cents, 0)
    return [...periods].reduce((sum, period) => sum + this.periodCents(period), setup + quoted)
  }

  private periodCents(period: string): number {
    const own = this.events.filter((event) => event.period === period)
    const days = own[0]?.days ?? 0
    const left = this.events.find(({ leaves }) => leaves?.period === period)?.leaves?.day ?? days
    return own.reduce((sum, { day, price }, place) => {
      const until = Math.min(left, own[place + 1]?.day ?? left)
      return sum + calculateShare(price, until, days) - calculateShare(price, Math.min(day, until), days)
    }, 0)
  }
}

/** The price of the first days of a period: their share, rounded down. */
const calculateShare = (price: number, day: number, days: number) => Math.floor((price * day) / days)

type World = { deps: TestDatabase; niamh: MemberCtx; staff: Ctx; model: Model }

const plans = fc.constantFrom('professional' as const, 'advanced' as const)
const intervals = fc.constantFrom('monthly' as const, 'yearly' as const)
const whens = fc.constantFrom('now' as const, 'next_cycle' as const)

/** Every operation on a subscription. A new way to charge needs a line here. */
const steps = fc.oneof(
  fc.record({ what: fc.constant('wait' as const), days: fc.integer({ min: 0, max: 40 }) }),
  fc.record({ what: fc.constant('wait' as const), days: fc.constantFrom(14, 31, 366) }),
  fc.record({ what: fc.constant('keep' as const), interval: intervals }),
  fc.record({ what: fc.constant('change' as const), plan: plans, interval: intervals, when: whens }),
  fc.record({ what: fc.constant('change' as const), plan: plans, interval: intervals, when: whens }),
  fc.record({ what: fc.constant('undo' as const) }),
  fc.record({ what: fc.constant('cancel' as const) }),
  fc.record({ what: fc.constant('resume' as const), interval: intervals }),
  fc.record({ what: fc.constant('credit note' as const), place: fc.nat(5) }),
  fc.record({ what: fc.constant('order' as const), cents: fc.integer({ min: 1, max: 900_000 }), percent: fc.nat(100) }),
  fc.record({ what: fc.constant('deliver' as const) }),
)
type Step = typeof steps extends fc.Arbitrary<infer Value> ? Value : never

async function take({ deps, niamh, staff, model }: World, step: Step): Promise<void> {
  if (step.what === 'wait') deps.clock.set(addDays(deps.now().toISOString(), step.days))
  if (step.what === 'keep') await keep(niamh, step.interval)
  if (step.what === 'change') {
    const { what: _, ...choice } = step
    const { totalCents } = await previewPlanChange(niamh, choice)
    await changePlan(niamh, { ...choice, expectedTotalCents: totalCents })
  }
  if (step.what === 'undo') await undoPlanChange(niamh)
  if (step.what === 'cancel') await cancelSubscription(niamh)
  if (step.what === 'resume') await resume(niamh, step.interval)
  if (step.what === 'credit note') {
    const standing = (await listInvoices(niamh)).filter(
      ({ kind, status }) => kind === 'invoice' && status !== 'credited',
    )
    const invoice = standing[step.place]
    if (invoice !== undefined) await issueCreditNote(staff, { invoiceId: invoice.id, reason: 'A mistake' })
  }
  if (step.what === 'order') {
    const lines = lineInputs((step.cents / 100).toFixed(2))
    const input = quoteInput({ lines, depositPercent: String(step.percent), validUntil: '2099-12-31' })
    model.orders.push(await acceptNewQuote(staff, niamh, input))
  }
  if (step.what === 'deliver') {
    const order = model.orders.shift()
    if (order !== undefined) await deliverQuote(staff, order)
  }
}

async function resume(niamh: MemberCtx, interval: 'monthly' | 'yearly'): Promise<void> {
  const expectedTotalCents = await previewResubscription(niamh, { interval }).then(
    ({ totalCents }) => totalCents,
    () => 0,
  )
  await resubscribe(niamh, { interval, expectedTotalCents })
}

const getRow = ({ deps, niamh }: World): Promise<Subscription> =>
  deps.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('organisation_id', '=', niamh.actor.organisationId)
    .executeTakeFirstOrThrow()

const getInvoiceNumber = (number: string) => Number(number.split('-')[1] ?? 0)

/** Records new invoices and credit notes as events, with the price of the current plan. */
async function recordEvents(world: World, before: Subscription, from: number): Promise<void> {
  const { model, deps } = world
  const after = await getRow(world)
  const all = await listInvoices(world.niamh)
  const isTakenBack = (invoice: string) => all.find(({ id }) => id === invoice)?.status === 'credited'
  model.events = model.events.filter(({ invoice }) => !isTakenBack(invoice))
  for (const invoice of model.quoted.keys()) if (isTakenBack(invoice)) model.quoted.delete(invoice)
  for (const { id } of all
    .filter(({ kind, number }) => kind === 'invoice' && getInvoiceNumber(number) > from)
    .toReversed()) {
    const row = await getInvoice(world.niamh, id)
    const quoted = row.lines.find(({ kind }) => kind === 'deposit' || kind === 'rest')
    if (quoted !== undefined) {
      model.quoted.set(id, quoted.netCents)
      continue
    }
    const whole = row.lines.find(({ kind }) => kind === 'month' || kind === 'year')?.period
    const start = whole?.start ?? after.current_period_start ?? ''
    const end = whole?.end ?? after.current_period_end ?? ''
    const months = after.billing_interval === 'yearly' ? 12 : 1
    const charged = model.events.reduce((sum, event) => sum + event.setup, 0)
    const begins = before.status !== 'active' || after.plan !== before.plan
    const left = { period: model.period, day: countDays(before.current_period_start ?? start, start) }
    if (whole) model.period = id
    const event: Event = {
      invoice: id,
      period: model.period,
      days: countDays(start, end),
      day: whole ? 0 : Math.min(countDays(start, deps.now().toISOString()), countDays(start, end)),
      price: MONTH[after.plan] * months,
      setup: begins ? Math.max(0, SETUP[after.plan] - charged) : 0,
    }
    if (before.status === 'active' && whole && (before.current_period_end ?? '') > start) event.leaves = left
    model.events.push(event)
    before = { ...after, current_period_start: start, current_period_end: end }
  }
}

async function expectEveryCentAccountedFor({ niamh, model, ...world }: World): Promise<void> {
  const documents = await listInvoices(niamh)
  const net = documents.reduce((sum, { netCents }) => sum + netCents, 0)
  const { credit_cents } = await getRow({ niamh, model, ...world })
  expect(net - credit_cents).toBe(model.costCents())
  for (const { netCents, vatCents, totalCents } of documents) {
    expect(Math.abs(vatCents)).toBe(Math.round((Math.abs(netCents) * 23) / 100))
    expect(totalCents).toBe(netCents + vatCents)
  }
}

test('in any sequence, invoices minus credit notes and credit equal the price of the used time and set-up', async () => {
  const deps = await openTestDatabase()
  const staff = await createAdministrator(deps)
  await fc.assert(
    fc.asyncProperty(plans, fc.array(steps, { minLength: 3, maxLength: 14 }), async (plan, sequence) => {
      deps.clock.set('2026-11-30T09:30:00.000Z')
      const world = { deps, staff, model: new Model(), niamh: await createMember(deps, { plan }) }
      const opened = { ...(await getRow(world)), status: 'requested' as const }
      await recordEvents(world, opened, 0)
      for (const step of sequence) await makeStep(world, step)
    }),
    { numRuns: 40 },
  )
  await deps.close()
})

/** Makes one step, lets a day pass and runs the jobs. Checks the sums after each. */
async function makeStep(world: World, step: Step): Promise<void> {
  const job = testCtx(world.deps, { kind: 'job', name: 'test' })
  const acts = [
    () => take(world, step),
    ...(step.what === 'wait' ? [() => renewSubscriptions(job), () => endCancelledSubscriptions(job)] : []),
  ]
  for (const act of acts) {
    const before = await getRow(world)
    const from = getInvoiceNumber((await listInvoices(world.niamh))[0]?.number ?? '')
    await act().catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error
    })
    await recordEvents(world, before, from)
    await expectEveryCentAccountedFor(world)
  }
}
