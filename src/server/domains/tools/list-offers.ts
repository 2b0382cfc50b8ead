import type { ToolOffer } from '#contracts/tools.ts'
import { requireUserType } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { findOwnPlanInForce } from '../plans/index.ts'
import { listTools } from './catalogue.ts'
import { isCurrent } from './current.ts'
import { refusalOf } from './rules.ts'

/** What the actor's business does not use yet: each tool with why it cannot be added, or whether it can be tried. */
export async function listToolOffers(ctx: Ctx): Promise<ToolOffer[]> {
  requireUserType(ctx, 'BUSINESS')
  const [tools, plan, used] = await Promise.all([listTools(ctx), findOwnPlanInForce(ctx), findUsed(ctx)])
  return tools.flatMap((tool) => {
    const refusal = refusalOf(tool, plan?.plan)
    if (refusal?.reason === 'not_offered' || used.now.has(tool.id)) return []
    const { id, kind, name, slug, description } = tool
    const offer: ToolOffer = { id, kind, name, slug, description, canTry: !refusal && !used.ever.has(tool.id) }
    return [refusal === undefined ? offer : { ...offer, refusal }]
  })
}

/** Ids of the tools that are in use, and of those that were ever used for real. */
async function findUsed(ctx: Ctx): Promise<{ now: Set<string>; ever: Set<string> }> {
  const { organisationId } = requireUserType(ctx, 'BUSINESS')
  const rows = await ctx.db
    .selectFrom('tool_subscriptions')
    .select(['tool_id', 'source'])
    .select((row) => row.case().when(isCurrent(row, ctx.now())).then(1).else(0).end().as('is_current'))
    .where('organisation_id', '=', organisationId)
    .execute()
  const idsOf = (some: typeof rows) => new Set(some.map((row) => row.tool_id))
  return {
    now: idsOf(rows.filter((row) => row.is_current === 1)),
    ever: idsOf(rows.filter((row) => row.source === 'real')),
  }
}
