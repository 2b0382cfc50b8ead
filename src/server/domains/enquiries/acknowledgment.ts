import type { Tx } from '../../context.ts'
import type { EnquiriesTable } from '../../database/support-tables.ts'
import { enqueueMail } from '../../mail/enqueue.ts'
import { getCompany } from '../settings/index.ts'

export type Acknowledged = Pick<
  EnquiriesTable,
  'kind' | 'module' | 'topic' | 'name' | 'email' | 'organization' | 'message' | 'reply_due_at'
>

/** Tells the sender, in the caller's transaction, that their message is here. Returns the id of the mail. */
export async function enqueueAcknowledgment(tx: Tx, enquiry: Acknowledged): Promise<string> {
  const { email: replyTo } = await getCompany(tx)
  const { email: to, name, organization, message } = enquiry
  if (enquiry.kind === 'contact') {
    return enqueueMail(tx, { template: 'contact-acknowledgment', to, replyTo, props: { name, message } })
  }
  if (enquiry.kind === 'licensing') {
    const props = { module: moduleTitle(enquiry), organization, message }
    return enqueueMail(tx, { template: 'licensing-acknowledgment', to, replyTo, props })
  }
  const props = { topic: enquiry.topic ?? '', name, message, replyBy: enquiry.reply_due_at }
  return enqueueMail(tx, { template: 'request-acknowledgment', to, replyTo, props })
}

/** As the module's page and mails write its name. */
export function moduleTitle({ module }: Pick<EnquiriesTable, 'module'>): string {
  return (module ?? '').toUpperCase()
}
