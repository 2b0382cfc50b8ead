import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../database/schema.ts'

/** Where samples are, the smallest tables of an organisation first. */
export const SAMPLE_TABLES = [
  'subscriptions',
  'tool_subscriptions',
  'policies',
  'projects',
  'tickets',
  'chat_threads',
  'satisfaction_ratings',
  'activities',
  'savings',
] as const

/** Of a row of organisations: whether it has rows marked as samples. None are looked for once they were cleared. */
export function hasSampleRows({ and, exists, or, selectFrom }: ExpressionBuilder<Database, 'organisations'>) {
  return and([
    sql<SqlBool>`samples_cleared_at is null`,
    or(
      SAMPLE_TABLES.map((table) =>
        exists(
          selectFrom(table)
            .select('source')
            .whereRef('organisation_id', '=', 'organisations.id')
            .where('source', '=', 'sample'),
        ),
      ),
    ),
  ])
}
