import type { Tx } from '../context.ts'
import { newId } from '../ids.ts'
import { limitReceiver } from '../limits/receiver-limit.ts'
import type { MailTemplates } from './templates/index.ts'
import { wakeWorker } from './wake.ts'

type NewMail<Name extends keyof MailTemplates> = {
  template: Name
  to: string
  replyTo?: string
  /** The ids of the earlier mails of the conversation, oldest first: mail clients show them as one. */
  thread?: string[]
  props: MailTemplates[Name]
}

/**
 * Puts a mail into the outbox in the caller's transaction: it is sent if, and only if, that commits. Throws
 * `rate_limited` when its receiver has got too many; see limits/table.ts.
 */
export async function enqueueMail<Name extends keyof MailTemplates>(tx: Tx, mail: NewMail<Name>): Promise<string> {
  await limitReceiver(tx, mail)
  const now = tx.now().toISOString()
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
      status: 'queued',
      next_attempt_at: now,
      created_at: now,
    })
    .execute()
  wakeWorker()
  return id
}
