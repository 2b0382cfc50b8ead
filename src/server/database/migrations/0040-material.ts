import type { Kysely } from 'kysely'
import { columnTypes } from './column-types.ts'

/** Websites and documents that a receptionist learns from, and their passages. */
export async function up(db: Kysely<never>): Promise<void> {
  await createSources(db)
  await createFiles(db)
  await createPages(db)
  await createPassages(db)
}

async function createSources(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  await db.schema
    .createTable('material_sources')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('organisation_id', 'text', (column) => column.notNull().references('organisations.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('address', 'text')
    .addColumn('reread', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('failure', 'text')
    .addColumn('notes', 'text', (column) => column.notNull())
    .addColumn('pages_found', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('pages_read', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('read_at', instant)
    .addColumn('next_read_at', instant)
    .addColumn('created_at', instant, (column) => column.notNull())
    // Documents have no address, so several null addresses are allowed.
    .addUniqueConstraint('material_sources_once', ['organisation_id', 'address'])
    .execute()
  await db.schema.createIndex('material_sources_due').on('material_sources').columns(['next_read_at', 'id']).execute()
}

async function createFiles(db: Kysely<never>): Promise<void> {
  const { instant, bytes } = columnTypes(db)
  await db.schema
    .createTable('material_files')
    .addColumn('source_id', 'text', (column) => column.primaryKey().references('material_sources.id'))
    .addColumn('organisation_id', 'text', (column) => column.notNull().references('organisations.id'))
    .addColumn('data', bytes, (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('material_files_of').on('material_files').column('organisation_id').execute()
}

async function createPages(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  await db.schema
    .createTable('material_pages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('organisation_id', 'text', (column) => column.notNull().references('organisations.id'))
    .addColumn('source_id', 'text', (column) => column.notNull().references('material_sources.id'))
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('read_at', instant, (column) => column.notNull())
    .addUniqueConstraint('material_pages_once', ['source_id', 'address'])
    .execute()
  await db.schema.createIndex('material_pages_of').on('material_pages').column('organisation_id').execute()
}

async function createPassages(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  await db.schema
    .createTable('material_passages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('organisation_id', 'text', (column) => column.notNull().references('organisations.id'))
    .addColumn('source_id', 'text', (column) => column.notNull().references('material_sources.id'))
    .addColumn('page_id', 'text', (column) => column.notNull().references('material_pages.id'))
    .addColumn('page_number', 'integer')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('question', 'text', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('question_key', 'text', (column) => column.notNull())
    .addColumn('text_hash', 'text', (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('instruction_at', instant)
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('entry_id', 'text')
    .addColumn('previous_answer', 'text')
    .addColumn('changed_at', instant)
    .addColumn('gone_at', instant)
    .addColumn('created_at', instant, (column) => column.notNull())
    .execute()
  const index = (name: string) => db.schema.createIndex(`material_passages_${name}`).on('material_passages')
  await index('of_source').columns(['source_id', 'state', 'id']).execute()
  await index('of_page').column('page_id').execute()
  await index('of_entry').column('entry_id').execute()
  await index('by_question').columns(['organisation_id', 'question_key']).execute()
}
