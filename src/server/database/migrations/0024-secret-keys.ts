import { type Kysely, sql } from 'kysely'
import { columnTypes } from './column-types.ts'

/**
 * The keys of encrypted secrets. A migration has no key, so the start encrypts the plain values afterwards. It finds
 * them by the index.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  await db.schema
    .createTable('secret_keys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('number', 'integer', (column) => column.notNull().unique())
    .addColumn('check_value', 'text', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .execute()
  await sql`create index users_two_factor_secret on users (id) where two_factor_secret is not null`.execute(db)
}
