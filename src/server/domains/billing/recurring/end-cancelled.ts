import type { Ctx } from '../../../context.ts'
import { recordAudit } from '../../audit/index.ts'
import { changeSubscription, type Subscription } from '../subscription.ts'
import { forEachDue } from './for-each-due.ts'

/** Ends every cancelled plan whose paid time or trial is over. Its data stays for download. */
export function endCancelledSubscriptions(ctx: Ctx): Promise<void> {
  return forEachDue(ctx, findOver, end)
}

function findOver(ctx: Ctx): Promise<Subscription[]> {
  return ctx.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('status', 'in', ['trial', 'active'])
    .where('ends_at', '<=', ctx.now().toISOString())
    .execute()
}

async function end(tx: Ctx, row: Subscription): Promise<boolean> {
  if (!(await changeSubscription(tx, row, { status: 'cancelled' }))) return false
  await recordAudit(tx, 'subscription.ended', { kind: 'subscription', id: row.id }, { plan: row.plan })
  return true
}
