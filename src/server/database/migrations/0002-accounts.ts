import { type Kysely, sql } from 'kysely'
import { columnTypes } from './column-types.ts'

/** Organisations, users, sign-in, consents, and the billing tables that registration needs. */
export async function up(db: Kysely<never>): Promise<void> {
  await createPeople(db)
  await createSignIn(db)
  await createConsents(db)
  await createBilling(db)
}

async function createPeople(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  await db.schema
    .createTable('organisations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('business_type', 'text')
    .addColumn('industry', 'text')
    .addColumn('address', 'text')
    .addColumn('eircode', 'text')
    .addColumn('phone', 'text')
    .addColumn('email', 'text')
    .addColumn('vat_number', 'text')
    .addColumn('completed_at', instant)
    .addColumn('created_at', instant, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('organisation_id', 'text', (column) => column.notNull().references('organisations.id'))
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('job_title', 'text')
    .addColumn('phone', 'text')
    .addColumn('user_type', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('disabled_at', instant)
    .addColumn('email_verified_at', instant)
    .addColumn('two_factor_secret', 'text')
    .addColumn('two_factor_enabled_at', instant)
    .addColumn('two_factor_last_step', 'integer')
    .addColumn('last_login_at', instant)
    .addColumn('created_at', instant, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('users_of_organisation').on('users').column('organisation_id').execute()
}

async function createSignIn(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('last_used_at', instant, (column) => column.notNull())
    .addColumn('expires_at', instant, (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('cookie', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('sessions_of_user').on('sessions').column('user_id').execute()
  await db.schema.createIndex('sessions_expiry').on('sessions').column('expires_at').execute()

  await db.schema
    .createTable('one_time_tokens')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('expires_at', instant, (column) => column.notNull())
    .addColumn('used_at', instant)
    .addColumn('created_at', instant, (column) => column.notNull())
    .execute()
  // At most one live token of a mailed kind for each person. A newer request replaces the older one.
  await sql`create unique index one_time_tokens_live on one_time_tokens (user_id, kind)
    where used_at is null and kind in ('password_reset', 'email_change')`.execute(db)
  await db.schema.createIndex('one_time_tokens_expiry').on('one_time_tokens').column('expires_at').execute()

  await db.schema
    .createTable('recovery_codes')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('used_at', instant)
    .addPrimaryKeyConstraint('recovery_codes_key', ['user_id', 'code_hash'])
    .execute()
}

async function createConsents(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  await db.schema
    .createTable('consents')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('text_version', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('at', instant, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('consents_of_user').on('consents').columns(['user_id', 'id']).execute()
}

async function createBilling(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  await db.schema
    .createTable('subscriptions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('organisation_id', 'text', (column) => column.notNull().unique().references('organisations.id'))
    .addColumn('plan', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('trial_ends_at', instant)
    .addColumn('current_period_start', instant)
    .addColumn('current_period_end', instant)
    .addColumn('created_at', instant, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('invoices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    // Invoices must be kept for years, so they outlive an erased organisation.
    .addColumn('organisation_id', 'text', (column) => column.references('organisations.id').onDelete('set null'))
    .addColumn('number', 'integer', (column) => column.notNull().unique())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('net_cents', 'integer', (column) => column.notNull())
    .addColumn('vat_cents', 'integer', (column) => column.notNull())
    .addColumn('total_cents', 'integer', (column) => column.notNull())
    .addColumn('vat_percent', 'integer', (column) => column.notNull())
    .addColumn('lines', 'text', (column) => column.notNull())
    .addColumn('issued_at', instant, (column) => column.notNull())
    .addColumn('due_at', instant, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('invoices_of_organisation').on('invoices').column('organisation_id').execute()
  await db.schema
    .createTable('invoice_numbers')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('last_number', 'integer', (column) => column.notNull())
    .execute()
  await sql`insert into invoice_numbers (id, last_number) values (1, 1000)`.execute(db)
}
