import { z } from 'zod'
import type { ComplianceLevel } from '#contracts/compliance.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { requirePermission } from '../../access.ts'
import { addToDay } from '../../calendar/irish-day.ts'
import type { Ctx } from '../../context.ts'
import { keptQuery } from '../../database/kept-query.ts'
import type { PoliciesTable } from '../../database/projects-tables.ts'
import { AppError } from '../../errors.ts'

export type Policy = {
  id: string
  name: string
  description: string
  owner: string
  level: ComplianceLevel
  reviewMonths: number
  lastReview: string | null
  nextReview: string
  /** True when the day of the next review has passed. */
  isOverdue: boolean
  checklist: string[]
  isSample: boolean
  version: number
}

const checklistColumn = z.array(z.string())

function presentPolicy(ctx: Ctx, row: PoliciesTable): Policy {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    owner: row.owner,
    level: row.level,
    reviewMonths: row.review_months,
    lastReview: row.last_review,
    nextReview: row.next_review,
    isOverdue: row.next_review < irishDay(ctx.now()),
    checklist: checklistColumn.parse(JSON.parse(row.checklist)),
    isSample: row.source === 'sample',
    version: row.version,
  }
}

/** A policy of the member's organisation. Throws `not_found`, also for another organisation's. */
export async function getPolicy(ctx: Ctx, id: string): Promise<Policy> {
  const { organisationId } = requirePermission(ctx, 'policies.read')
  const row = await ctx.db
    .selectFrom('policies')
    .selectAll()
    .where('id', '=', id)
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()
  if (row === undefined) throw new AppError('not_found', 'There is no such policy.')
  return presentPolicy(ctx, row)
}

/** By the day of the next review. */
export async function listPolicies(ctx: Ctx): Promise<Policy[]> {
  const { organisationId } = requirePermission(ctx, 'policies.read')
  const rows = await listRows(ctx, { organisationId })
  return rows.map((row) => presentPolicy(ctx, row))
}

const listRows = keptQuery((db, { organisationId }: { organisationId: string }) =>
  db
    .selectFrom('policies')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .orderBy('next_review')
    .orderBy('id'),
)

/** The policy with the earliest next review, or undefined. */
export async function findNextPolicy(ctx: Ctx): Promise<Policy | undefined> {
  const { organisationId } = requirePermission(ctx, 'policies.read')
  const row = await ctx.db
    .selectFrom('policies')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .orderBy('next_review')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row && presentPolicy(ctx, row)
}

/** The default day of the next review, for a review made today. */
export function proposeNextReview(ctx: Ctx, { reviewMonths }: Policy): string {
  return addToDay(irishDay(ctx.now()), { months: reviewMonths })
}

export function policyChangedError(): AppError {
  return new AppError(
    'conflict',
    'Somebody else has changed or reviewed this policy. What you typed is still here. Saving again keeps both in the history.',
  )
}
