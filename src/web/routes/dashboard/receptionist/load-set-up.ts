import { requireMember } from '#server/access.ts'
import type { Ctx } from '#server/context.ts'
import { countComingBookings } from '#server/domains/bookings/index.ts'
import { getCalendars } from '#server/domains/calendars/index.ts'
import { getRetention } from '#server/domains/contacts/index.ts'
import { findLastUse, listColleagues } from '#server/domains/conversations/index.ts'
import { countEntries, countUnanswered } from '#server/domains/knowledge/index.ts'
import { getDraftView } from '#server/domains/publishing/index.ts'
import {
  getModelSetUp,
  getPause,
  getSetUp,
  getWidgetSetUp,
  listExperiences,
} from '#server/domains/receptionists/index.ts'
import { getFirstName } from '#web/features/receptionist/desk/words.ts'
import type { SetUpProps } from '#web/features/receptionist/set-up/set-up-props.ts'
import { receptionistPath } from './receptionist-path.ts'

/** The draft of the set-up, with its experiences. */
export async function loadSetUp(ctx: Ctx, request: Request): Promise<Omit<SetUpProps, 'refusal'>> {
  const setUp = await getSetUp(ctx)
  const [draft, pause, answers, unanswered, coming, colleagues, lastUsedAt, calendars, widget, model, retention] =
    await Promise.all([
      getDraftView(ctx),
      getPause(ctx, requireMember(ctx).organisationId),
      countEntries(ctx),
      countUnanswered(ctx),
      countComingBookings(ctx),
      listColleagues(ctx),
      findLastUse(ctx),
      getCalendars(ctx),
      getWidgetSetUp(ctx),
      getModelSetUp(ctx),
      getRetention(ctx, requireMember(ctx).organisationId),
    ])
  const { configuration, slug, isPublicBody, holidays } = setUp
  const chosen = colleagues.filter(({ id }) => configuration.mailTo.includes(id))
  const experiences = listExperiences({
    configuration,
    slug,
    isPublicBody,
    isPaused: pause !== null,
    mailed: (chosen.length > 0 ? chosen : colleagues).map(({ name }) => getFirstName(name)),
    answers,
    unanswered,
    nextHoliday: holidays[0],
  })
  const { searchParams } = new URL(request.url)
  const edited = { service: searchParams.get('service') ?? '', diary: searchParams.get('diary') ?? '' }
  return {
    base: receptionistPath(ctx),
    setUp,
    draft,
    experiences,
    coming,
    colleagues,
    lastUsedAt,
    model,
    retention,
    isPaused: pause !== null,
    widget,
    siteUrl: ctx.config.appUrl,
    calendars,
    now: ctx.now().toISOString(),
    edited,
  }
}
