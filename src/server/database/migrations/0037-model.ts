import { type Kysely, sql } from 'kysely'
import { columnTypes } from './column-types.ts'

/** The answerer of each receptionist, and the cost of a language model. */
export async function up(db: Kysely<never>): Promise<void> {
  await createModels(db)
  await createUses(db)
  const { count } = columnTypes(db)
  for (const column of ['model_tokens', 'model_microcents']) {
    await db.schema
      .alterTable('conversations')
      .addColumn(column, count, (definition) => definition.notNull().defaultTo(0))
      .execute()
  }
}

async function createModels(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  await db.schema
    .createTable('receptionist_models')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('organisation_id', 'text', (column) =>
      column.notNull().unique().references('organisations.id').onDelete('cascade'),
    )
    .addColumn('answerer', 'text', (column) => column.notNull())
    .addColumn('allowed_region', 'text', (column) => column.notNull())
    .addColumn('url', 'text')
    .addColumn('name', 'text')
    .addColumn('key', 'text')
    .addColumn('region', 'text', (column) => column.notNull())
    .addColumn('input_price', 'integer', (column) => column.notNull())
    .addColumn('output_price', 'integer', (column) => column.notNull())
    .addColumn('monthly_budget_cents', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('updated_at', instant, (column) => column.notNull())
    .execute()
  await sql`create index receptionist_models_key on receptionist_models (id) where key is not null`.execute(db)
}

async function createUses(db: Kysely<never>): Promise<void> {
  const { count } = columnTypes(db)
  await db.schema
    .createTable('model_uses')
    .addColumn('organisation_id', 'text', (column) =>
      column.notNull().references('organisations.id').onDelete('cascade'),
    )
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('model_turns', count, (column) => column.notNull())
    .addColumn('rules_turns', count, (column) => column.notNull())
    .addColumn('tokens', count, (column) => column.notNull())
    .addColumn('microcents', count, (column) => column.notNull())
    .addPrimaryKeyConstraint('model_uses_pkey', ['organisation_id', 'month'])
    .execute()
}
