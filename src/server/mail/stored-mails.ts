import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { Ctx, Tx } from '../context.ts'
import type { Database, OutboxTable } from '../database/schema.ts'

export type MailStatus = 'sent' | 'queued' | 'dead'

/** The status of a row of `outbox`. An unsent mail without a live job is dead. */
export const mailStatus = sql<MailStatus>`case
  when outbox.sent_at is not null then 'sent'
  when exists (select 1 from jobs where jobs.id = outbox.id and jobs.dead_at is null) then 'queued'
  else 'dead' end`

export async function findMail({ db }: Pick<Ctx, 'db'>, id: string): Promise<Selectable<OutboxTable> | undefined> {
  return db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Marks a mail as sent and deletes its props, so that working links exist only in the recipient's mailbox. */
export async function markMailSent(tx: Tx, id: string, attempts: number): Promise<void> {
  const sent = { sent_at: tx.now().toISOString(), attempts, props: '{}' }
  await tx.db.updateTable('outbox').set(sent).where('id', '=', id).execute()
}

type MailIds = SelectQueryBuilder<Database, 'outbox', { id: string }>

/** Deletes mails and the jobs that would send them. Returns the number of deleted mails. */
export async function deleteMails(tx: Tx, ids: MailIds | string[]): Promise<bigint> {
  await tx.db.deleteFrom('jobs').where('id', 'in', ids).execute()
  return (await tx.db.deleteFrom('outbox').where('id', 'in', ids).executeTakeFirst()).numDeletedRows
}
