import { requireMember } from '../../access.ts'
import type { Ctx } from '../../context.ts'

/** Whether what the member's organisation sees includes samples. */
export async function hasSampleData(ctx: Ctx): Promise<boolean> {
  const { organisationId } = requireMember(ctx)
  const organisation = await ctx.db
    .selectFrom('organisations')
    .select(['kind', 'samples_cleared_at'])
    .where('id', '=', organisationId)
    .executeTakeFirst()
  return organisation?.kind === 'customer' && organisation.samples_cleared_at === null
}
