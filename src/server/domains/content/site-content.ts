import { homeContent } from '#content/en/home.ts'
import { type SiteContent, siteContent } from '#contracts/site-content.ts'
import { requireAdministrator } from '../../access.ts'
import type { Ctx } from '../../context.ts'

type Reader = Pick<Ctx, 'db'>

/** The published texts of the home page. */
export async function getSiteContent(ctx: Reader): Promise<SiteContent> {
  const rows = await ctx.db.selectFrom('site_content').select(['section', 'data']).execute()
  return siteContent.parse(Object.fromEntries(rows.map((row) => [row.section, JSON.parse(row.data)])))
}

/** Returns the texts of the home page with all drafts applied. */
export async function getDraftedContent(ctx: Ctx): Promise<SiteContent> {
  await requireAdministrator(ctx)
  const rows = await ctx.db.selectFrom('site_content').select(['section', 'data', 'draft']).execute()
  return siteContent.parse(Object.fromEntries(rows.map((row) => [row.section, JSON.parse(row.draft ?? row.data)])))
}

/** Stores the first texts of a new database. Never overwrites published texts. */
export async function ensureSiteContent(ctx: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  const published_at = ctx.now().toISOString()
  const rows = Object.entries(homeContent).map(([section, data]) => ({
    section,
    data: JSON.stringify(data),
    version: 1,
    published_at,
  }))
  const added = await ctx.db
    .insertInto('site_content')
    .values(rows)
    .onConflict((conflict) => conflict.column('section').doNothing())
    .returning(['section', 'data', 'version', 'published_at'])
    .execute()
  if (added.length > 0) await ctx.db.insertInto('content_versions').values(added).execute()
}
