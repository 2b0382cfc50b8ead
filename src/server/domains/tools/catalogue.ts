import type { Tool } from '#contracts/tools.ts'
import { requireMember } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import type { ToolsTable } from '../../database/catalogue-tables.ts'
import { AppError } from '../../errors.ts'
import { isCurrent } from './is-current.ts'

/** All tools, with inactive ones: sector modules first, then services, each by name. */
export async function listTools(ctx: Ctx): Promise<Tool[]> {
  requireMember(ctx)
  const rows = await ctx.db.selectFrom('tools').selectAll().orderBy('kind').orderBy('name').orderBy('id').execute()
  return rows.map(presentTool)
}

/** Throws `not_found`. */
export async function getTool(ctx: Ctx, id: string): Promise<Tool> {
  requireMember(ctx)
  const row = await ctx.db.selectFrom('tools').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw new AppError('not_found', 'There is no such tool.')
  return presentTool(row)
}

/**
 * Counts the organisations that use a tool now and that ever used it, with samples. A tool that was ever used can only
 * be deactivated, because its name is in their records.
 */
export async function countToolUsers(ctx: Ctx, toolId: string): Promise<{ now: number; ever: number }> {
  const { fn } = ctx.db
  const row = await ctx.db
    .selectFrom('tool_subscriptions')
    .select(({ case: when, eb }) => [
      fn.count<number>('organisation_id').distinct().as('ever'),
      fn
        .count<number>(when().when(isCurrent(eb, ctx.now().toISOString())).then(eb.ref('organisation_id')).end())
        .distinct()
        .as('now'),
    ])
    .where('tool_id', '=', toolId)
    .executeTakeFirstOrThrow()
  return { now: Number(row.now), ever: Number(row.ever) }
}

function presentTool(row: ToolsTable): Tool {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    slug: row.slug,
    description: row.description,
    targetAudience: row.audience,
    isActive: row.deactivated_at === null,
    includedFrom: row.included_from,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
