import { type Kysely, sql } from 'kysely'
import { columnTypes } from './column-types.ts'

/** Receptionists with their versions and knowledge, and their conversations. */
export async function up(db: Kysely<never>): Promise<void> {
  await createReceptionists(db)
  await createKnowledge(db)
  await createConversations(db)
  await createMessages(db)
  await createTurns(db)
  await createUnanswered(db)
  await createNotes(db)
}

function createTable(db: Kysely<never>, name: string) {
  return db.schema
    .createTable(name)
    .addColumn('organisation_id', 'text', (column) =>
      column.notNull().references('organisations.id').onDelete('cascade'),
    )
}

async function createReceptionists(db: Kysely<never>): Promise<void> {
  const { instant, count, plainText } = columnTypes(db)
  await createTable(db, 'receptionists')
    .addPrimaryKeyConstraint('receptionists_pkey', ['organisation_id'])
    .addColumn('slug', plainText, (column) => column.notNull().unique())
    .addColumn('slug_name', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('knowledge_revision', count, (column) => column.notNull().defaultTo(1))
    .addColumn('retention_months', 'integer', (column) => column.notNull().defaultTo(12))
    .addColumn('created_at', instant, (column) => column.notNull())
    .execute()
  await createTable(db, 'receptionist_versions')
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('author_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('created_at', instant, (column) => column.notNull())
    .addPrimaryKeyConstraint('receptionist_versions_pkey', ['organisation_id', 'number'])
    .execute()
  await sql`create index receptionist_versions_author on receptionist_versions (author_id)
    where author_id is not null`.execute(db)
}

async function createKnowledge(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  await createTable(db, 'knowledge')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('question_en', 'text')
    .addColumn('answer_en', 'text')
    .addColumn('question_ga', 'text')
    .addColumn('answer_ga', 'text')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('checked_at', instant)
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('updated_at', instant, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('knowledge_organisation').on('knowledge').columns(['organisation_id', 'id']).execute()
}

async function createConversations(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  await createTable(db, 'contacts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text')
    .addColumn('email', 'text')
    .addColumn('phone', 'text')
    .addColumn('proven_email', 'text')
    .addColumn('created_at', instant, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('contacts_organisation').on('contacts').columns(['organisation_id', 'id']).execute()
  await createTable(db, 'conversations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('contact_id', 'text', (column) => column.notNull().references('contacts.id'))
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('handler', 'text', (column) => column.notNull().defaultTo('receptionist'))
    .addColumn('handled_by', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('assignee_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('staff_at', instant)
    .addColumn('outcome', 'text')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('disclosure', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('turn_lease', 'text')
    .addColumn('turn_leased_until', instant)
    .addColumn('asked_at', instant)
    .addColumn('last_message_at', instant, (column) => column.notNull())
    .addColumn('closed_at', instant)
    .addColumn('created_at', instant, (column) => column.notNull())
    .execute()
  await sql`create index conversations_recent on conversations (organisation_id, last_message_at, id)`.execute(db)
  await sql`create index conversations_contact on conversations (contact_id)`.execute(db)
  for (const column of ['handled_by', 'assignee_id']) {
    await sql`create index ${sql.ref(`conversations_${column}`)} on conversations (${sql.ref(column)})
      where ${sql.ref(column)} is not null`.execute(db)
  }
}

function createPartOfConversation(db: Kysely<never>, name: string) {
  return createTable(db, name)
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('conversation_id', 'text', (column) =>
      column.notNull().references('conversations.id').onDelete('cascade'),
    )
}

async function createMessages(db: Kysely<never>): Promise<void> {
  const { instant, count } = columnTypes(db)
  await createPartOfConversation(db, 'messages')
    .addColumn('sequence', count, (column) => column.notNull())
    .addColumn('sender', 'text', (column) => column.notNull())
    .addColumn('author_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('entries', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text')
    .addColumn('booking', 'text')
    .addColumn('idempotency_key', 'text')
    .addColumn('created_at', instant, (column) => column.notNull())
    .execute()
  await sql`create unique index messages_sequence on messages (conversation_id, sequence)`.execute(db)
  await sql`create unique index messages_key on messages (conversation_id, idempotency_key)
    where idempotency_key is not null`.execute(db)
  await sql`create index messages_organisation on messages (organisation_id)`.execute(db)
  await sql`create index messages_author on messages (author_id) where author_id is not null`.execute(db)
}

async function createTurns(db: Kysely<never>): Promise<void> {
  const { instant, count } = columnTypes(db)
  await createPartOfConversation(db, 'turns')
    .addColumn('message_id', 'text', (column) =>
      column.notNull().unique().references('messages.id').onDelete('cascade'),
    )
    .addColumn('sequence', count, (column) => column.notNull())
    .addColumn('answerer', 'text')
    .addColumn('result', 'text')
    .addColumn('reply_id', 'text')
    .addColumn('steps', 'text', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('done_at', instant)
    .execute()
  await sql`create index turns_waiting on turns (conversation_id, sequence) where done_at is null`.execute(db)
  await sql`create index turns_conversation on turns (conversation_id, sequence)`.execute(db)
  await sql`create index turns_organisation on turns (organisation_id)`.execute(db)
}

async function createUnanswered(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  await createPartOfConversation(db, 'unanswered_questions')
    .addColumn('message_id', 'text', (column) => column.notNull().references('messages.id').onDelete('cascade'))
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('resolved_at', instant)
    .addColumn('created_at', instant, (column) => column.notNull())
    .execute()
  await sql`create index unanswered_questions_open on unanswered_questions (organisation_id, id)`.execute(db)
  await sql`create unique index unanswered_questions_message on unanswered_questions (message_id)`.execute(db)
  await sql`create index unanswered_questions_conversation on unanswered_questions (conversation_id)`.execute(db)
}

async function createNotes(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  await createPartOfConversation(db, 'conversation_notes')
    .addColumn('author_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .execute()
  await sql`create index conversation_notes_conversation on conversation_notes (conversation_id, id)`.execute(db)
  await sql`create index conversation_notes_author on conversation_notes (author_id)
    where author_id is not null`.execute(db)
}
