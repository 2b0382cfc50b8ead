import { formatDay, formatTime, irishDay } from '#contracts/words/dates.ts'
import type { Ctx } from '#server/context.ts'
import { countWaiting } from '#server/domains/conversations/index.ts'
import { countUnanswered } from '#server/domains/knowledge/index.ts'
import { countDraftChanges } from '#server/domains/publishing/index.ts'
import { getOwnReceptionist, getPause, type Pause } from '#server/domains/receptionists/index.ts'
import { getMonthUsage } from '#server/domains/usage/index.ts'
import type { ShownPause } from '#web/features/receptionist/pause.tsx'
import type { ReceptionistFrameProps } from '#web/features/receptionist/receptionist-frame.tsx'
import { getPerson } from '../get-person.ts'
import { receptionistPath } from './receptionist-path.ts'

/** The data of the frame around every section. */
export async function loadFrame(ctx: Ctx): Promise<Omit<ReceptionistFrameProps, 'children'>> {
  const { slug, organisationId } = await getOwnReceptionist(ctx)
  const [person, waiting, unanswered, pause, usage, changes] = await Promise.all([
    getPerson(ctx),
    countWaiting(ctx),
    countUnanswered(ctx),
    getPause(ctx, organisationId),
    getMonthUsage(ctx),
    countDraftChanges(ctx),
  ])
  return {
    person,
    base: receptionistPath(ctx),
    slug,
    counts: { waiting, unanswered },
    changes,
    pause: pause && presentPause(ctx, pause),
    usage,
  }
}

/** "at 10:52" today, or else with the day. */
function presentPause(ctx: Ctx, { at, by }: Pause): ShownPause {
  const isToday = irishDay(at) === irishDay(ctx.now())
  return { by, since: `${isToday ? '' : `on ${formatDay(at)} `}at ${formatTime(at)}` }
}
