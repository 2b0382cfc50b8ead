import { sql } from 'kysely'
import type { ReceptionistRecord } from '#contracts/organisation-record.ts'
import { requireAdministrator } from '../../access.ts'
import type { Ctx } from '../../context.ts'

const RECENT_MS = 30 * 24 * 3_600_000

/** Returns usage figures of an organisation's receptionist for administrators, who cannot read its conversations. */
export async function getReceptionistRecord(ctx: Ctx, organisationId: string): Promise<ReceptionistRecord> {
  await requireAdministrator(ctx)
  const since = new Date(ctx.now().getTime() - RECENT_MS).toISOString()
  const row = await ctx.db
    .selectFrom('receptionists')
    .select(({ selectFrom }) => [
      'slug',
      selectFrom('conversations')
        .select(({ fn }) => fn.count<number>('asked_at').as('count'))
        .where('organisation_id', '=', organisationId)
        .as('conversations'),
      selectFrom('conversations')
        .select(({ fn }) => fn.count<number>('asked_at').as('count'))
        .where('organisation_id', '=', organisationId)
        .where('last_message_at', '>=', sql<string>`${since}`)
        .as('lately'),
    ])
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()
  return {
    slug: row?.slug ?? null,
    conversations: Number(row?.conversations ?? 0),
    conversationsLately: Number(row?.lately ?? 0),
  }
}
