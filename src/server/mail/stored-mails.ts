import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { Ctx, Tx } from '../context.ts'
import type { Database, OutboxTable } from '../database/schema.ts'

export type MailStatus = 'sent' | 'queued' | 'dead'

/** What has become of a mail of `outbox`. One that is not sent and has no job that tries it was given up. */
export const mailStatus = sql<MailStatus>`case
  when outbox.sent_at is not null then 'sent'
  when exists (select 1 from jobs where jobs.id = outbox.id and jobs.dead_at is null) then 'queued'
  else 'dead' end`

export async function findMail({ db }: Pick<Ctx, 'db'>, id: string): Promise<Selectable<OutboxTable> | undefined> {
  return db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst()
}

/** What a mail said goes with its sending: links that still work are in nobody's mailbox but the recipient's. */
export async function markMailSent(tx: Tx, id: string, attempts: number): Promise<void> {
  const sent = { sent_at: tx.now().toISOString(), attempts, props: '{}' }
  await tx.db.updateTable('outbox').set(sent).where('id', '=', id).execute()
}

type MailIds = SelectQueryBuilder<Database, 'outbox', { id: string }>

/** Deletes mails and the jobs that would send them. Returns how many mails there were. */
export async function deleteMails(tx: Tx, ids: MailIds | string[]): Promise<bigint> {
  await tx.db.deleteFrom('jobs').where('id', 'in', ids).execute()
  return (await tx.db.deleteFrom('outbox').where('id', 'in', ids).executeTakeFirst()).numDeletedRows
}
