import { irishDay } from '#contracts/words/dates.ts'
import { addToDay, startOfIrishDay } from '../../calendar/irish-day.ts'
import type { Ctx } from '../../context.ts'
import { findDiaryConfiguration } from '../bookings/index.ts'

/** Instants from which and until which busy times matter. */
export type Horizon = { from: string; until: string }

/** The diary shows the days before today too. */
const DAYS_BACK = 7
/** Staff book further ahead than callers. */
const LEAST_DAYS = 60

/** From a week ago until the end of the last day that anybody can book. */
export async function chooseHorizon(ctx: Ctx, organisationId: string): Promise<Horizon> {
  const configuration = await findDiaryConfiguration(ctx, organisationId)
  const today = irishDay(ctx.now())
  const days = Math.max(LEAST_DAYS, ...(configuration?.services ?? []).map(({ furthestDays }) => furthestDays))
  return {
    from: startOfIrishDay(addToDay(today, { days: -DAYS_BACK })),
    until: startOfIrishDay(addToDay(today, { days: days + 1 })),
  }
}
