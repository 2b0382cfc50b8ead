import { type Kysely, sql } from 'kysely'
import { extractTerms } from './0010-administration/fold.ts'
import { columnTypes } from './column-types.ts'

/** The columns that this migration reads and writes, as of its release. */
type Tables = {
  knowledge: {
    id: string
    topic: string
    question_en: string | null
    answer_en: string | null
    question_ga: string | null
    answer_ga: string | null
    search_text: string
  }
  unanswered_questions: { id: string; question_key: string; resolution: string | null; resolved_at: string | null }
}

/** Data of the Knowledge screen: search words, uses of answers, and questions that mean the same. */
export async function up(db: Kysely<never>): Promise<void> {
  await addColumns(db)
  await createUses(db)
  const tables = db as unknown as Kysely<Tables>
  await indexEntries(tables)
  await tables
    .updateTable('unanswered_questions')
    .set(({ ref }) => ({ question_key: ref('id') }))
    .execute()
  await tables
    .updateTable('unanswered_questions')
    .set({ resolution: 'answered' })
    .where('resolved_at', 'is not', null)
    .execute()
}

async function addColumns(db: Kysely<never>): Promise<void> {
  await db.schema
    .alterTable('knowledge')
    .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema
    .alterTable('unanswered_questions')
    .addColumn('question_key', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('unanswered_questions').addColumn('resolution', 'text').execute()
  await sql`create index unanswered_questions_key on unanswered_questions (organisation_id, question_key)`.execute(db)
}

async function createUses(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  await db.schema
    .createTable('knowledge_uses')
    .addColumn('entry_id', 'text', (column) => column.notNull().references('knowledge.id').onDelete('cascade'))
    .addColumn('organisation_id', 'text', (column) =>
      column.notNull().references('organisations.id').onDelete('cascade'),
    )
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull())
    .addColumn('last_at', instant, (column) => column.notNull())
    .addPrimaryKeyConstraint('knowledge_uses_pkey', ['entry_id', 'day'])
    .execute()
  await sql`create index knowledge_uses_of_week on knowledge_uses (organisation_id, day)`.execute(db)
}

const BATCH_SIZE = 500

async function indexEntries(db: Kysely<Tables>): Promise<void> {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const rows: Tables['knowledge'][] = await db
      .selectFrom('knowledge')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH_SIZE)
      .execute()
    for (const { id, topic, question_en, answer_en, question_ga, answer_ga } of rows) {
      const terms = extractTerms([topic, question_en, answer_en, question_ga, answer_ga])
      const search_text = ` ${terms.join(' ')}`
      await db.updateTable('knowledge').set({ search_text }).where('id', '=', id).execute()
    }
    after = rows.length < BATCH_SIZE ? undefined : rows.at(-1)?.id
  }
}
