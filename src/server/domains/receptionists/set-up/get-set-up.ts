import type { SetUp } from '#contracts/receptionist/set-up-page.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { requirePermission } from '../../../access.ts'
import { findHolidayName, listIrishPublicHolidays } from '../../../calendar/irish-holidays.ts'
import type { Ctx } from '../../../context.ts'
import { getOwnReceptionist } from '../save-configuration.ts'
import { getAuthor } from './change-configuration.ts'

/** What the receptionist of the actor's organisation goes by. */
export async function getSetUp(ctx: Ctx): Promise<SetUp> {
  requirePermission(ctx, 'conversations.read')
  const { organisationId, slug, version, configuration } = await getOwnReceptionist(ctx)
  const saved = await getAuthor(ctx, organisationId, version)
  return { slug, version, saved, configuration, holidays: listHolidays(irishDay(ctx.now())) }
}

/** The ten holidays of a year from a day on. */
function listHolidays(today: string): SetUp['holidays'] {
  const year = Number(today.slice(0, 4))
  const days = [...listIrishPublicHolidays(year), ...listIrishPublicHolidays(year + 1)].filter((day) => day >= today)
  return days.slice(0, 10).flatMap((day) => {
    const name = findHolidayName(day)
    return name === undefined ? [] : [{ day, name }]
  })
}
