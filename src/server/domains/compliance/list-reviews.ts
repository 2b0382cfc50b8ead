import { z } from 'zod'
import type { ComplianceLevel } from '#contracts/compliance.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { actorName } from '../identity/index.ts'
import { getPolicy } from './policy-row.ts'
import type { Check } from './rules.ts'

export type PolicyReview = {
  id: string
  policyId: string
  policyName: string
  outcome: ComplianceLevel
  checks: Check[]
  findings: string
  evidence: string
  evidenceLink: string | null
  reviewedOn: string
  nextReview: string
  isSample: boolean
  /** Null for samples. */
  by: string | null
  at: string
}

const checksColumn = z.array(z.object({ text: z.string(), isMet: z.boolean() }))

/** All reviews of a policy, newest first. Reviews are never changed or removed. */
export async function listReviews(ctx: Ctx, policyId: string): Promise<PolicyReview[]> {
  const policy = await getPolicy(ctx, policyId)
  return readReviews(selectReviews(ctx).where('review.policy_id', '=', policy.id))
}

/** All reviews of all policies, newest first, for auditors. */
export async function listAllReviews(ctx: Ctx): Promise<PolicyReview[]> {
  return readReviews(selectReviews(ctx))
}

function selectReviews(ctx: Ctx) {
  const { organisationId } = requirePermission(ctx, 'policies.read')
  return ctx.db
    .selectFrom('policy_reviews as review')
    .innerJoin('policies', 'policies.id', 'review.policy_id')
    .leftJoin('users', 'users.id', 'review.by_user_id')
    .selectAll('review')
    .select(['policies.name as policy_name', 'first_name', 'last_name'])
    .where('review.organisation_id', '=', organisationId)
    .orderBy('review.id', 'desc')
}

async function readReviews(query: ReturnType<typeof selectReviews>): Promise<PolicyReview[]> {
  const rows = await query.execute()
  return rows.map((row) => ({
    id: row.id,
    policyId: row.policy_id,
    policyName: row.policy_name,
    outcome: row.outcome,
    checks: checksColumn.parse(JSON.parse(row.checks)),
    findings: row.findings,
    evidence: row.evidence,
    evidenceLink: row.evidence_link,
    reviewedOn: row.reviewed_on,
    nextReview: row.next_review,
    isSample: row.source === 'sample',
    by: actorName(row),
    at: row.created_at,
  }))
}
