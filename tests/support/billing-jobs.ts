import type { Ctx, Deps } from '#server/context.ts'
import { addDays } from '#server/domains/billing/calendar.ts'
import {
  announceTrialTerms,
  endCancelledSubscriptions,
  remindOfInvoices,
  remindOfTrialEnds,
  renewSubscriptions,
  warnOfDeletions,
} from '#server/domains/billing/index.ts'
import { eraseEndedOrganisations } from '#server/domains/privacy/index.ts'
import { type TestDeps, testCtx } from './database.ts'

export const asJob = (deps: Deps): Ctx => testCtx(deps, { kind: 'job', name: 'test' })

/** Advances the Irish calendar by days. */
export const passDays = ({ clock, now }: TestDeps, days: number) => clock.set(addDays(now().toISOString(), days))

/** Runs all scheduled jobs of subscriptions in order. */
export async function runBillingJobs(deps: Deps): Promise<void> {
  const ctx = asJob(deps)
  await announceTrialTerms(ctx)
  await remindOfTrialEnds(ctx)
  await renewSubscriptions(ctx)
  await endCancelledSubscriptions(ctx)
  await remindOfInvoices(ctx)
  await warnOfDeletions(ctx)
  await eraseEndedOrganisations(ctx)
}
