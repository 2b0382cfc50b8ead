import { MAX_SITES, siteForm, type WidgetSetUp } from '#contracts/receptionist/widget.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { requirePermission } from '../../../access.ts'
import type { Ctx } from '../../../context.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { AppError } from '../../../errors.ts'
import { parseInput } from '../../../parse.ts'
import { recordAudit } from '../../audit/index.ts'
import { lockOrganisation } from '../../organisations/index.ts'

/** Returns the sites of the actor's organisation, and the number of pages that opened its receptionist. */
export async function getWidgetSetUp(ctx: Ctx): Promise<WidgetSetUp> {
  const { organisationId } = requirePermission(ctx, 'conversations.read')
  const sites = await ctx.db
    .selectFrom('widget_sites')
    .select('origin')
    .where('organisation_id', '=', organisationId)
    .orderBy('created_at')
    .orderBy('origin')
    .execute()
  const seen = await ctx.db
    .selectFrom('widget_pages')
    .select(({ fn }) => [fn.count('address').distinct().as('pages'), fn.max('last_at').as('last')])
    .where('organisation_id', '=', organisationId)
    .executeTakeFirstOrThrow()
  const lastSeenAt = seen.last ?? null
  return {
    sites: sites.map(({ origin }) => origin),
    pages: Number(seen.pages),
    lastSeenAt,
    seenToday: lastSeenAt !== null && irishDay(lastSeenAt) === irishDay(ctx.now()),
  }
}

/**
 * Lists a site, which may embed the receptionist immediately. A second call changes nothing. Throws `invalid_input`,
 * and `conflict` above the maximum number of sites.
 */
export async function addSite(ctx: Ctx, input: unknown): Promise<void> {
  const { organisationId } = requirePermission(ctx, 'receptionist.change')
  const { site: origin } = parseInput(siteForm, input)
  await inTransaction(ctx, async (tx) => {
    await lockOrganisation(tx, organisationId)
    const known = await tx.db
      .selectFrom('widget_sites')
      .select('origin')
      .where('organisation_id', '=', organisationId)
      .execute()
    if (known.some((row) => row.origin === origin)) return
    if (known.length >= MAX_SITES) {
      const message = `${MAX_SITES} websites are the most. Please remove one first.`
      throw new AppError('conflict', message, { fieldErrors: { site: message } })
    }
    await tx.db
      .insertInto('widget_sites')
      .values({ organisation_id: organisationId, origin, created_at: tx.now().toISOString() })
      .execute()
    await recordAudit(tx, 'receptionist.site_added', { kind: 'organisation', id: organisationId }, { site: origin })
  })
}

/** Removes a site. Browsers then refuse to show the receptionist on it. */
export async function removeSite(ctx: Ctx, input: unknown): Promise<void> {
  const { organisationId } = requirePermission(ctx, 'receptionist.change')
  const { site: origin } = parseInput(siteForm, input)
  await inTransaction(ctx, async (tx) => {
    const removed = await tx.db
      .deleteFrom('widget_sites')
      .where('organisation_id', '=', organisationId)
      .where('origin', '=', origin)
      .returning('origin')
      .executeTakeFirst()
    if (removed === undefined) return
    await recordAudit(tx, 'receptionist.site_removed', { kind: 'organisation', id: organisationId }, { site: origin })
  })
}
