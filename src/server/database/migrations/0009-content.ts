import { type Kysely, PostgresAdapter, sql } from 'kysely'
import { columnTypes } from './column-types.ts'

/** Drafts and versions of the site's content, versions of settings, and an append-only audit log. */
export async function up(db: Kysely<never>): Promise<void> {
  await keepDrafts(db)
  await keepVersions(db)
  await versionSettings(db)
  await indexForReading(db)
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  await createRetention(db)
  if (isPostgres) await guardOnPostgres(db)
  else await guardOnSqlite(db)
}

async function keepDrafts(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  const table = () => db.schema.alterTable('site_content')
  const user = 'users.id'
  await table()
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await table()
    .addColumn('published_by', 'text', (column) => column.references(user).onDelete('set null'))
    .execute()
  await table().addColumn('draft', 'text').execute()
  await table().addColumn('drafted_at', instant).execute()
  await table()
    .addColumn('drafted_by', 'text', (column) => column.references(user).onDelete('set null'))
    .execute()
}

async function keepVersions(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  await db.schema
    .createTable('content_versions')
    .addColumn('section', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('published_at', instant, (column) => column.notNull())
    .addColumn('published_by', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addPrimaryKeyConstraint('content_versions_key', ['section', 'version'])
    .execute()
  await sql`insert into content_versions (section, version, data, published_at)
    select section, version, data, published_at from site_content`.execute(db)
}

async function versionSettings(db: Kysely<never>): Promise<void> {
  const table = () => db.schema.alterTable('settings')
  await table()
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await table()
    .addColumn('updated_by', 'text', (column) => column.references('users.id').onDelete('set null'))
    .execute()
}

/** Each filter of the audit log has an index, newest first. */
async function indexForReading(db: Kysely<never>): Promise<void> {
  await sql`create index audit_log_newest on audit_log (at desc, id desc)`.execute(db)
  await sql`create index audit_log_of_actor on audit_log (actor_id, at desc, id desc)`.execute(db)
  await sql`create index audit_log_of_action on audit_log (action, at desc, id desc)`.execute(db)
  await sql`create index audit_log_of_actor_action on audit_log (actor_id, action, at desc, id desc)`.execute(db)
  await sql`create index audit_log_of_subject on audit_log (subject_id, at desc, id desc)`.execute(db)
  await sql`create index outbox_sent on outbox (sent_at) where status = 'sent'`.execute(db)
  await sql`create index outbox_dead on outbox (id) where status = 'dead'`.execute(db)
  await sql`create index enquiries_age on enquiries (created_at)`.execute(db)
}

async function createRetention(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  await db.schema
    .createTable('audit_retention')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('removable_before', instant, (column) => column.notNull())
    .execute()
  await sql`insert into audit_retention (id, removable_before) values (1, '1970-01-01T00:00:00.000Z')`.execute(db)
}

async function guardOnSqlite(db: Kysely<never>): Promise<void> {
  await sql`create trigger audit_log_never_changes before update on audit_log
    begin select raise(abort, 'audit_log is append-only'); end`.execute(db)
  await sql`create trigger audit_log_keeps_its_lines before delete on audit_log
    when old.at >= coalesce((select removable_before from audit_retention where id = 1), '')
    begin select raise(abort, 'audit_log is append-only'); end`.execute(db)
}

async function guardOnPostgres(db: Kysely<never>): Promise<void> {
  await sql`create function audit_log_is_append_only() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if old.at < (select removable_before from audit_retention where id = 1) then return old; end if;
      end if;
      raise exception 'audit_log is append-only';
    end $$`.execute(db)
  await sql`create trigger audit_log_never_changes before update or delete on audit_log
    for each row execute function audit_log_is_append_only()`.execute(db)
  await sql`create trigger audit_log_is_never_emptied before truncate on audit_log
    for each statement execute function audit_log_is_append_only()`.execute(db)
}
