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

/** For a row of organisations: whether it has samples. Checks no table after the samples were cleared. */
export function hasSampleRows({ and, exists, or, selectFrom }: ExpressionBuilder<Database, 'organisations'>) {
  return and([
    sql<SqlBool>`samples_cleared_at is null`,
    or(
      SAMPLE_TABLES.map((table) =>
        exists(
          selectFrom(table)
            .select('source')
            .whereRef('organisation_id', '=', 'organisations.id')
            // SQLite plans a statement anew when a value changes that decides about a partial index.
            .where('source', '=', sql.lit('sample')),
        ),
      ),
    ),
  ])
}
