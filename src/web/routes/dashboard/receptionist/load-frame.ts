import type { Ctx } from '#server/context.ts'
import { countWaiting } from '#server/domains/conversations/index.ts'
import { countUnanswered } from '#server/domains/knowledge/index.ts'
import { getOwnReceptionist } from '#server/domains/receptionists/index.ts'
import type { ReceptionistFrameProps } from '#web/features/receptionist/receptionist-frame.tsx'
import { getPerson } from '../get-person.ts'
import { receptionistPath } from './receptionist-path.ts'

/** What stands around every section. */
export async function loadFrame(ctx: Ctx): Promise<Omit<ReceptionistFrameProps, 'children'>> {
  const { slug } = await getOwnReceptionist(ctx)
  const [person, waiting, unanswered] = await Promise.all([getPerson(ctx), countWaiting(ctx), countUnanswered(ctx)])
  return { person, base: receptionistPath(ctx), slug, counts: { waiting, unanswered } }
}
