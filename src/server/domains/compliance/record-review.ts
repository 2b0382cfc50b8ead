import { levelLabel, policyReview } from '#contracts/compliance.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { parseInput } from '../../parse.ts'
import { recordActivity } from '../activity/index.ts'
import { recordAudit } from '../audit/index.ts'
import { getPolicy, policyChangedError } from './policy-row.ts'
import { findOutcomeRefusal } from './rules.ts'

/**
 * Adds a review to the history of a policy, and sets the policy's level and next review. Throws `invalid_input` when
 * the outcome does not fit the checklist or the next review is not after today. Throws `conflict` when the policy has
 * changed since the form was opened.
 */
export async function recordReview(ctx: Ctx, id: string, input: unknown): Promise<void> {
  const { organisationId, userId } = requirePermission(ctx, 'policies.change')
  await getPolicy(ctx, id)
  const { version, ...review } = parseInput(policyReview, input)
  const today = irishDay(ctx.now())
  if (review.nextReview <= today) refuseField('nextReview', 'The next review must be after today')
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
    if (numUpdatedRows === 0n) throw policyChangedError()
    const checks = policy.checklist.map((text) => ({ text, isMet: review.checks.includes(text) }))
    const refusal = findOutcomeRefusal(review.outcome, checks)
    if (refusal !== undefined) refuseField('outcome', refusal)
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

function refuseField(field: string, message: string): never {
  throw new AppError('invalid_input', message, { fieldErrors: { [field]: message } })
}
