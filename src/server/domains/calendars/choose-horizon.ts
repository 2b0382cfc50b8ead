import { irishDay } from '#contracts/words/dates.ts'
import { addToDay, startOfIrishDay } from '../../calendar/irish-day.ts'
import type { Ctx } from '../../context.ts'
import { findDiaryConfiguration } from '../bookings/index.ts'

/** The instants between which busy times are stored. */
export type Horizon = { from: string; until: string }

/** The diary also shows past days. */
const DAYS_BACK = 7
/** At least this many, because staff book further ahead than callers. */
const MIN_DAYS_AHEAD = 60

/** Returns the time from a week ago to the end of the last bookable day. */
export async function chooseHorizon(ctx: Ctx, organisationId: string): Promise<Horizon> {
  const configuration = await findDiaryConfiguration(ctx, organisationId)
  const today = irishDay(ctx.now())
  const days = Math.max(MIN_DAYS_AHEAD, ...(configuration?.services ?? []).map(({ furthestDays }) => furthestDays))
  return {
    from: startOfIrishDay(addToDay(today, { days: -DAYS_BACK })),
    until: startOfIrishDay(addToDay(today, { days: days + 1 })),
  }
}
