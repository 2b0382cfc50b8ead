import { irishDay } from '#contracts/words/dates.ts'
import { exportMembers } from '#server/domains/members/index.ts'
import { download } from '#server/http/download.ts'
import { requestCtx } from '#server/http/router-context.ts'
import { onlyWith } from '../../dashboard/access.ts'
import type { Route } from './+types/export.ts'

export const middleware: Route.MiddlewareFunction[] = [onlyWith('people.change')]

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = requestCtx(context)
  return download(`people-${irishDay(ctx.now())}.csv`, await exportMembers(ctx))
}
