import type { ModelSetUp } from '#contracts/receptionist/model.ts'
import { requirePermission } from '../../../access.ts'
import type { Ctx } from '../../../context.ts'
import { isPublicBody } from '../drafts-and-versions.ts'
import { findModelRow, findObstacle, type ModelRow } from './find-model.ts'
import { findModelMonth, isMonthSpent } from './record-model-use.ts'

const DEFAULT_BUDGET_CENTS = 1_000

/** Returns the answerer of the actor's organisation and its cost of this month, without the key. */
export async function getModelSetUp(ctx: Ctx): Promise<ModelSetUp> {
  const { organisationId } = requirePermission(ctx, 'conversations.read')
  const row = await findModelRow(ctx, organisationId)
  const month = await findModelMonth(ctx, organisationId)
  const { model } = ctx.config
  const own = {
    url: row?.url ?? '',
    name: row?.name ?? '',
    hasKey: row !== undefined && row.key !== null,
    region: row?.region ?? 'other',
    inputPrice: row?.input_price ?? 0,
    outputPrice: row?.output_price ?? 0,
    monthlyBudgetCents: row?.monthly_budget_cents ?? DEFAULT_BUDGET_CENTS,
  }
  return {
    version: row?.version ?? 0,
    answerer: row?.answerer ?? 'rules',
    // The default of public bodies is "No model outside the EU".
    euOnly: row === undefined ? await isPublicBody(ctx, organisationId) : row.allowed_region === 'eu',
    shared: model ? { name: model.name, region: model.region, monthlyBudgetCents: model.monthlyBudgetCents } : null,
    own,
    unused: findReason(ctx, row, month),
    month,
  }
}

function findReason(ctx: Ctx, row: ModelRow | undefined, month: ModelSetUp['month']): ModelSetUp['unused'] {
  const obstacle = row === undefined ? 'rules' : findObstacle(ctx, row)
  if (row === undefined || obstacle === 'rules') return null
  if (obstacle !== null) return obstacle
  const budget = row.answerer === 'own' ? row.monthly_budget_cents : (ctx.config.model?.monthlyBudgetCents ?? 0)
  return isMonthSpent(month, budget) ? 'budget' : null
}
