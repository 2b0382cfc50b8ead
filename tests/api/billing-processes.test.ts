import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Ctx, Deps } from '#server/context.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { addDays } from '#server/domains/billing/calendar.ts'
import { buildCharge } from '#server/domains/billing/charges.ts'
import {
  announceTrialTerms,
  cancelSubscription,
  endCancelledSubscriptions,
  listInvoices,
  remindOfInvoices,
  remindOfTrialEnds,
  renewSubscriptions,
  warnOfDeletions,
} from '#server/domains/billing/index.ts'
import { issueInvoice } from '#server/domains/billing/issue-invoice.ts'
import { eraseEndedOrganisations } from '#server/domains/privacy/index.ts'
import { openTestDatabase, type TestDatabase, testCtx } from '../support/database.ts'
import { createMember, type MemberCtx } from '../support/members.ts'
import { keep } from '../support/trials.ts'

let deps: TestDatabase
beforeEach(async () => {
  deps = await openTestDatabase()
})
afterEach(() => deps.close())

const asJob = (own: Deps): Ctx => testCtx(own, { kind: 'job', name: 'test' })

test('16 parallel invoices of two processes, some failing, have numbers without a gap', async () => {
  const { organisationId } = (await createMember(deps)).actor
  const processes: Deps[] = [deps, deps.connectAgain()]
  const issue = (own: Deps, fails: boolean) =>
    inTransaction(asJob(own), async (tx) => {
      await issueInvoice(tx, { organisationId, charge, purchaseOrder: null })
      if (fails) throw new Error('after the number was taken')
    })
  const attempts = Array.from({ length: 16 }, (_, place) => issue(processes[place % 2] ?? deps, place % 5 === 4))
  const results = await Promise.allSettled(attempts)
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(3)
  const rows = await deps.db.selectFrom('invoices').select('number').orderBy('number').execute()
  expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 13 }, (_, place) => 1001 + place))
})

const charge = buildCharge([{ kind: 'setup', description: 'Set-up', netCents: 100, period: null }], 0)

const wait = (days: number) => deps.clock.set(addDays(deps.now().toISOString(), days))
const netsOf = async (ctx: MemberCtx) => (await listInvoices(ctx)).map(({ netCents }) => netCents).toReversed()

const JOBS = [
  announceTrialTerms,
  remindOfTrialEnds,
  renewSubscriptions,
  endCancelledSubscriptions,
  remindOfInvoices,
  warnOfDeletions,
  eraseEndedOrganisations,
]

/** Runs all jobs of one process in parallel. */
async function everything(own: Deps): Promise<void> {
  await Promise.all(JOBS.map((job) => job(asJob(own))))
}

/** The rows of all tables that the jobs write. */
async function counts(): Promise<number[]> {
  const tables = ['invoices', 'outbox', 'audit_log', 'billing_notices'] as const
  return Promise.all(tables.map(async (table) => (await deps.db.selectFrom(table).selectAll().execute()).length))
}

test('two processes that run all jobs at once do each job once', async () => {
  const [niamh, cancelled] = [
    await createMember(deps, { plan: 'professional' }),
    await createMember(deps, { plan: 'advanced' }),
  ]
  await createMember(deps, { plan: 'advanced' })
  await createMember(deps, { plan: 'professional' })
  await keep(niamh)
  await cancelSubscription(cancelled)
  wait(12)
  const other = deps.connectAgain()
  for (const days of [0, 3, 20, 40]) {
    wait(days)
    await Promise.all([everything(deps), everything(other), everything(deps)])
    // A trial that ends now is warned of in the next run.
    await everything(other)
    const before = await counts()
    await everything(deps)
    expect(await counts()).toEqual(before)
  }
  // Within 75 days: set-up and first month on day 14, then months from days 45 and 76.
  expect(await netsOf(niamh)).toEqual([259_900, 9_900])
  const numbers = await deps.db.selectFrom('invoices').select('number').orderBy('number').execute()
  expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, place) => 1001 + place))
})
