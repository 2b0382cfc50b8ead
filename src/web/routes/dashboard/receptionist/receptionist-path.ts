import { href } from 'react-router'
import type { Language } from '#contracts/receptionist/diary.ts'
import { requireMember } from '#server/access.ts'
import type { Ctx } from '#server/context.ts'

/** The receptionist's path in the actor's portal, because both portals have the same screens. */
export function receptionistPath(ctx: Ctx): string {
  return requireMember(ctx).userType === 'GOVERNMENT'
    ? href('/dashboard/government/receptionist')
    : href('/dashboard/business/receptionist')
}

export const diaryPath = (ctx: Ctx): string => `${receptionistPath(ctx)}/diary`

export const knowledgePath = (ctx: Ctx): string => `${receptionistPath(ctx)}/knowledge`

/** Public bodies read Irish first. */
export function getLanguages(ctx: Ctx): Language[] {
  return requireMember(ctx).userType === 'GOVERNMENT' ? ['ga', 'en'] : ['en', 'ga']
}
