import type { Selectable } from 'kysely'
import type { Ctx, Tx } from '../../context.ts'
import type { CalendarFeedsTable } from '../../database/calendar-tables.ts'
import { openSecret, SecretError } from '../../secrets/seal-secret.ts'

export type FeedRow = Selectable<CalendarFeedsTable>

/** Returns the address of a feed. Null when the key of its token is lost: staff then need a new address. */
export function findFeedAddress(ctx: Ctx, { id, token }: FeedRow): string | null {
  if (token === null) return null
  try {
    return `${ctx.config.appUrl}/calendar/${openSecret(ctx, token, { column: 'calendar_feeds.token', id })}.ics`
  } catch (error) {
    if (error instanceof SecretError) return null
    throw error
  }
}

export function findFeed(tx: Tx, organisationId: string, diaryId: string): Promise<FeedRow | undefined> {
  return tx.db
    .selectFrom('calendar_feeds')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('diary_id', '=', diaryId)
    .executeTakeFirst()
}
