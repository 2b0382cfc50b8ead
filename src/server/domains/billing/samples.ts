import type { PlanId } from '#contracts/plans.ts'
import type { UserType } from '#contracts/session.ts'
import type { Ctx } from '../../context.ts'
import { newId } from '../../ids.ts'
import { periodAround } from './calendar.ts'

/** The specification's current plans: Professional, active; Advanced, active since January 2025. */
const SAMPLES: Record<UserType, { plan: PlanId; startedAt?: string }> = {
  BUSINESS: { plan: 'professional' },
  GOVERNMENT: { plan: 'advanced', startedAt: '2025-01-01T00:00:00.000Z' },
}

/** Gives an organisation a plan to look at, which is never billed, in the caller's transaction. */
export async function addSubscriptionSample(tx: Ctx, organisationId: string, userType: UserType): Promise<void> {
  const now = tx.now().toISOString()
  const { plan, startedAt = now } = SAMPLES[userType]
  const { start, end } = periodAround(startedAt, now)
  await tx.db
    .insertInto('subscriptions')
    .values({
      id: newId('sub'),
      organisation_id: organisationId,
      plan,
      status: 'active',
      source: 'sample',
      anchor_at: startedAt,
      current_period_start: start,
      current_period_end: end,
      created_at: startedAt,
    })
    .execute()
}

export async function clearSubscriptionSample(tx: Ctx, organisationId: string): Promise<void> {
  await tx.db
    .deleteFrom('subscriptions')
    .where('organisation_id', '=', organisationId)
    .where('source', '=', 'sample')
    .execute()
}
