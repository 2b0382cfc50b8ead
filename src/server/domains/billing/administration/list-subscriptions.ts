import { type SubscriptionListItem, subscriptionFilter } from '#contracts/billing.ts'
import type { ListPage } from '#contracts/lists.ts'
import { PLANS } from '#contracts/plans.ts'
import { requireAdministrator } from '../../../access.ts'
import type { Ctx } from '../../../context.ts'
import { readPage } from '../../../lists/read-page.ts'
import { parseInput } from '../../../parse.ts'
import { getMonthlyCents } from '../charges.ts'
import { calculateNextPayment } from '../get-subscription.ts'
import { isCancelled, type Subscription } from '../subscription-row.ts'
import { containsText, PAGE_SIZE } from './contains-text.ts'

/** All plans except samples, requests for Elite first, then newest first. `input` is the page's query. */
export async function listSubscriptions(ctx: Ctx, input: unknown): Promise<ListPage<SubscriptionListItem>> {
  await requireAdministrator(ctx)
  const { q: search, status, plan, ...place } = parseInput(subscriptionFilter, input)
  let query = selectSubscriptions(ctx)
  if (search !== '') query = query.where(containsText('organisations.name', search))
  // A customer with another plan may have asked for Elite.
  if (status === 'requested') query = query.where('elite_requested_at', 'is not', null)
  else if (status !== undefined) query = query.where('subscriptions.status', '=', status)
  if (plan !== undefined) query = query.where('subscriptions.plan', '=', plan)
  const { items, ...page } = await readPage(ctx, {
    matching: query,
    order: REQUESTS_FIRST,
    place,
    size: PAGE_SIZE,
    read: (rows) => rows.selectAll('subscriptions').select('organisations.name as organisation_name').execute(),
  })
  return { items: items.map(presentSubscriptionListItem), ...page }
}

export function selectSubscriptions({ db }: Pick<Ctx, 'db'>) {
  return db
    .selectFrom('subscriptions')
    .innerJoin('organisations', 'organisations.id', 'subscriptions.organisation_id')
    .where('subscriptions.source', '=', 'real')
}

const REQUESTS_FIRST = {
  by: 'case when elite_requested_at is null then 0 else 1 end',
  of: (row: Subscription) => (row.elite_requested_at === null ? 0 : 1),
  id: 'subscriptions.id',
  direction: 'desc',
  kind: 'number',
} as const

export function presentSubscriptionListItem(row: Subscription & { organisation_name: string }): SubscriptionListItem {
  return {
    id: row.id,
    organisationId: row.organisation_id,
    organisationName: row.organisation_name,
    plan: row.plan,
    planName: PLANS[row.plan].name,
    status: row.status,
    interval: row.billing_interval,
    monthlyCents: getMonthlyCents(row),
    nextPaymentAt: calculateNextPayment(row)?.date ?? null,
    eliteRequestedAt: row.elite_requested_at,
    endsAt: isCancelled(row) ? row.ends_at : null,
    trialEndsAt: row.status === 'trial' ? row.trial_ends_at : null,
    isKept: row.ends_at === null,
    startedAt: row.created_at,
  }
}
