import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { columnTypes } from './column-types.ts'

/** The table of all background work. Each waiting mail of the outbox becomes a job. */
export async function up(db: Kysely<never>): Promise<void> {
  const { instant, plainText } = columnTypes(db)
  await db.schema
    .createTable('jobs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('organisation_id', 'text', (column) => column.references('organisations.id').onDelete('cascade'))
    .addColumn('lane', 'text', (column) => column.notNull())
    .addColumn('turn', plainText, (column) => column.notNull())
    .addColumn('sequence', 'text')
    .addColumn('key', 'text')
    .addColumn('run_at', instant, (column) => column.notNull())
    .addColumn('leased_until', instant)
    .addColumn('lease_id', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('last_error', 'text')
    .addColumn('created_at', instant, (column) => column.notNull())
    .addColumn('dead_at', instant)
    .execute()
  await sql`create index jobs_due on jobs (lane, turn, run_at, id) where dead_at is null`.execute(db)
  await sql`create index jobs_dead on jobs (id) where dead_at is not null`.execute(db)
  await sql`create index jobs_sequence on jobs (sequence, id) where sequence is not null and dead_at is null`.execute(
    db,
  )
  // A running job is not in the index, because a later change needs another run.
  await sql`create unique index jobs_key on jobs (name, key)
    where key is not null and lease_id is null and dead_at is null`.execute(db)
  await sql`create index jobs_of_organisation on jobs (organisation_id) where organisation_id is not null`.execute(db)
  await moveMails(db as unknown as Kysely<Tables>)
  await dropStateOfMails(db)
}

type Tables = {
  outbox: {
    id: string
    template: string
    recipient: string
    status: string
    attempts: number
    next_attempt_at: string
    lease_id: string | null
    leased_until: string | null
    last_error: string | null
    created_at: string
  }
  jobs: Omit<Tables['outbox'], 'template' | 'recipient' | 'status' | 'next_attempt_at'> & {
    name: string
    payload: string
    lane: string
    turn: string
    sequence: string
    run_at: string
    dead_at: string | null
  }
}

async function moveMails(db: Kysely<Tables>): Promise<void> {
  const now = new Date().toISOString()
  for (let last: string | undefined = ''; last !== undefined; ) {
    const mails: Tables['outbox'][] = await db
      .selectFrom('outbox')
      .selectAll()
      .where('status', '!=', 'sent')
      .where('id', '>', last)
      .orderBy('id')
      .limit(500)
      .execute()
    if (mails.length > 0)
      await db
        .insertInto('jobs')
        .values(mails.map((mail) => buildMailJob(mail, now)))
        .execute()
    last = mails.at(-1)?.id
  }
}

function buildMailJob(mail: Tables['outbox'], now: string): Tables['jobs'] {
  return {
    id: mail.id,
    name: `mail:${mail.template}`,
    payload: JSON.stringify({ mailId: mail.id }),
    lane: 'mail',
    turn: 'none',
    sequence: createHash('sha256').update(mail.recipient).digest('base64url').slice(0, 22),
    run_at: mail.next_attempt_at,
    lease_id: mail.lease_id,
    leased_until: mail.leased_until,
    attempts: mail.attempts,
    last_error: mail.last_error,
    created_at: mail.created_at,
    dead_at: mail.status === 'dead' ? now : null,
  }
}

/** Refuses mails of an older program. It writes no job, so they would never be sent. */
async function dropStateOfMails(db: Kysely<never>): Promise<void> {
  for (const index of ['outbox_waiting', 'outbox_sent', 'outbox_dead']) await db.schema.dropIndex(index).execute()
  for (const column of ['status', 'next_attempt_at', 'leased_until', 'lease_id', 'last_error']) {
    await db.schema.alterTable('outbox').dropColumn(column).execute()
  }
  await sql`create index outbox_sent on outbox (sent_at) where sent_at is not null`.execute(db)
  await sql`create index outbox_unsent on outbox (created_at) where sent_at is null`.execute(db)
}
