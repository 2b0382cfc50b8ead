import type { z } from 'zod'
import { widgetPage } from '#contracts/receptionist/widget.ts'
import { irishDay } from '#contracts/words/dates.ts'
import type { Ctx } from '../../../context.ts'
import { consumeRateLimit, isRateLimited } from '../../../limits/rate-limit.ts'
import { WIDGET_SEEN_BY_ADDRESS } from '../../../limits/table.ts'
import type { Framing } from './find-framing.ts'

/** Maximum number of counted pages a day, so that invented addresses cannot fill the table. */
const MAX_PAGES_PER_DAY = 200
const RETENTION_DAYS = 30

type ListedPage = z.output<typeof widgetPage>

/** Returns the page that a widget sent, if it is on a listed site. */
export function findListedPage({ ancestors }: Framing, named: string): ListedPage | undefined {
  const { data } = widgetPage.safeParse(named)
  return data !== undefined && ancestors.includes(data.origin) ? data : undefined
}

/** Counts that the widget was opened on a page. Throws nothing: above the limit the page is not counted. */
export async function countWidgetPage(ctx: Ctx, { organisationId }: Framing, { address }: ListedPage): Promise<void> {
  if (await isWithinLimit(ctx)) await count(ctx, organisationId, address)
}

async function isWithinLimit(ctx: Ctx): Promise<boolean> {
  try {
    await consumeRateLimit(ctx, WIDGET_SEEN_BY_ADDRESS, ctx.client?.address)
    return true
  } catch (error) {
    if (isRateLimited(error)) return false
    throw error
  }
}

async function count({ db, now }: Ctx, organisation_id: string, address: string): Promise<void> {
  const [day, last_at] = [irishDay(now()), now().toISOString()]
  const updated = await db
    .updateTable('widget_pages')
    .set((row) => ({ times: row('times', '+', 1), last_at }))
    .where('organisation_id', '=', organisation_id)
    .where('day', '=', day)
    .where('address', '=', address)
    .returning('address')
    .executeTakeFirst()
  if (updated !== undefined) return
  const { pages } = await db
    .selectFrom('widget_pages')
    .select(({ fn }) => fn.countAll().as('pages'))
    .where('organisation_id', '=', organisation_id)
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  if (Number(pages) >= MAX_PAGES_PER_DAY) return
  await db
    .insertInto('widget_pages')
    .values({ organisation_id, day, address, times: 1, last_at })
    .onConflict((conflict) =>
      conflict
        .columns(['organisation_id', 'day', 'address'])
        .doUpdateSet((row) => ({ times: row('widget_pages.times', '+', 1), last_at })),
    )
    .execute()
}

/** Scheduled job: deletes old counts. */
export async function deleteOldWidgetPages({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  const before = irishDay(new Date(now().getTime() - RETENTION_DAYS * 24 * 3_600_000))
  await db.deleteFrom('widget_pages').where('day', '<', before).execute()
}
