import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely'

type ColumnTypes = Record<'instant' | 'count' | 'bytes' | 'plainText', RawBuilder<unknown>> & { isPostgres: boolean }

/** The column types that differ between the engines. */
export function columnTypes(db: Kysely<never>): ColumnTypes {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  return {
    isPostgres,
    instant: isPostgres ? sql`timestamptz` : sql`text`,
    /** Whole numbers over 2^31. */
    count: isPostgres ? sql`bigint` : sql`integer`,
    bytes: isPostgres ? sql`bytea` : sql`blob`,
    /** Text in byte order, so that a prefix search is one range of an index. */
    plainText: isPostgres ? sql`text collate "C"` : sql`text`,
  }
}
