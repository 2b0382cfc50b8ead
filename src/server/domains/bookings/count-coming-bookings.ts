import type { ComingBookings } from '#contracts/receptionist/set-up-page.ts'
import { requirePermission } from '../../access.ts'
import type { Ctx } from '../../context.ts'

/** Counts the future appointments of the actor's organisation, by diary and service. */
export async function countComingBookings(ctx: Ctx): Promise<ComingBookings[]> {
  const { organisationId } = requirePermission(ctx, 'bookings.read')
  const rows = await ctx.db
    .selectFrom('bookings')
    .select((row) => [
      'diary_id',
      'service_id',
      row.fn.countAll<number>().as('count'),
      row.fn.min('starts_at').as('next'),
    ])
    .where('organisation_id', '=', organisationId)
    .where('starts_at', '>', ctx.now().toISOString())
    .where('status', '=', 'booked')
    .where('source', '=', 'real')
    .groupBy(['diary_id', 'service_id'])
    .execute()
  return rows.map(({ diary_id, service_id, count, next }) => ({
    diaryId: diary_id,
    serviceId: service_id,
    count: Number(count),
    next,
  }))
}
