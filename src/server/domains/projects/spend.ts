import { spendEntries } from '#contracts/projects.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { AppError } from '../../errors.ts'
import { newId } from '../../ids.ts'
import { parseInput } from '../../parse.ts'
import { recordActivity } from '../activity/index.ts'
import { actorName } from '../identity/index.ts'
import { getProjectRow, touchProject } from './project-row.ts'
import { recordChange } from './record-change.ts'

export type SpendEntry = { id: string; amountCents: number; spentOn: string; note: string; by: string | null }

/** Records money that was spent or returned, and changes the project's total. */
export async function addSpend(ctx: Ctx, projectId: string, input: unknown): Promise<void> {
  requirePermission(ctx, 'projects.change')
  await getProjectRow(ctx, projectId)
  const { amount, direction, spentOn, note } = parseInput(spendEntries, input)
  const cents = direction === 'returned' ? -amount : amount
  await inTransaction(ctx, async (tx) => {
    const project = await touchProject(tx, projectId)
    if (project.spent_cents + cents < 0) {
      const message = 'The returned amount is more than was spent. Please check it.'
      throw new AppError('invalid_input', message, { fieldErrors: { amount: message } })
    }
    await tx.db
      .updateTable('projects')
      .set((row) => ({ spent_cents: row('spent_cents', '+', cents), version: row('version', '+', 1) }))
      .where('id', '=', project.id)
      .execute()
    await insertSpend(tx, project, cents, spentOn, note)
    const field = { field: 'spent_cents', from: String(project.spent_cents), to: String(project.spent_cents + cents) }
    await recordChange(tx, project, 'spend_added', { subject: note, fields: [field] })
    const message = `${cents < 0 ? 'Money returned' : 'Spend entered'}: ${project.name}`
    await recordActivity(tx, { organisationId: project.organisation_id, type: 'budget', message })
  })
}

/** Inserts an entry. The caller changes the project's total in the same transaction. */
export async function insertSpend(
  tx: Tx,
  project: { id: string; organisation_id: string },
  cents: number,
  spentOn: string,
  note: string,
): Promise<void> {
  await tx.db
    .insertInto('project_spend')
    .values({
      id: newId('spe'),
      organisation_id: project.organisation_id,
      project_id: project.id,
      amount_cents: cents,
      spent_on: spentOn,
      note,
      by_user_id: requirePermission(tx, 'projects.change').userId,
      created_at: tx.now().toISOString(),
    })
    .execute()
}

/** Newest first. */
export async function listSpend(ctx: Ctx, projectId: string, limit = 100): Promise<SpendEntry[]> {
  const project = await getProjectRow(ctx, projectId)
  const rows = await ctx.db
    .selectFrom('project_spend as spend')
    .leftJoin('users', 'users.id', 'spend.by_user_id')
    .select(['spend.id', 'amount_cents', 'spent_on', 'note', 'by_user_id', 'first_name', 'last_name'])
    .where('spend.project_id', '=', project.id)
    .orderBy('spent_on', 'desc')
    .orderBy('spend.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ id, amount_cents, spent_on, note, ...row }) => {
    return { id, amountCents: amount_cents, spentOn: spent_on, note, by: actorName(row) }
  })
}

export type DatedSpend = { spentOn: string; project: string; note: string; amountCents: number }

/** The spend between two days, both included, oldest first. */
export async function listSpendBetween(ctx: Ctx, from: string, to: string): Promise<DatedSpend[]> {
  const { organisationId } = requirePermission(ctx, 'projects.read')
  const rows = await ctx.db
    .selectFrom('project_spend as spend')
    .innerJoin('projects', 'projects.id', 'spend.project_id')
    .select(['spent_on', 'projects.name as project', 'note', 'amount_cents'])
    .where('spend.organisation_id', '=', organisationId)
    .where('spent_on', '>=', from)
    .where('spent_on', '<=', to)
    .orderBy('spent_on')
    .orderBy('spend.id')
    .execute()
  return rows.map(({ spent_on, amount_cents, ...row }) => ({ ...row, spentOn: spent_on, amountCents: amount_cents }))
}
