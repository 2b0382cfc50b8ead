import { z } from 'zod'
import { id } from '#contracts/primitives.ts'
import { TOOL_TRIAL_DAYS, type Tool } from '#contracts/tools.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { parseInput } from '../../parse.ts'
import { recordActivity } from '../activity/index.ts'
import { recordAudit } from '../audit/index.ts'
import { findOwnPlanInForce, type PlanInForce } from '../plans/index.ts'
import { getTool } from './catalogue.ts'
import { findRefusal } from './rules.ts'

const DAY = 86_400_000

const choice = z.object({ tool: id('tool') })

/**
 * Starts a trial of 14 days, once for each tool. It ends by itself. Throws `not_found`, and `conflict` when the plan
 * does not include the tool, or it is in use or was tried before.
 */
export async function startToolTrial(ctx: Ctx, input: unknown): Promise<void> {
  const { organisationId } = requirePermission(ctx, 'tools.change')
  const { tool: toolId } = parseInput(choice, input)
  await inTransaction(ctx, async (tx) => {
    const { tool, plan } = await requireIncludedTool(tx, toolId)
    if (await hasBeenUsed(tx, organisationId, tool.id)) {
      throw new AppError('conflict', `You have already tried ${tool.name}. You can activate it.`)
    }
    const endsAt = new Date(tx.now().getTime() + TOOL_TRIAL_DAYS * DAY).toISOString()
    await insertToolSubscription(tx, tool, { status: 'TRIAL', ends_at: endsAt, next_billing_at: plan.periodEnd })
    const message = `${tool.name}: trial of ${TOOL_TRIAL_DAYS} days started`
    await recordActivity(tx, { organisationId, type: 'tool_update', message })
  })
}

/** Adds a tool of the plan. Throws `not_found`, and `conflict` when it is in use or not in the plan. */
export async function addTool(ctx: Ctx, input: unknown): Promise<void> {
  const { organisationId } = requirePermission(ctx, 'tools.change')
  const { tool: toolId } = parseInput(choice, input)
  await inTransaction(ctx, async (tx) => {
    const { tool, plan } = await requireIncludedTool(tx, toolId)
    await insertToolSubscription(tx, tool, { status: 'ACTIVE', ends_at: null, next_billing_at: plan.periodEnd })
    await recordActivity(tx, { organisationId, type: 'tool_update', message: `${tool.name} activated` })
  })
}

/** The tool, and the plan that includes it. Throws `not_found`, or `conflict` with the reason. */
export async function requireIncludedTool(tx: Tx, toolId: string): Promise<{ tool: Tool; plan: PlanInForce }> {
  const tool = await getTool(tx, toolId)
  const plan = await findOwnPlanInForce(tx)
  const refusal = findRefusal(tool, plan?.plan)
  if (refusal?.reason === 'not_offered') throw new AppError('not_found', 'There is no such tool.')
  if (refusal !== undefined || plan === undefined) throw new AppError('conflict', refusal?.explanation ?? '')
  return { tool, plan }
}

async function hasBeenUsed(tx: Tx, organisationId: string, toolId: string): Promise<boolean> {
  const row = await tx.db
    .selectFrom('tool_subscriptions')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('tool_id', '=', toolId)
    .where('source', '=', 'real')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

type ToolTerms = { status: 'TRIAL' | 'ACTIVE'; ends_at: string | null; next_billing_at: string }

async function insertToolSubscription(tx: Tx, tool: Tool, terms: ToolTerms): Promise<void> {
  const { organisationId } = requirePermission(tx, 'tools.change')
  const now = tx.now().toISOString()
  await tx.db
    .updateTable('tool_subscriptions')
    .set({ status: 'ENDED' })
    .where('organisation_id', '=', organisationId)
    .where('tool_id', '=', tool.id)
    .where('ends_at', '<=', now)
    .execute()
  const id = newId('tsub')
  const added = await tx.db
    .insertInto('tool_subscriptions')
    .values({ id, organisation_id: organisationId, tool_id: tool.id, started_at: now, source: 'real', ...terms })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added === undefined) throw new AppError('conflict', `Your organisation already uses ${tool.name}.`)
  await recordAudit(tx, 'tool.added', { kind: 'tool_subscription', id }, { tool: tool.id, status: terms.status })
}
