import { requireAdministrator } from '../../access.ts'
import type { Ctx } from '../../context.ts'

/** How many messages wait for somebody, and how many of them too long. */
export async function countInbox(ctx: Ctx): Promise<{ open: number; overdue: number }> {
  await requireAdministrator(ctx)
  const due = ctx.db
    .selectFrom('enquiries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('due_at', 'is not', null)
  const [open, overdue] = await Promise.all([
    due.executeTakeFirstOrThrow(),
    due.where('due_at', '<', ctx.now().toISOString()).executeTakeFirstOrThrow(),
  ])
  return { open: open.count, overdue: overdue.count }
}
