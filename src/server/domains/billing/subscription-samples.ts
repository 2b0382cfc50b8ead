import type { Period } from '#contracts/billing.ts'
import type { PlanId } from '#contracts/plans.ts'
import type { UserType } from '#contracts/session.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { addToDay, startOfIrishDay } from '../../calendar/irish-day.ts'
import type { Tx } from '../../context.ts'
import { newId } from '../../ids.ts'
import { findPeriod } from './calendar.ts'

/** Older than the first sample saving. */
const BUSINESS_PLAN_AGE_MONTHS = 26

/**
 * The plans in the specification: Professional, active, and Advanced, active since January 2025. Every other sample is
 * younger than the plan.
 */
export function getSamplePlan(userType: UserType, now: Date): { plan: PlanId; startedAt: string; period: Period } {
  const startedAt =
    userType === 'GOVERNMENT'
      ? '2025-01-01T00:00:00.000Z'
      : startOfIrishDay(addToDay(irishDay(now), { months: -BUSINESS_PLAN_AGE_MONTHS }))
  const plan = userType === 'GOVERNMENT' ? 'advanced' : 'professional'
  return { plan, startedAt, period: findPeriod(startedAt, now.toISOString()) }
}

/** Adds a sample plan, which is never billed, in the caller's transaction. */
export async function addSubscriptionSample(tx: Tx, organisationId: string, userType: UserType): Promise<void> {
  const { plan, startedAt, period } = getSamplePlan(userType, tx.now())
  await tx.db
    .insertInto('subscriptions')
    .values({
      id: newId('sub'),
      organisation_id: organisationId,
      plan,
      status: 'active',
      source: 'sample',
      anchor_at: startedAt,
      current_period_start: period.start,
      current_period_end: period.end,
      created_at: startedAt,
    })
    .execute()
}

export async function clearSubscriptionSample(tx: Tx, organisationId: string): Promise<void> {
  await tx.db
    .deleteFrom('subscriptions')
    .where('organisation_id', '=', organisationId)
    .where('source', '=', 'sample')
    .execute()
}
