import type { Tool } from '#contracts/tools.ts'
import { requireAdministrator } from '../../../access.ts'
import type { Ctx } from '../../../context.ts'
import { listTools } from '../catalogue.ts'
import { isCurrent } from '../is-current.ts'

export type CatalogueEntry = Tool & { usersNow: number }

/** All tools, with the number of organisations that use each now, with samples. */
export async function listCatalogue(ctx: Ctx): Promise<CatalogueEntry[]> {
  await requireAdministrator(ctx)
  const [tools, counted] = await Promise.all([listTools(ctx), countUsersByTool(ctx)])
  return tools.map((tool) => ({ ...tool, usersNow: counted.get(tool.id) ?? 0 }))
}

async function countUsersByTool(ctx: Ctx): Promise<Map<string, number>> {
  const rows = await ctx.db
    .selectFrom('tool_subscriptions')
    .select(['tool_id', ({ fn }) => fn.countAll<number>().as('users')])
    .where((row) => isCurrent(row, ctx.now().toISOString()))
    .groupBy('tool_id')
    .execute()
  return new Map(rows.map(({ tool_id, users }) => [tool_id, Number(users)]))
}
