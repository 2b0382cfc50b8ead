import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely'

/** The column types that differ between the engines. */
export function columnTypes(db: Kysely<never>): { instant: RawBuilder<unknown>; count: RawBuilder<unknown> } {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  return {
    instant: isPostgres ? sql`timestamptz` : sql`text`,
    /** Whole numbers over 2^31. */
    count: isPostgres ? sql`bigint` : sql`integer`,
  }
}
