import { type Kysely, sql } from 'kysely'
import { columnTypes } from './column-types.ts'

const ADVISERS = 'chat:org_company'

/**
 * Gives each topic of live updates its own sequence. Messages of a thread are now ordered and marked by their number in
 * the organisation's topic. Their former number, among all messages, stays the number in the advisers' topic, so an old
 * Last-Event-ID stays valid.
 */
export async function up(db: Kysely<never>): Promise<void> {
  const { count } = columnTypes(db)
  await db.schema
    .createTable('topics')
    .addColumn('topic', 'text', (column) => column.primaryKey())
    .addColumn('sequence', count, (column) => column.notNull())
    .execute()
  await sql`insert into topics (topic, sequence)
    select case scope when 'all' then ${ADVISERS} else 'chat:' || scope end, last from chat_counters`.execute(db)
  await db.schema.dropTable('chat_counters').execute()
  await moveMarks(db)
  await renameColumns(db)
}

async function moveMarks(db: Kysely<never>): Promise<void> {
  await sql`update chat_threads set last_position = coalesce(
    (select max(sequence) from chat_messages where thread_id = chat_threads.id), 0)`.execute(db)
  const numberAt = (position: string) => sql`coalesce((select max(sequence) from chat_messages
    where thread_id = chat_read_marks.thread_id and position <= ${sql.ref(`chat_read_marks.${position}`)}), 0)`
  await sql`update chat_read_marks set read_position = ${numberAt('read_position')},
    mailed_position = ${numberAt('mailed_position')}`.execute(db)
}

async function renameColumns(db: Kysely<never>): Promise<void> {
  await db.schema.dropIndex('chat_messages_position').execute()
  await db.schema.dropIndex('chat_messages_thread').execute()
  await db.schema.alterTable('chat_messages').renameColumn('position', 'adviser_sequence').execute()
  await db.schema.alterTable('chat_threads').renameColumn('last_position', 'last_sequence').execute()
  await db.schema.alterTable('chat_read_marks').renameColumn('read_position', 'read_sequence').execute()
  await db.schema.alterTable('chat_read_marks').renameColumn('mailed_position', 'mailed_sequence').execute()
  await sql`create unique index chat_messages_adviser_sequence on chat_messages (adviser_sequence)
    where adviser_sequence > 0`.execute(db)
  await db.schema.createIndex('chat_messages_thread').on('chat_messages').columns(['thread_id', 'sequence']).execute()
}
