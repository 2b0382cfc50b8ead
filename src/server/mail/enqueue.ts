import { createHash } from 'node:crypto'
import type { Tx } from '../context.ts'
import { newId } from '../ids.ts'
import { limitReceiver } from '../limits/receiver-limit.ts'
import { enqueueJob } from '../queue/enqueue-job.ts'
import type { MailTemplates } from './templates/index.ts'

type NewMail<Name extends keyof MailTemplates> = {
  template: Name
  to: string
  replyTo?: string
  /** The ids of the earlier mails of the conversation, oldest first: mail clients show them as one. */
  thread?: string[]
  props: MailTemplates[Name]
}

/**
 * Puts a mail into the outbox, and the job that sends it into the queue, in the caller's transaction: it is sent if, and
 * only if, that commits. Throws `rate_limited` when its receiver has got too many; see limits/table.ts.
 */
export async function enqueueMail<Name extends keyof MailTemplates>(tx: Tx, mail: NewMail<Name>): Promise<string> {
  await limitReceiver(tx, mail)
  const id = newId('mail')
  await tx.db
    .insertInto('outbox')
    .values({
      id,
      template: mail.template,
      recipient: mail.to,
      reply_to: mail.replyTo ?? null,
      thread: mail.thread?.join(' ') || null,
      props: JSON.stringify(mail.props),
      created_at: tx.now().toISOString(),
    })
    .execute()
  const job: `mail:${keyof MailTemplates}` = `mail:${mail.template}`
  await enqueueJob(tx, job, { mailId: id }, { id, sequence: hashOf(mail.to) })
  return id
}

/** Mails to one address go out in the order in which they were written; the queue itself holds no addresses. */
function hashOf(address: string): string {
  return createHash('sha256').update(address).digest('base64url').slice(0, 22)
}
