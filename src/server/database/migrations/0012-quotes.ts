import { type Kysely, sql } from 'kysely'
import { columnTypes } from './column-types.ts'

/** Quotes, their sent versions, and the counter of their numbers. */
export async function up(db: Kysely<never>): Promise<void> {
  await createQuotes(db)
  await createVersions(db)
  await db.schema
    .createTable('quote_numbers')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('last_number', 'integer', (column) => column.notNull())
    .execute()
  await sql`insert into quote_numbers (id, last_number) values (1, 1000)`.execute(db)
}

async function createQuotes(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  await db.schema
    .createTable('quotes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('organisation_id', 'text', (column) => column.notNull().references('organisations.id'))
    .addColumn('number', 'integer', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('lines', 'text', (column) => column.notNull())
    .addColumn('net_cents', 'integer', (column) => column.notNull())
    .addColumn('deposit_percent', 'integer', (column) => column.notNull())
    .addColumn('monthly_cents', 'integer')
    .addColumn('valid_until', 'text', (column) => column.notNull())
    .addColumn('notes', 'text', (column) => column.notNull())
    .addColumn('purchase_order', 'text')
    .addColumn('counted_cents', 'integer')
    .addColumn('deposit_cents', 'integer')
    .addColumn('deposit_invoice_id', 'text', (column) => column.references('invoices.id'))
    .addColumn('rest_invoice_id', 'text', (column) => column.references('invoices.id'))
    .addColumn('sent_at', instant)
    .addColumn('answered_at', instant)
    .addColumn('answered_by', 'text')
    .addColumn('answered_name', 'text')
    .addColumn('reason', 'text')
    .addColumn('delivered_at', instant)
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('updated_at', instant, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('quotes_of_organisation').on('quotes').columns(['organisation_id', 'number']).execute()
  await db.schema.createIndex('quotes_by_status').on('quotes').columns(['status', 'number']).execute()
}

async function createVersions(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  await db.schema
    .createTable('quote_versions')
    .addColumn('quote_id', 'text', (column) => column.notNull().references('quotes.id'))
    .addColumn('organisation_id', 'text', (column) => column.notNull().references('organisations.id'))
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('sent_at', instant, (column) => column.notNull())
    .addPrimaryKeyConstraint('quote_versions_key', ['quote_id', 'revision'])
    .execute()
  await db.schema.createIndex('quote_versions_of_organisation').on('quote_versions').column('organisation_id').execute()
}
