import { createHash } from 'node:crypto'
import type { Tx } from '../context.ts'
import { newId } from '../ids.ts'
import { limitReceiver } from '../limits/limit-receiver.ts'
import { isRateLimited } from '../limits/rate-limit.ts'
import { enqueueJob } from '../queue/enqueue-job.ts'
import type { MailProps } from './templates/mail-template.ts'

type NewMail<Name extends keyof MailProps> = {
  template: Name
  to: string
  replyTo?: string
  /** The customer whose caller receives it or is mentioned in it. Erasing the caller deletes it. */
  organisationId?: string
  /** Ids of the earlier mails of the conversation, oldest first. Mail clients group them. */
  thread?: string[]
  props: MailProps[Name]
}

/**
 * Writes a mail to the outbox and enqueues the job that sends it, in the caller's transaction. Returns the mail's id.
 * Throws `rate_limited` when the receiver has got too many mails; see limits/table.ts.
 */
export async function enqueueMail<Name extends keyof MailProps>(tx: Tx, mail: NewMail<Name>): Promise<string> {
  await limitReceiver(tx, mail)
  const id = newId('mail')
  await tx.db
    .insertInto('outbox')
    .values({
      id,
      template: mail.template,
      recipient: mail.to,
      organisation_id: mail.organisationId ?? null,
      reply_to: mail.replyTo ?? null,
      thread: mail.thread?.join(' ') || null,
      props: JSON.stringify(mail.props),
      created_at: tx.now().toISOString(),
    })
    .execute()
  const job: `mail:${keyof MailProps}` = `mail:${mail.template}`
  await enqueueJob(tx, job, { mailId: id }, { id, sequence: hashAddress(mail.to) })
  return id
}

/** The same for a mail that matters less than what it tells of. Returns false above the receiver's limit. */
export async function enqueueMailWithinLimit<Name extends keyof MailProps>(
  tx: Tx,
  mail: NewMail<Name>,
): Promise<boolean> {
  try {
    await enqueueMail(tx, mail)
    return true
  } catch (error) {
    if (isRateLimited(error)) return false
    throw error
  }
}

/** Mails to one address share a sequence, so that they are sent in order. The hash keeps addresses out of the queue. */
function hashAddress(address: string): string {
  return createHash('sha256').update(address).digest('base64url').slice(0, 22)
}
