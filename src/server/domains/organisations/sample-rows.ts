import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '../../database/schema.ts'

/** The tables with samples, smallest first. */
export const SAMPLE_TABLES = [
  'subscriptions',
  'tool_subscriptions',
  'policies',
  'projects',
  'tickets',
  'chat_threads',
  'conversations',
  'bookings',
  'satisfaction_ratings',
  'activities',
  'savings',
] as const

/** Whether an organisation's row has samples. Reads no table after the samples were cleared. */
export function hasSampleRows({ and, exists, or, selectFrom }: ExpressionBuilder<Database, 'organisations'>) {
  return and([
    sql<SqlBool>`samples_cleared_at is null`,
    or(
      SAMPLE_TABLES.map((table) =>
        exists(
          selectFrom(table)
            .select('source')
            .whereRef('organisation_id', '=', 'organisations.id')
            // A literal, because SQLite plans a statement again when a parameter decides about a partial index.
            .where('source', '=', sql.lit('sample')),
        ),
      ),
    ),
  ])
}
