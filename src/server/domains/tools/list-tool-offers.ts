import type { ToolOffer } from '#contracts/tools.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { findOwnPlanInForce } from '../plans/index.ts'
import { listTools } from './catalogue.ts'
import { isCurrent } from './is-current.ts'
import { findRefusal } from './rules.ts'

/** Tools that the actor's business does not use, with why one cannot be added, or whether it can be tried. */
export async function listToolOffers(ctx: Ctx): Promise<ToolOffer[]> {
  requirePermission(ctx, 'tools.read')
  const [tools, plan, used] = await Promise.all([listTools(ctx), findOwnPlanInForce(ctx), listUsedTools(ctx)])
  return tools.flatMap((tool) => {
    const refusal = findRefusal(tool, plan?.plan)
    if (refusal?.reason === 'not_offered' || used.now.has(tool.id)) return []
    const { id, kind, name, slug, description } = tool
    const offer: ToolOffer = { id, kind, name, slug, description, canTry: !refusal && !used.ever.has(tool.id) }
    return [refusal === undefined ? offer : { ...offer, refusal }]
  })
}

async function listUsedTools(ctx: Ctx): Promise<{ now: Set<string>; ever: Set<string> }> {
  const { organisationId } = requirePermission(ctx, 'tools.read')
  const rows = await ctx.db
    .selectFrom('tool_subscriptions')
    .select(['tool_id', 'source'])
    .select((row) => row.case().when(isCurrent(row, ctx.now().toISOString())).then(1).else(0).end().as('is_current'))
    .where('organisation_id', '=', organisationId)
    .execute()
  const collectIds = (some: typeof rows) => new Set(some.map((row) => row.tool_id))
  return {
    now: collectIds(rows.filter((row) => row.is_current === 1)),
    ever: collectIds(rows.filter((row) => row.source === 'real')),
  }
}
