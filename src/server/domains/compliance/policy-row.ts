import { z } from 'zod'
import type { ComplianceLevel } from '#contracts/compliance.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { requireUserType } from '../../access.ts'
import { addToDay } from '../../calendar/irish-day.ts'
import type { Ctx } from '../../context.ts'
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
  /** Its next review is past. */
  isOverdue: boolean
  checklist: string[]
  isSample: boolean
  version: number
}

const checklistColumn = z.array(z.string())

export function presentPolicy(ctx: Ctx, row: PoliciesTable): Policy {
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

/** A policy of the member's organisation. Another organisation's is `not_found`, like one that never was. */
export async function getPolicy(ctx: Ctx, id: string): Promise<Policy> {
  const { organisationId } = requireUserType(ctx, 'GOVERNMENT')
  // What cannot be an id is not even asked for: PostgreSQL fails at some signs.
  const row = /^[\w-]+$/.test(id)
    ? await ctx.db
        .selectFrom('policies')
        .selectAll()
        .where('id', '=', id)
        .where('organisation_id', '=', organisationId)
        .executeTakeFirst()
    : undefined
  if (row === undefined) throw new AppError('not_found', 'There is no such policy.')
  return presentPolicy(ctx, row)
}

/** The next to be reviewed first. */
export async function listPolicies(ctx: Ctx): Promise<Policy[]> {
  const { organisationId } = requireUserType(ctx, 'GOVERNMENT')
  const rows = await ctx.db
    .selectFrom('policies')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .orderBy('next_review')
    .orderBy('id')
    .execute()
  return rows.map((row) => presentPolicy(ctx, row))
}

/** The one whose review is due next, or undefined where there is none. */
export async function findNextPolicy(ctx: Ctx): Promise<Policy | undefined> {
  const { organisationId } = requireUserType(ctx, 'GOVERNMENT')
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

/** What a review made today would propose as the day of the next one. */
export function nextReviewOf(ctx: Ctx, { reviewMonths }: Policy): string {
  return addToDay(irishDay(ctx.now()), { months: reviewMonths })
}

export function changedMeanwhile(): AppError {
  return new AppError(
    'conflict',
    'Somebody else changed or reviewed this policy meanwhile. What you typed is still here; saving again keeps both in the history.',
  )
}
