import type { Tool } from '#contracts/tools.ts'
import { requireMember } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import type { ToolsTable } from '../../database/tools-tables.ts'
import { AppError } from '../../errors.ts'
import { isCurrent } from './current.ts'

/** The whole catalogue, inactive tools too: sector modules first, then services, each by name. */
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
 * How many organisations use a tool now, samples included, and how many ever did. One that was ever used cannot be
 * deleted: what it was called is part of their records. It can be made inactive.
 */
export async function countToolUsers(ctx: Ctx, toolId: string): Promise<{ now: number; ever: number }> {
  const { fn } = ctx.db
  const row = await ctx.db
    .selectFrom('tool_subscriptions')
    .select(({ case: when, eb }) => [
      fn.count<number>('organisation_id').distinct().as('ever'),
      fn
        .count<number>(when().when(isCurrent(eb, ctx.now())).then(eb.ref('organisation_id')).end())
        .distinct()
        .as('now'),
    ])
    .where('tool_id', '=', toolId)
    .executeTakeFirstOrThrow()
  return { now: Number(row.now), ever: Number(row.ever) }
}

export function presentTool(row: ToolsTable): Tool {
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
