import { requireAdministrator } from '../../access.ts'
import type { Ctx } from '../../context.ts'

/** Counts the messages that wait for an answer, and the overdue ones. */
export async function countInbox(ctx: Ctx): Promise<{ open: number; overdue: number }> {
  await requireAdministrator(ctx)
  return ctx.db
    .selectFrom('enquiries')
    .select(({ fn }) => [
      fn.countAll<number>().as('open'),
      fn.countAll<number>().filterWhere('due_at', '<', ctx.now().toISOString()).as('overdue'),
    ])
    .where('due_at', 'is not', null)
    .executeTakeFirstOrThrow()
}
