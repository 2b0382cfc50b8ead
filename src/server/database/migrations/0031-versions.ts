import { type Kysely, sql } from 'kysely'
import { columnTypes } from './column-types.ts'

/**
 * Drafts, and the knowledge of each version. Drafts begin as a copy of the newest version, which stays live. Earlier
 * versions get the current knowledge, because theirs was not stored.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await extendVersions(db)
  await createDrafts(db)
  await createRevisions(db)
  await sql`update receptionists set draft_revision = version`.execute(db)
  await sql`insert into receptionist_drafts (organisation_id, revision, document, author_id, created_at)
    select receptionists.organisation_id, version, document, author_id, receptionist_versions.created_at
    from receptionists join receptionist_versions
      on receptionist_versions.organisation_id = receptionists.organisation_id and number = version`.execute(db)
  await sql`insert into knowledge_revisions (organisation_id, entry_id, from_version, topic, question_en, answer_en,
      question_ga, answer_ga, source, checked_at, created_at)
    select organisation_id, id, 1, topic, question_en, answer_en, question_ga, answer_ga, source, checked_at, created_at
    from knowledge`.execute(db)
}

async function extendVersions(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('receptionists')
    .addColumn('draft_revision', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('receptionist_versions')
    .addColumn('knowledge_version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  for (const name of ['note', 'override_reason', 'failed_checks']) {
    await db.schema.alterTable('receptionist_versions').addColumn(name, 'text').execute()
  }
  await db.schema.alterTable('receptionist_versions').addColumn('returned_to', 'integer').execute()
}

async function createDrafts(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  await db.schema
    .createTable('receptionist_drafts')
    .addColumn('organisation_id', 'text', (column) =>
      column.notNull().references('organisations.id').onDelete('cascade'),
    )
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('author_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('created_at', instant, (column) => column.notNull())
    .addPrimaryKeyConstraint('receptionist_drafts_pkey', ['organisation_id', 'revision'])
    .execute()
  await sql`create index receptionist_drafts_author on receptionist_drafts (author_id)
    where author_id is not null`.execute(db)
}

async function createRevisions(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  await db.schema
    .createTable('knowledge_revisions')
    .addColumn('organisation_id', 'text', (column) =>
      column.notNull().references('organisations.id').onDelete('cascade'),
    )
    .addColumn('entry_id', 'text', (column) => column.notNull())
    .addColumn('from_version', 'integer', (column) => column.notNull())
    .addColumn('until_version', 'integer')
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('question_en', 'text')
    .addColumn('answer_en', 'text')
    .addColumn('question_ga', 'text')
    .addColumn('answer_ga', 'text')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('checked_at', instant)
    .addColumn('created_at', instant, (column) => column.notNull())
    .addPrimaryKeyConstraint('knowledge_revisions_pkey', ['organisation_id', 'entry_id', 'from_version'])
    .execute()
  await sql`create unique index knowledge_revisions_live on knowledge_revisions (entry_id)
    where until_version is null`.execute(db)
  await sql`create index knowledge_revisions_from on knowledge_revisions (organisation_id, from_version)`.execute(db)
  await sql`create index knowledge_revisions_until on knowledge_revisions (organisation_id, until_version)
    where until_version is not null`.execute(db)
}
