import type { SetUp } from '#contracts/receptionist/set-up-page.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { requirePermission } from '../../../access.ts'
import { findHolidayName, listNextHolidays } from '../../../calendar/irish-holidays.ts'
import type { Ctx } from '../../../context.ts'
import { getDraft } from '../drafts-and-versions.ts'
import { getOwnReceptionist } from '../find-receptionist.ts'

/** Returns the draft and the live configuration of the actor's organisation. */
export async function getSetUp(ctx: Ctx): Promise<SetUp> {
  requirePermission(ctx, 'conversations.read')
  const { organisationId, slug, isPublicBody, configuration: live } = await getOwnReceptionist(ctx)
  const { revision, configuration } = await getDraft(ctx, organisationId)
  return { slug, isPublicBody, revision, configuration, live, holidays: listHolidays(irishDay(ctx.now())) }
}

function listHolidays(today: string): SetUp['holidays'] {
  return listNextHolidays(today, 10).flatMap((day) => {
    const name = findHolidayName(day)
    return name === undefined ? [] : [{ day, name }]
  })
}
