import type { DiaryConfiguration } from '#contracts/receptionist/diary.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { requirePermission } from '../../access.ts'
import { addToDay, findMonday, startOfIrishDay } from '../../calendar/irish-day.ts'
import type { Ctx } from '../../context.ts'
import { findDiaryConfiguration } from './configuration.ts'
import { listHours } from './hours.ts'
import { listBookingRows } from './read-bookings.ts'

const WEEKS_AHEAD = 12

/** Returns the Irish day on which the diary opens: today, or after this week's last hours the next day with hours. */
export async function findFirstDay(ctx: Ctx): Promise<string> {
  const { organisationId } = requirePermission(ctx, 'bookings.read')
  const today = irishDay(ctx.now())
  const configuration = await findDiaryConfiguration(ctx, organisationId)
  if (configuration === undefined) return today
  const monday = addToDay(findMonday(today), { days: 7 })
  const now = ctx.now().getTime()
  const ofWeek = findOpenDay(configuration, { from: today, before: monday, now })
  if (ofWeek !== undefined) return today
  const next = findOpenDay(configuration, { from: monday, before: addToDay(monday, { days: 7 * WEEKS_AHEAD }), now })
  if (next === undefined) return today
  const left = await listBookingRows(ctx, {
    organisationId,
    from: ctx.now().toISOString(),
    to: startOfIrishDay(monday),
  })
  return left.length > 0 ? today : next
}

type Days = { from: string; before: string; now: number }

/** Finds the first day with remaining hours. A night shift of the day before may reach into the first day. */
function findOpenDay(configuration: DiaryConfiguration, { from, before, now }: Days): string | undefined {
  const diaries = configuration.diaries.filter(({ isArchived }) => !isArchived)
  for (let day = addToDay(from, { days: -1 }); day < before; day = addToDay(day, { days: 1 })) {
    const isOpen = diaries.some((diary) => listHours(configuration, diary, day).open.some(({ to }) => to > now))
    if (isOpen) return day
  }
  return undefined
}
