import type { Tx } from '../../context.ts'
import type { EnquiriesTable } from '../../database/support-tables.ts'
import { enqueueMail } from '../../mail/enqueue.ts'
import { getCompany } from '../settings/index.ts'

export type AcknowledgedEnquiry = Pick<
  EnquiriesTable,
  'kind' | 'module' | 'topic' | 'name' | 'email' | 'organization' | 'message' | 'reply_due_at'
>

/** Mails the sender, in the caller's transaction, that the message arrived. Returns the id of the mail. */
export async function enqueueAcknowledgment(tx: Tx, enquiry: AcknowledgedEnquiry): Promise<string> {
  const { email: replyTo } = await getCompany(tx)
  const { email: to, name, organization, message } = enquiry
  if (enquiry.kind === 'contact') {
    return enqueueMail(tx, { template: 'contact-acknowledgment', to, replyTo, props: { name, message } })
  }
  if (enquiry.kind === 'licensing') {
    const props = { module: formatModuleTitle(enquiry), organization, message }
    return enqueueMail(tx, { template: 'licensing-acknowledgment', to, replyTo, props })
  }
  const props = { topic: enquiry.topic ?? '', name, message, replyBy: enquiry.reply_due_at }
  return enqueueMail(tx, { template: 'request-acknowledgment', to, replyTo, props })
}

/** The module's name as its page and mails write it. */
export function formatModuleTitle({ module }: Pick<EnquiriesTable, 'module'>): string {
  return (module ?? '').toUpperCase()
}
