import type { Ctx } from '../../context.ts'

/** A number that grows with every change of public pages. */
export async function getSiteRevision(ctx: Pick<Ctx, 'db'>): Promise<number> {
  const row = await ctx.db.selectFrom('site_revision').select('revision').where('id', '=', 1).executeTakeFirstOrThrow()
  return row.revision
}

/** Call it in the transaction of a change that visitors see. Every process then empties its page cache. */
export async function raiseSiteRevision(tx: Pick<Ctx, 'db'>): Promise<void> {
  await tx.db
    .updateTable('site_revision')
    .set((row) => ({ revision: row('revision', '+', 1) }))
    .where('id', '=', 1)
    .execute()
}
