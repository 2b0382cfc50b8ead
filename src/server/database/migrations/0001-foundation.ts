import { type Kysely, sql } from 'kysely'
import { columnTypes } from './column-types.ts'

/** Enquiries, outgoing mail, the audit log, the public site's content and settings, rate limits. */
export async function up(db: Kysely<never>): Promise<void> {
  const { instant, count } = columnTypes(db)

  await db.schema
    .createTable('enquiries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('module', 'text')
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('organization', 'text', (column) => column.notNull())
    .addColumn('organization_type', 'text')
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('submission_key', 'text', (column) => column.unique())
    .addColumn('submission_hash', 'text', (column) => column.notNull())
    .addColumn('spam_reason', 'text')
    .addColumn('reply_due_at', instant, (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('template', 'text', (column) => column.notNull())
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('reply_to', 'text')
    .addColumn('props', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', instant, (column) => column.notNull())
    .addColumn('leased_until', instant)
    .addColumn('lease_id', 'text')
    .addColumn('last_error', 'text')
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('sent_at', instant)
    .execute()
  // Only waiting mails are in this index, so that years of sent mails do not slow the worker.
  await sql`create index outbox_waiting on outbox (next_attempt_at, id) where status = 'queued'`.execute(db)

  await db.schema
    .createTable('audit_log')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', instant, (column) => column.notNull())
    .addColumn('actor_kind', 'text', (column) => column.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject_kind', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('site_content')
    .addColumn('section', 'text', (column) => column.primaryKey())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('published_at', instant, (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('settings')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('updated_at', instant, (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('site_revision')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .execute()
  await sql`insert into site_revision (id, revision) values (1, 1)`.execute(db)

  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('points', 'integer', (column) => column.notNull())
    .addColumn('expires_at', count, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('rate_limits_expiry').on('rate_limits').column('expires_at').execute()
}
