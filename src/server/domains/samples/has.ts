import { requireMember } from '../../access.ts'
import type { Ctx } from '../../context.ts'

/** Where samples are, the smallest tables of an organisation first. */
export const SAMPLE_TABLES = [
  'subscriptions',
  'tool_subscriptions',
  'policies',
  'projects',
  'tickets',
  'chat_threads',
  'satisfaction_ratings',
  'activities',
  'savings',
] as const

/** Whether what the member's organisation sees includes samples. */
export async function hasSampleData(ctx: Ctx): Promise<boolean> {
  const { organisationId } = requireMember(ctx)
  const { samples_cleared_at } = await ctx.db
    .selectFrom('organisations')
    .select('samples_cleared_at')
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow()
  if (samples_cleared_at !== null) return false
  for (const table of SAMPLE_TABLES) {
    const sample = await ctx.db
      .selectFrom(table)
      .select('source')
      .where('organisation_id', '=', organisationId)
      .where('source', '=', 'sample')
      .limit(1)
      .executeTakeFirst()
    if (sample !== undefined) return true
  }
  return false
}
