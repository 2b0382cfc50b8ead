import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Database } from '../../database/schema.ts'

/** Neither replaced by a newer row nor past its end. */
export function isCurrent(row: ExpressionBuilder<Database, 'tool_subscriptions'>, now: string): Expression<SqlBool> {
  return row.and([
    row('tool_subscriptions.status', '<>', 'ENDED'),
    row.or([row('tool_subscriptions.ends_at', 'is', null), row('tool_subscriptions.ends_at', '>', now)]),
  ])
}
