import { type PageOf, type SubscriptionListItem, subscriptionFilter } from '#contracts/billing.ts'
import { PLANS } from '#contracts/plans.ts'
import { requireAdministrator } from '../../../access.ts'
import type { Ctx } from '../../../context.ts'
import { parseInput } from '../../../parse.ts'
import { monthlyCentsOf } from '../charges.ts'
import { nextPaymentOf } from '../present-subscription.ts'
import { isCancelled, type Subscription } from '../subscription.ts'
import { holds, PAGE_SIZE } from './search.ts'

/** All plans but samples: requests for Elite first, then the newest. Takes the page's address as it is. */
export async function listSubscriptions(ctx: Ctx, input: unknown): Promise<PageOf<SubscriptionListItem>> {
  await requireAdministrator(ctx)
  const { search, status, plan, page } = parseInput(subscriptionFilter, input)
  let query = ctx.db
    .selectFrom('subscriptions')
    .innerJoin('organisations', 'organisations.id', 'subscriptions.organisation_id')
    .where('subscriptions.source', '=', 'real')
  if (search !== '') query = query.where(holds('organisations.name', search))
  // Whoever has a plan may have asked for Elite beside it.
  if (status === 'requested') query = query.where('elite_requested_at', 'is not', null)
  else if (status !== undefined) query = query.where('subscriptions.status', '=', status)
  if (plan !== undefined) query = query.where('subscriptions.plan', '=', plan)
  const { total } = await query.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await query
    .selectAll('subscriptions')
    .select('organisations.name as organisation_name')
    .orderBy((row) => row.case().when('elite_requested_at', 'is not', null).then(0).else(1).end())
    .orderBy('subscriptions.id', 'desc')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
  return { items: rows.map(present), total, page, pageSize: PAGE_SIZE }
}

function present(row: Subscription & { organisation_name: string }): SubscriptionListItem {
  return {
    id: row.id,
    organisationId: row.organisation_id,
    organisationName: row.organisation_name,
    plan: row.plan,
    planName: PLANS[row.plan].name,
    status: row.status,
    interval: row.billing_interval,
    monthlyCents: monthlyCentsOf(row),
    nextPaymentAt: nextPaymentOf(row)?.date ?? null,
    eliteRequestedAt: row.elite_requested_at,
    endsAt: isCancelled(row) ? row.ends_at : null,
    trialEndsAt: row.status === 'trial' ? row.trial_ends_at : null,
    isKept: row.ends_at === null,
    startedAt: row.created_at,
  }
}
