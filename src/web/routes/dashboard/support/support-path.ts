import { requireMember } from '#server/access.ts'
import type { Ctx } from '#server/context.ts'

/** The Support tab of whoever asks: both portals mount the same screens. */
export function supportPath(ctx: Ctx): string {
  return requireMember(ctx).userType === 'GOVERNMENT' ? '/dashboard/government/support' : '/dashboard/business/support'
}
