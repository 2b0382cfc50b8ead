import type { Permission } from '#contracts/permissions.ts'
import { requireAdministrator, requireMember, requirePermission } from '../../access.ts'
import type { Ctx, Member } from '../../context.ts'
import { AppError } from '../../errors.ts'

/** A member sees the conversations of their public body, an adviser those of all. */
export type ChatScope = { kind: 'organisation'; organisationId: string } | { kind: 'adviser' }

export type Participant = { member: Member; scope: ChatScope }

/**
 * Throws `unauthenticated` for visitors, and `forbidden` for members who take no part in the chat or whose role lacks the
 * permission.
 */
export async function requireParticipant(
  ctx: Ctx,
  permission: Extract<Permission, `conversations.${string}`> = 'conversations.read',
): Promise<Participant> {
  const member = requireMember(ctx)
  if (member.role === 'ADMIN') return { member: await requireAdministrator(ctx), scope: { kind: 'adviser' } }
  if (member.userType !== 'GOVERNMENT') throw new AppError('forbidden', 'Access denied')
  requirePermission(ctx, permission)
  return { member, scope: { kind: 'organisation', organisationId: member.organisationId } }
}

export function getSide(scope: ChatScope) {
  return scope.kind === 'adviser' ? ('adviser' as const) : ('organisation' as const)
}

export function threadNotFoundError(): AppError {
  return new AppError('not_found', 'There is no such conversation.')
}
