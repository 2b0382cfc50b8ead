import { type Kysely, sql } from 'kysely'
import { columnTypes } from './column-types.ts'

/** The support desk: enquiries with an assignee and due times, tickets, and mails with a thread. */
export async function up(db: Kysely<never>): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('thread', 'text').execute()
  await extendEnquiries(db)
  await indexEnquiries(db)
  await createEntries(db)
  await createTickets(db)
  await createTicketMessages(db)
}

async function extendEnquiries(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  const enquiries = db.schema.alterTable('enquiries')
  await enquiries.addColumn('topic', 'text').execute()
  await enquiries
    .addColumn('organisation_id', 'text', (column) => column.references('organisations.id').onDelete('set null'))
    .execute()
  for (const person of ['user_id', 'assignee_id']) {
    await enquiries.addColumn(person, 'text', (column) => column.references('users.id').onDelete('set null')).execute()
  }
  for (const moment of ['acknowledge_due_at', 'acknowledged_at', 'answered_at', 'due_at']) {
    await enquiries.addColumn(moment, instant).execute()
  }
  await enquiries.addColumn('thread', 'text').execute()
  await enquiries.addColumn('version', 'integer', (column) => column.notNull().defaultTo(1)).execute()
  await sql`update enquiries set acknowledged_at = created_at, due_at = reply_due_at where status = 'new'`.execute(db)
}

/** Ids are time-ordered, so lists by age are lists by id. */
async function indexEnquiries(db: Kysely<never>): Promise<void> {
  await sql`create index enquiries_due on enquiries (due_at, id) where due_at is not null`.execute(db)
  await sql`create index enquiries_due_by_kind on enquiries (kind, due_at, id) where due_at is not null`.execute(db)
  await sql`create index enquiries_due_by_assignee on enquiries (assignee_id, due_at, id) where due_at is not null`.execute(
    db,
  )
  await sql`create index enquiries_by_status on enquiries (status, id)`.execute(db)
  await sql`create index enquiries_by_kind on enquiries (kind, id)`.execute(db)
  await sql`create index enquiries_by_assignee on enquiries (assignee_id, id) where assignee_id is not null`.execute(db)
  await sql`create index enquiries_of_user on enquiries (user_id) where user_id is not null`.execute(db)
  await sql`create index enquiries_of_organisation on enquiries (organisation_id) where organisation_id is not null`.execute(
    db,
  )
  await sql`create index enquiries_of_email on enquiries (lower(email))`.execute(db)
}

async function createEntries(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  await db.schema
    .createTable('enquiry_entries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull().references('enquiries.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('author_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('mail_id', 'text')
    .addColumn('created_at', instant, (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('enquiry_entries_of_enquiry')
    .on('enquiry_entries')
    .columns(['enquiry_id', 'id'])
    .execute()
  await db.schema.createIndex('enquiry_entries_of_author').on('enquiry_entries').column('author_id').execute()
}

async function createTickets(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  await db.schema
    .createTable('tickets')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('organisation_id', 'text', (column) => column.notNull().references('organisations.id'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('opened_by', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('assignee_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('due_at', instant)
    .addColumn('unread_by_customer_at', instant)
    .addColumn('unread_by_staff_at', instant)
    .addColumn('resolved_at', instant)
    .addColumn('rating', 'integer')
    .addColumn('rated_at', instant)
    .addColumn('thread', 'text')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('updated_at', instant, (column) => column.notNull())
    .addUniqueConstraint('tickets_number', ['organisation_id', 'number'])
    .execute()
  await sql`create index tickets_of_organisation on tickets (organisation_id, updated_at desc, id desc)`.execute(db)
  await sql`create index tickets_due on tickets (due_at, id) where due_at is not null`.execute(db)
  await sql`create index tickets_with_customer on tickets (updated_at desc, id desc)
    where due_at is null and resolved_at is null and source = 'real'`.execute(db)
  await sql`create index tickets_resolved on tickets (updated_at desc, id desc)
    where resolved_at is not null and source = 'real'`.execute(db)
  await sql`create index tickets_all on tickets (updated_at desc, id desc) where source = 'real'`.execute(db)
  await db.schema.createIndex('tickets_of_assignee').on('tickets').column('assignee_id').execute()
  await db.schema.createIndex('tickets_opened_by').on('tickets').column('opened_by').execute()
}

async function createTicketMessages(db: Kysely<never>): Promise<void> {
  const { instant } = columnTypes(db)
  await db.schema
    .createTable('ticket_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('ticket_id', 'text', (column) => column.notNull().references('tickets.id').onDelete('cascade'))
    .addColumn('organisation_id', 'text', (column) => column.notNull().references('organisations.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('side', 'text', (column) => column.notNull())
    .addColumn('author_id', 'text', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', instant, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('ticket_messages_of_ticket').on('ticket_messages').columns(['ticket_id', 'id']).execute()
  await db.schema.createIndex('ticket_messages_of_author').on('ticket_messages').column('author_id').execute()
  await db.schema
    .createIndex('ticket_messages_of_organisation')
    .on('ticket_messages')
    .column('organisation_id')
    .execute()
}
