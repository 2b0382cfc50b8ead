import { requireMember } from '#server/access.ts'
import type { Ctx } from '#server/context.ts'
import { countComingBookings } from '#server/domains/bookings/index.ts'
import { findLastUse, listColleagues } from '#server/domains/conversations/index.ts'
import { countEntries, countUnanswered } from '#server/domains/knowledge/index.ts'
import { getPause, getSetUp, listExperiences } from '#server/domains/receptionists/index.ts'
import { firstNameOf } from '#web/features/receptionist/desk/words.ts'
import type { SetUpProps } from '#web/features/receptionist/set-up/set-up-screen.tsx'
import { receptionistPath } from './receptionist-path.ts'

/** The set-up as it is, and what callers experience by it. */
export async function loadSetUp(ctx: Ctx, request: Request): Promise<Omit<SetUpProps, 'refusal'>> {
  const setUp = await getSetUp(ctx)
  const [pause, answers, unanswered, coming, colleagues, lastUsedAt] = await Promise.all([
    getPause(ctx, requireMember(ctx).organisationId),
    countEntries(ctx),
    countUnanswered(ctx),
    countComingBookings(ctx),
    listColleagues(ctx),
    findLastUse(ctx),
  ])
  const { configuration, slug, holidays } = setUp
  const chosen = colleagues.filter(({ id }) => configuration.mailTo.includes(id))
  const experiences = listExperiences({
    configuration,
    slug,
    isPaused: pause !== null,
    mailed: (chosen.length > 0 ? chosen : colleagues).map(({ name }) => firstNameOf(name)),
    answers,
    unanswered,
    nextHoliday: holidays[0],
  })
  const { searchParams } = new URL(request.url)
  const edited = { service: searchParams.get('service') ?? '', diary: searchParams.get('diary') ?? '' }
  return {
    base: receptionistPath(ctx),
    setUp,
    experiences,
    coming,
    colleagues,
    lastUsedAt,
    isPaused: pause !== null,
    siteUrl: ctx.config.appUrl,
    edited,
  }
}
