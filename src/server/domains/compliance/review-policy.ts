import { levelLabel, policyReview } from '#contracts/compliance.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { requireUserType } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { parseInput } from '../../parse.ts'
import { recordActivity } from '../activity/index.ts'
import { recordAudit } from '../audit/index.ts'
import { changedMeanwhile, getPolicy } from './policy-row.ts'
import { refusalOfOutcome } from './rules.ts'

/**
 * Adds a review to the history of a policy, for good, and gives the policy its outcome and next date. Throws
 * `invalid_input` when the outcome does not fit the checklist or the next date is not ahead, and `conflict` when the
 * policy is no longer at the version that the form was filled with.
 */
export async function reviewPolicy(ctx: Ctx, id: string, input: unknown): Promise<void> {
  const { organisationId, userId } = requireUserType(ctx, 'GOVERNMENT')
  await getPolicy(ctx, id)
  const { version, ...review } = parseInput(policyReview, input)
  const today = irishDay(ctx.now())
  if (review.nextReview <= today) refuse('nextReview', 'The next review must be after today')
  await inTransaction(ctx, async (tx) => {
    const policy = await getPolicy(tx, id)
    const { numUpdatedRows } = await tx.db
      .updateTable('policies')
      .set({
        level: review.outcome,
        last_review: today,
        next_review: review.nextReview,
        source: 'real',
        version: version + 1,
        updated_at: tx.now().toISOString(),
      })
      .where('id', '=', id)
      .where('organisation_id', '=', organisationId)
      .where('version', '=', version)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw changedMeanwhile()
    const checks = policy.checklist.map((text) => ({ text, isMet: review.checks.includes(text) }))
    const refusal = refusalOfOutcome(review.outcome, checks)
    if (refusal !== undefined) refuse('outcome', refusal)
    const reviewId = newId('rev')
    await tx.db
      .insertInto('policy_reviews')
      .values({
        id: reviewId,
        organisation_id: organisationId,
        policy_id: id,
        outcome: review.outcome,
        checks: JSON.stringify(checks),
        findings: review.findings,
        evidence: review.evidence,
        evidence_link: review.evidenceLink,
        next_review: review.nextReview,
        reviewed_on: today,
        source: 'real',
        by_user_id: userId,
        created_at: tx.now().toISOString(),
      })
      .execute()
    await recordAudit(tx, 'policy.reviewed', { kind: 'policy', id }, { reviewId, outcome: review.outcome })
    const message = `${policy.name}: reviewed, ${levelLabel(review.outcome).toLowerCase()}`
    await recordActivity(tx, { organisationId, type: 'compliance', message })
  })
}

function refuse(field: string, message: string): never {
  throw new AppError('invalid_input', message, { fieldErrors: { [field]: message } })
}
