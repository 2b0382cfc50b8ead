import { PLANS } from '#contracts/plans.ts'
import type { MonthUsage } from '#contracts/receptionist/usage.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { keptQuery } from '../../database/kept-query.ts'
import { COMPANY_ORGANISATION_ID } from '../organisations/index.ts'
import { findPlanInForce } from '../plans/index.ts'

const sumDays = keptQuery((db, values: { organisationId: string; from: string }) =>
  db
    .selectFrom('usage_days')
    .select((row) => row.fn.sum<number>('conversations').as('used'))
    .where('organisation_id', '=', values.organisationId)
    .where('day', '>=', values.from),
)

/** Returns the conversations of the current Irish month, and the plan's limit. */
export async function readMonthUsage(ctx: Ctx, organisationId: string): Promise<MonthUsage> {
  const month = irishDay(ctx.now()).slice(0, 7)
  const [row] = await sumDays(ctx, { organisationId, from: `${month}-01` })
  return { month, used: Number(row?.used ?? 0), limit: await findLimit(ctx, organisationId) }
}

/** Without a plan in force, the smallest plan's limit applies. The company has no limit. */
async function findLimit(ctx: Ctx, organisationId: string): Promise<number | null> {
  if (organisationId === COMPANY_ORGANISATION_ID) return null
  const inForce = await findPlanInForce(ctx, organisationId)
  return PLANS[inForce?.plan ?? 'professional'].callsPerMonth
}

/** Returns the usage of the actor's organisation. */
export function getMonthUsage(ctx: Ctx): Promise<MonthUsage> {
  return readMonthUsage(ctx, requirePermission(ctx, 'conversations.read').organisationId)
}
