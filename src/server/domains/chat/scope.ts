import { requireAdministrator, requireMember } from '../../access.ts'
import type { Ctx, Member } from '../../context.ts'
import { AppError } from '../../errors.ts'

/** What somebody sees of all conversations: those of their public body, or as an adviser everybody's. */
export type ChatScope = { kind: 'organisation'; organisationId: string } | { kind: 'adviser' }

export type Participant = { member: Member; scope: ChatScope }

/** Throws `unauthenticated` for visitors and `forbidden` for everybody who has no part in any conversation. */
export async function requireParticipant(ctx: Ctx): Promise<Participant> {
  const member = requireMember(ctx)
  if (member.role === 'ADMIN') return { member: await requireAdministrator(ctx), scope: { kind: 'adviser' } }
  if (member.userType !== 'GOVERNMENT') throw new AppError('forbidden', 'Access denied')
  return { member, scope: { kind: 'organisation', organisationId: member.organisationId } }
}

export function sideOf(scope: ChatScope) {
  return scope.kind === 'adviser' ? ('adviser' as const) : ('organisation' as const)
}

export function noSuchThread(): AppError {
  return new AppError('not_found', 'There is no such conversation.')
}
