import type { Language } from '#contracts/receptionist/diary.ts'
import { requireMember } from '#server/access.ts'
import type { Ctx } from '#server/context.ts'
import { receptionistPath } from './receptionist-path.ts'

/** The path of the answers in the actor's portal. */
export const knowledgePath = (ctx: Ctx): string => `${receptionistPath(ctx)}/knowledge`

/** Public bodies read Irish first. */
export function getLanguages(ctx: Ctx): Language[] {
  return requireMember(ctx).userType === 'GOVERNMENT' ? ['ga', 'en'] : ['en', 'ga']
}
