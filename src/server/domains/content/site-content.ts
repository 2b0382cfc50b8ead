import { homeContent } from '#content/en/home.ts'
import { type SiteContent, siteContent } from '#contracts/site-content.ts'
import type { Ctx } from '../../context.ts'

type Reader = Pick<Ctx, 'db'>

/** The published texts of the home page. */
export async function getSiteContent(ctx: Reader): Promise<SiteContent> {
  const rows = await ctx.db.selectFrom('site_content').select(['section', 'data']).execute()
  return siteContent.parse(Object.fromEntries(rows.map((row) => [row.section, JSON.parse(row.data)])))
}

/** Gives a new database the texts it starts with. Published texts are never overwritten. */
export async function ensureSiteContent(ctx: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  const published_at = ctx.now().toISOString()
  const rows = Object.entries(homeContent).map(([section, data]) => ({
    section,
    data: JSON.stringify(data),
    version: 1,
    published_at,
  }))
  await ctx.db
    .insertInto('site_content')
    .values(rows)
    .onConflict((conflict) => conflict.column('section').doNothing())
    .execute()
}

/** The number that grows whenever visitors must see something new. */
export async function getSiteRevision(ctx: Reader): Promise<number> {
  const row = await ctx.db.selectFrom('site_revision').select('revision').where('id', '=', 1).executeTakeFirstOrThrow()
  return row.revision
}
