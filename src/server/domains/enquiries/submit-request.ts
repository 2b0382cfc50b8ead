import type { EnquiryKind } from '#contracts/inbox.ts'
import { requireMember } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { enqueueMail } from '../../mail/enqueue.ts'
import { getProfile } from '../identity/index.ts'
import { getOrganisation } from '../organisations/index.ts'
import { getCompany } from '../settings/index.ts'
import { calculateReplyDue } from './rules.ts'
import { type Submission, submitEnquiry } from './submit-enquiry.ts'

export type MemberRequest = {
  kind: Extract<EnquiryKind, 'elite' | 'training' | 'privacy'>
  /** A short topic for the subject of the mails. */
  topic: string
  message: string
  /** 24 hours by default. */
  replyDueAt?: Date
  submissionKey?: string | undefined
}

/**
 * Sends a member's request to the inbox, in the caller's transaction if there is one, and mails an acknowledgment and a
 * notification. The caller has parsed the text.
 */
export async function submitRequest(ctx: Ctx, request: MemberRequest): Promise<Submission> {
  const { userId, organisationId } = requireMember(ctx)
  return inTransaction(ctx, async (tx) => {
    const [profile, organisation] = [await getProfile(tx), await getOrganisation(tx)]
    const enquiry = {
      kind: request.kind,
      module: null,
      name: `${profile.firstName} ${profile.lastName}`.trim(),
      email: profile.email,
      organization: organisation.name,
      organizationType: null,
      message: request.message,
    }
    return submitEnquiry(tx, enquiry, {
      submissionKey: request.submissionKey,
      requester: { userId, organisationId, topic: request.topic },
      ...(request.replyDueAt !== undefined && { replyDueAt: request.replyDueAt }),
      notifyTeam: (_, id, receivedAt) => notifyTeam(tx, id, receivedAt, request, enquiry),
    })
  })
}

async function notifyTeam(
  tx: Tx,
  id: string,
  receivedAt: Date,
  { topic, message, replyDueAt: due = calculateReplyDue(receivedAt) }: MemberRequest,
  { name, email, organization }: { name: string; email: string; organization: string },
): Promise<void> {
  const { teamEmail } = await getCompany(tx)
  await enqueueMail(tx, {
    template: 'request-notification',
    to: teamEmail,
    replyTo: email,
    props: { enquiryId: id, topic, message, name, email, organization, replyBy: due.toISOString() },
  })
}
