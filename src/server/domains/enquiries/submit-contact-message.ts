import { type ContactMessage, contactMessage } from '#contracts/enquiries.ts'
import type { Ctx, Tx } from '../../context.ts'
import { enqueueMail } from '../../mail/enqueue.ts'
import { parseInput } from '../../parse.ts'
import { getCompany } from '../settings/index.ts'
import { findSpamReason } from './rules.ts'
import { type Submission, submitEnquiry } from './submit-enquiry.ts'

/**
 * Stores a visitor's message, and mails an acknowledgment to them and a notification to the team. Throws
 * `invalid_input` with a sentence per field, and `conflict` when the key belongs to another message.
 */
export async function submitContactMessage(ctx: Ctx, input: unknown, submissionKey?: string): Promise<Submission> {
  const message = parseInput(contactMessage, input)
  const { name, email, organization, organizationType = null } = message
  return submitEnquiry(
    ctx,
    { kind: 'contact', module: null, name, email, organization, organizationType, message: message.message },
    {
      submissionKey,
      spamReason: findSpamReason(message),
      notifyTeam: (tx, id) => notifyTeam(tx, id, message),
    },
  )
}

/** The team is notified of a message held as spam. Only the acknowledgment waits, because the address may be forged. */
async function notifyTeam(tx: Tx, id: string, message: ContactMessage): Promise<void> {
  const { teamEmail } = await getCompany(tx)
  await enqueueMail(tx, {
    template: 'contact-notification',
    to: teamEmail,
    replyTo: message.email,
    props: {
      enquiryId: id,
      name: message.name,
      email: message.email,
      organization: message.organization,
      organizationType: message.organizationType ?? null,
      message: message.message,
      heldAsSpam: findSpamReason(message) !== undefined,
    },
  })
}
