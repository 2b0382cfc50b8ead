import { newPolicy, policyChange } from '#contracts/compliance.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { newId } from '../../ids.ts'
import { parseInput } from '../../parse.ts'
import { recordActivity } from '../activity/index.ts'
import { recordAudit } from '../audit/index.ts'
import { getPolicy, policyChangedError } from './policy-row.ts'

/** Stores a new policy and returns its id. It counts as partial until its first review. */
export async function addPolicy(ctx: Ctx, input: unknown): Promise<string> {
  const { organisationId } = requirePermission(ctx, 'policies.change')
  const entries = parseInput(newPolicy, input)
  const id = newId('pol')
  return inTransaction(ctx, async (tx) => {
    const now = tx.now().toISOString()
    await tx.db
      .insertInto('policies')
      .values({
        id,
        organisation_id: organisationId,
        ...buildColumns(entries),
        level: 'PARTIAL',
        last_review: null,
        reminded: null,
        source: 'real',
        version: 1,
        created_at: now,
        updated_at: now,
      })
      .execute()
    await recordAudit(tx, 'policy.added', { kind: 'policy', id })
    await recordActivity(tx, { organisationId, type: 'compliance', message: `New policy: ${entries.name}` })
    return id
  })
}

/** Throws `conflict` when the policy has changed since the form was opened. */
export async function editPolicy(ctx: Ctx, id: string, input: unknown): Promise<void> {
  const { organisationId } = requirePermission(ctx, 'policies.change')
  await getPolicy(ctx, id)
  const { version, ...entries } = parseInput(policyChange, input)
  await inTransaction(ctx, async (tx) => {
    await getPolicy(tx, id)
    const { numUpdatedRows } = await tx.db
      .updateTable('policies')
      .set({ ...buildColumns(entries), source: 'real', version: version + 1, updated_at: tx.now().toISOString() })
      .where('id', '=', id)
      .where('organisation_id', '=', organisationId)
      .where('version', '=', version)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw policyChangedError()
    await recordAudit(tx, 'policy.edited', { kind: 'policy', id })
  })
}

type PolicyEntries = {
  name: string
  description: string
  owner: string
  reviewMonths: number
  nextReview: string
  checklist: string[]
}

function buildColumns(entries: PolicyEntries) {
  return {
    name: entries.name,
    description: entries.description,
    owner: entries.owner,
    review_months: entries.reviewMonths,
    next_review: entries.nextReview,
    checklist: JSON.stringify(entries.checklist),
  }
}
