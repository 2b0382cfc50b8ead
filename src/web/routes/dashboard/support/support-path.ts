import { href } from 'react-router'
import { requireMember } from '#server/access.ts'
import type { Ctx } from '#server/context.ts'

/** The Support tab's path in the actor's portal, because both portals have the same screens. */
export function supportPath(ctx: Ctx): string {
  return requireMember(ctx).userType === 'GOVERNMENT'
    ? href('/dashboard/government/support')
    : href('/dashboard/business/support')
}
