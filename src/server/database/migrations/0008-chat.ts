import { type Kysely, PostgresAdapter, sql } from 'kysely'
import { columnTypes } from './column-types.ts'

/** The chat between a public body and its advisers. */
export async function up(db: Kysely<never>): Promise<void> {
  const { instant, count } = columnTypes(db)
  await db.schema
    .createTable('chat_threads')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('organisation_id', 'text', (column) => column.notNull().references('organisations.id'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('last_position', count, (column) => column.notNull())
    .addColumn('last_message_at', instant, (column) => column.notNull())
    .addColumn('closed_at', instant)
    .addColumn('created_at', instant, (column) => column.notNull())
    .execute()
  await sql`create index chat_threads_newest on chat_threads (organisation_id, last_message_at desc, id)`.execute(db)
  await sql`create index chat_threads_newest_of_all on chat_threads (last_message_at desc, id)`.execute(db)
  await createMessages(db)
  await createWords(db)
  await db.schema
    .createTable('chat_read_marks')
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('thread_id', 'text', (column) => column.notNull().references('chat_threads.id'))
    .addColumn('organisation_id', 'text', (column) => column.notNull().references('organisations.id'))
    .addColumn('read_position', count, (column) => column.notNull())
    .addColumn('mailed_position', count, (column) => column.notNull())
    .addColumn('mailed_at', instant)
    .addPrimaryKeyConstraint('chat_read_marks_key', ['user_id', 'thread_id'])
    .execute()
  await db.schema.createIndex('chat_read_marks_thread').on('chat_read_marks').column('thread_id').execute()
  await db.schema
    .createTable('chat_counters')
    .addColumn('scope', 'text', (column) => column.primaryKey())
    .addColumn('last', count, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('chat_presence')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id'))
    .addColumn('seen_at', instant, (column) => column.notNull())
    .execute()
}

async function createMessages(db: Kysely<never>): Promise<void> {
  const { instant, count } = columnTypes(db)
  await db.schema
    .createTable('chat_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('organisation_id', 'text', (column) => column.notNull().references('organisations.id'))
    .addColumn('thread_id', 'text', (column) => column.notNull().references('chat_threads.id'))
    .addColumn('position', count, (column) => column.notNull())
    .addColumn('sequence', count, (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('side', 'text', (column) => column.notNull())
    .addColumn('author_id', 'text', (column) => column.references('users.id'))
    .addColumn('author_name', 'text')
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addUniqueConstraint('chat_messages_sent_once', ['author_id', 'idempotency_key'])
    .execute()
  await sql`create unique index chat_messages_position on chat_messages (position) where position > 0`.execute(db)
  await sql`create unique index chat_messages_sequence on chat_messages (organisation_id, sequence) where sequence > 0`.execute(
    db,
  )
  await db.schema.createIndex('chat_messages_thread').on('chat_messages').columns(['thread_id', 'position']).execute()
}

/** Compared byte by byte on both engines, so that a prefix search is a range of the index. */
async function createWords(db: Kysely<never>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  await db.schema
    .createTable('chat_words')
    .addColumn('organisation_id', 'text', (column) => column.notNull().references('organisations.id'))
    .addColumn('word', isPostgres ? sql`text collate "C"` : 'text', (column) => column.notNull())
    .addColumn('message_id', 'text', (column) => column.notNull().references('chat_messages.id'))
    .addPrimaryKeyConstraint('chat_words_key', ['organisation_id', 'word', 'message_id'])
    .execute()
  await db.schema.createIndex('chat_words_of_all').on('chat_words').columns(['word', 'message_id']).execute()
  await db.schema.createIndex('chat_words_message').on('chat_words').column('message_id').execute()
}
