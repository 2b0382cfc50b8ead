import { type Kysely, sql } from 'kysely'
import { columnTypes } from './column-types.ts'

/** Samples, periods, changes and cancellations of subscriptions, both parties of an invoice, reminders. */
export async function up(db: Kysely<never>): Promise<void> {
  await extendSubscriptions(db)
  await extendInvoices(db)
  await createNotices(db)
}

async function extendSubscriptions(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  const table = db.schema.alterTable('subscriptions')
  await table.addColumn('source', 'text', (column) => column.notNull().defaultTo('real')).execute()
  await table.addColumn('version', 'integer', (column) => column.notNull().defaultTo(1)).execute()
  await table.addColumn('anchor_at', instant).execute()
  await table.addColumn('agreed_monthly_cents', 'integer').execute()
  await table.addColumn('setup_charged_cents', 'integer', (column) => column.notNull().defaultTo(0)).execute()
  await table.addColumn('credit_cents', 'integer', (column) => column.notNull().defaultTo(0)).execute()
  await table.addColumn('pending_plan', 'text').execute()
  await table.addColumn('elite_requested_at', instant).execute()
  await table.addColumn('cancelled_at', instant).execute()
  await table.addColumn('ends_at', instant).execute()
  await table.addColumn('data_until', instant).execute()
  await table.addColumn('purchase_order', 'text').execute()
  await sql`update subscriptions set anchor_at = coalesce(trial_ends_at, current_period_start),
    elite_requested_at = case when status = 'requested' then created_at end,
    setup_charged_cents = case plan when 'professional' then 250000 when 'advanced' then 500000 else 0 end`.execute(db)
  await db.schema
    .createIndex('subscriptions_period_end')
    .on('subscriptions')
    .columns(['status', 'current_period_end'])
    .execute()
  await db.schema
    .createIndex('subscriptions_data_until')
    .on('subscriptions')
    .columns(['status', 'data_until'])
    .execute()
}

async function extendInvoices(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  const table = db.schema.alterTable('invoices')
  await table.addColumn('kind', 'text', (column) => column.notNull().defaultTo('invoice')).execute()
  await table.addColumn('credits_invoice_id', 'text', (column) => column.references('invoices.id')).execute()
  await table.addColumn('seller', 'text', (column) => column.notNull().defaultTo('{}')).execute()
  await table.addColumn('buyer', 'text', (column) => column.notNull().defaultTo('{}')).execute()
  await table.addColumn('purchase_order', 'text').execute()
  await table.addColumn('paid_at', instant).execute()
  await db.schema.createIndex('invoices_credited_once').on('invoices').column('credits_invoice_id').unique().execute()
  await db.schema.createIndex('invoices_due').on('invoices').columns(['status', 'due_at']).execute()
}

async function createNotices(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  await db.schema
    .createTable('billing_notices')
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('organisation_id', 'text', (column) => column.notNull().references('organisations.id'))
    .addColumn('at', instant, (column) => column.notNull())
    .addPrimaryKeyConstraint('billing_notices_key', ['subject_id', 'kind'])
    .execute()
  await db.schema
    .createIndex('billing_notices_of_organisation')
    .on('billing_notices')
    .column('organisation_id')
    .execute()
}
