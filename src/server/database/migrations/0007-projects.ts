import { type Kysely, sql } from 'kysely'
import { columnTypes } from './column-types.ts'

type Types = ReturnType<typeof columnTypes>

/** Projects of public bodies with their details, and policies with their reviews. */
export async function up(db: Kysely<never>): Promise<void> {
  const types = columnTypes(db)
  await createProjects(db, types)
  await createProjectParts(db, types)
  await createDocuments(db, types)
  await createPolicies(db, types)
  await createReviews(db, types)
  await (types.isPostgres ? keepReviewsOnPostgres(db) : keepReviewsOnSqlite(db))
}

async function createProjects(db: Kysely<never>, { instant, count }: Types): Promise<void> {
  await owned(db, 'projects')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('department', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('budget_cents', count, (column) => column.notNull())
    .addColumn('spent_cents', count, (column) => column.notNull())
    .addColumn('citizens_served', 'integer', (column) => column.notNull())
    .addColumn('progress', 'integer', (column) => column.notNull())
    .addColumn('start_date', 'text', (column) => column.notNull())
    .addColumn('end_date', 'text', (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('updated_at', instant, (column) => column.notNull())
    .execute()
  await sql`create index projects_changed on projects (organisation_id, updated_at desc, id desc)`.execute(db)
  await sql`create index projects_department on projects (organisation_id, department, updated_at desc)`.execute(db)
}

async function createProjectParts(db: Kysely<never>, { instant, count }: Types): Promise<void> {
  await partOfProject(db, 'project_milestones')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('due_date', 'text', (column) => column.notNull())
    .addColumn('done_at', instant)
    .execute()
  await partOfProject(db, 'project_spend')
    .addColumn('amount_cents', count, (column) => column.notNull())
    .addColumn('spent_on', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('by_user_id', 'text')
    .addColumn('created_at', instant, (column) => column.notNull())
    .execute()
  await partOfProject(db, 'project_updates')
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('by_user_id', 'text', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .execute()
  await partOfProject(db, 'project_changes')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('by_user_id', 'text')
    .addColumn('at', instant, (column) => column.notNull())
    .execute()
  await sql`create index project_milestones_due on project_milestones (project_id, due_date, id)`.execute(db)
  await sql`create index project_milestones_of_organisation on project_milestones (organisation_id, due_date)`.execute(
    db,
  )
  await sql`create index project_spend_newest on project_spend (project_id, spent_on desc, id desc)`.execute(db)
  // Includes the amount, so that a year's spend by month reads only the index.
  await sql`create index project_spend_by_day on project_spend (organisation_id, spent_on, amount_cents)`.execute(db)
  await sql`create index project_updates_newest on project_updates (project_id, id desc)`.execute(db)
  await sql`create index project_changes_newest on project_changes (project_id, id desc)`.execute(db)
  await sql`create index project_updates_of_organisation on project_updates (organisation_id)`.execute(db)
  await sql`create index project_changes_of_organisation on project_changes (organisation_id)`.execute(db)
}

async function createDocuments(db: Kysely<never>, { instant, bytes }: Types): Promise<void> {
  await partOfProject(db, 'project_documents')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('media_type', 'text', (column) => column.notNull())
    .addColumn('size_bytes', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('by_user_id', 'text', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .execute()
  await sql`create index project_documents_newest on project_documents (project_id, id desc)`.execute(db)
  await sql`create index project_documents_of_organisation on project_documents (organisation_id, size_bytes)`.execute(
    db,
  )
  await db.schema
    .createTable('project_document_contents')
    .addColumn('document_id', 'text', (column) =>
      column.primaryKey().references('project_documents.id').onDelete('cascade'),
    )
    .addColumn('organisation_id', 'text', (column) => column.notNull().references('organisations.id'))
    .addColumn('data', bytes, (column) => column.notNull())
    .execute()
  await sql`create index project_document_contents_of on project_document_contents (organisation_id)`.execute(db)
}

async function createPolicies(db: Kysely<never>, { instant }: Types): Promise<void> {
  await owned(db, 'policies')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('level', 'text', (column) => column.notNull())
    .addColumn('review_months', 'integer', (column) => column.notNull())
    .addColumn('last_review', 'text')
    .addColumn('next_review', 'text', (column) => column.notNull())
    .addColumn('checklist', 'text', (column) => column.notNull())
    .addColumn('reminded', 'text')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('updated_at', instant, (column) => column.notNull())
    .execute()
  await sql`create index policies_next on policies (organisation_id, next_review, id)`.execute(db)
  await sql`create index policies_due on policies (next_review) where source = 'real'`.execute(db)
}

async function createReviews(db: Kysely<never>, { instant }: Types): Promise<void> {
  await owned(db, 'policy_reviews')
    .addColumn('policy_id', 'text', (column) => column.notNull().references('policies.id').onDelete('cascade'))
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('checks', 'text', (column) => column.notNull())
    .addColumn('findings', 'text', (column) => column.notNull())
    .addColumn('evidence', 'text', (column) => column.notNull())
    .addColumn('evidence_link', 'text')
    .addColumn('next_review', 'text', (column) => column.notNull())
    .addColumn('reviewed_on', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('by_user_id', 'text')
    .addColumn('created_at', instant, (column) => column.notNull())
    .execute()
  await sql`create index policy_reviews_newest on policy_reviews (policy_id, id desc)`.execute(db)
  await sql`create index policy_reviews_of_organisation on policy_reviews (organisation_id, id desc)`.execute(db)
}

/** A review can be deleted only with its policy; see docs/decisions/0009-append-only-reviews.md. */
async function keepReviewsOnSqlite(db: Kysely<never>): Promise<void> {
  await sql`create trigger policy_reviews_keep_words before update on policy_reviews
    begin select raise(abort, 'a review is never changed'); end`.execute(db)
  await sql`create trigger policy_reviews_keep_rows before delete on policy_reviews
    when exists (select 1 from policies where id = old.policy_id)
    begin select raise(abort, 'a review is never removed'); end`.execute(db)
}

async function keepReviewsOnPostgres(db: Kysely<never>): Promise<void> {
  await sql`create function keep_policy_reviews() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and not exists (select 1 from policies where id = old.policy_id) then return old; end if;
      raise exception 'a review is never changed or removed';
    end $$`.execute(db)
  await sql`create trigger policy_reviews_keep before update or delete on policy_reviews
    for each row execute function keep_policy_reviews()`.execute(db)
}

function owned(db: Kysely<never>, table: string) {
  return db.schema
    .createTable(table)
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('organisation_id', 'text', (column) => column.notNull().references('organisations.id'))
}

function partOfProject(db: Kysely<never>, table: string) {
  return owned(db, table).addColumn('project_id', 'text', (column) =>
    column.notNull().references('projects.id').onDelete('cascade'),
  )
}
