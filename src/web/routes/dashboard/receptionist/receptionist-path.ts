import { href } from 'react-router'
import { requireMember } from '#server/access.ts'
import type { Ctx } from '#server/context.ts'

/** The receptionist's path in the actor's portal, because both portals have the same screens. */
export function receptionistPath(ctx: Ctx): string {
  return requireMember(ctx).userType === 'GOVERNMENT'
    ? href('/dashboard/government/receptionist')
    : href('/dashboard/business/receptionist')
}
