import type { Ctx } from '#server/context.ts'
import { countWaiting } from '#server/domains/conversations/index.ts'
import { getCurrentUser } from '#server/domains/identity/index.ts'
import { countUnanswered } from '#server/domains/knowledge/index.ts'
import { getOwnReceptionist } from '#server/domains/receptionists/index.ts'
import { portalPersonOf } from '#web/features/portal-frame/portal-person.ts'
import type { ReceptionistFrameProps } from '#web/features/receptionist/receptionist-frame.tsx'
import { receptionistPath } from './receptionist-path.ts'

/** What stands around every section. */
export async function loadFrame(ctx: Ctx): Promise<Omit<ReceptionistFrameProps, 'children'>> {
  const { slug } = await getOwnReceptionist(ctx)
  const [user, waiting, unanswered] = await Promise.all([getCurrentUser(ctx), countWaiting(ctx), countUnanswered(ctx)])
  return { person: portalPersonOf(user), base: receptionistPath(ctx), slug, counts: { waiting, unanswered } }
}
