import { requireMember } from '../access.ts'
import type { Ctx } from '../context.ts'
import { countFailures, RECHECK_BY_ACCOUNT } from './attempts.ts'

/** For what asks for the password or a code again: somebody at an open screen must not try them all. */
export function rechecked<Result>(ctx: Ctx, work: () => Promise<Result>): Promise<Result> {
  return countFailures(ctx, [[RECHECK_BY_ACCOUNT, requireMember(ctx).userId]], work)
}
