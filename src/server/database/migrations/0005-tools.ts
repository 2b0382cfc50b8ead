import { type Kysely, sql } from 'kysely'
import { FIRST_TOOLS } from './0005-tools/first-tools.ts'
import { columnTypes } from './column-types.ts'

/** The catalogue with its first tools, the organisations' tools, and savings. */
export async function up(db: Kysely<never>): Promise<void> {
  await createTools(db)
  await createToolSubscriptions(db)
  await createSavings(db)
  await createSatisfactionRatings(db)
}

async function createTools(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  await db.schema
    .createTable('tools')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('audience', 'text', (column) => column.notNull())
    .addColumn('included_from', 'text')
    .addColumn('deactivated_at', instant)
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('updated_at', instant, (column) => column.notNull())
    .execute()
  const now = new Date().toISOString()
  for (const tool of FIRST_TOOLS) {
    const { slug, kind, name, description, audience, includedFrom } = tool
    await sql`
      insert into tools (id, kind, slug, name, description, audience, included_from, created_at, updated_at)
      values (${`tool_${slug}`}, ${kind}, ${slug}, ${name}, ${description}, ${audience}, ${includedFrom}, ${now}, ${now})
    `.execute(db)
  }
}

async function createToolSubscriptions(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  await db.schema
    .createTable('tool_subscriptions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('organisation_id', 'text', (column) => column.notNull().references('organisations.id'))
    .addColumn('tool_id', 'text', (column) => column.notNull().references('tools.id'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('started_at', instant, (column) => column.notNull())
    .addColumn('next_billing_at', instant, (column) => column.notNull())
    .addColumn('cancelled_at', instant)
    .addColumn('ends_at', instant)
    .addColumn('source', 'text', (column) => column.notNull())
    .execute()
  await sql`
    create unique index tool_subscriptions_current on tool_subscriptions (organisation_id, tool_id)
    where status <> 'ENDED'
  `.execute(db)
  await sql`create index tool_subscriptions_of_tool on tool_subscriptions (tool_id, organisation_id)`.execute(db)
}

async function createSavings(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  await db.schema
    .createTable('savings')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('organisation_id', 'text', (column) => column.notNull().references('organisations.id'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('tool_id', 'text', (column) => column.references('tools.id').onDelete('set null'))
    .addColumn('saved_cents', 'integer', (column) => column.notNull())
    .addColumn('saved_minutes', 'integer', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('entry_key', 'text')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addUniqueConstraint('savings_entry', ['organisation_id', 'entry_key'])
    .execute()
  // Covers the sums, so that they do not read the table.
  await sql`
    create index savings_sums on savings (organisation_id, day, category, saved_cents, saved_minutes, tool_id)
  `.execute(db)
  await sql`create index savings_newest on savings (organisation_id, day desc, id desc)`.execute(db)
  await sql`create index savings_of_tool on savings (tool_id)`.execute(db)
}

async function createSatisfactionRatings(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  await db.schema
    .createTable('satisfaction_ratings')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('organisation_id', 'text', (column) => column.notNull().references('organisations.id'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('score', 'integer', (column) => column.notNull())
    .addColumn('answers', 'integer', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('entry_key', 'text')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addUniqueConstraint('satisfaction_ratings_entry', ['organisation_id', 'entry_key'])
    .execute()
  await sql`
    create index satisfaction_ratings_sums on satisfaction_ratings (organisation_id, day, score, answers, origin)
  `.execute(db)
}
