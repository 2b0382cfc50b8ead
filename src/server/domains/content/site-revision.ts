import type { Ctx } from '../../context.ts'

/** The number that grows whenever visitors must see something new. */
export async function getSiteRevision(ctx: Pick<Ctx, 'db'>): Promise<number> {
  const row = await ctx.db.selectFrom('site_revision').select('revision').where('id', '=', 1).executeTakeFirstOrThrow()
  return row.revision
}

/** In the transaction of a change that visitors see: every process empties its page cache for it. */
export async function raiseSiteRevision(tx: Pick<Ctx, 'db'>): Promise<void> {
  await tx.db
    .updateTable('site_revision')
    .set((row) => ({ revision: row('revision', '+', 1) }))
    .where('id', '=', 1)
    .execute()
}
