import type { EnquiryKind } from '#contracts/inbox.ts'
import { requireMember } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { enqueueMail } from '../../mail/enqueue.ts'
import { getProfile } from '../identity/index.ts'
import { getOrganisation } from '../organisations/index.ts'
import { getCompany } from '../settings/index.ts'
import { type Submission, submitEnquiry } from './enquiry.ts'
import { replyDueAt } from './rules.ts'

export type MemberRequest = {
  kind: Extract<EnquiryKind, 'elite' | 'training' | 'privacy'>
  /** In a few words; the subject of the mails. */
  topic: string
  message: string
  /** 24 hours unless said. */
  replyDueAt?: Date
  submissionKey?: string | undefined
}

/**
 * Takes a request of somebody who is signed in to the inbox, in the caller's transaction if there is one: an
 * acknowledgment goes to them and a notification to the team. The caller has parsed the text.
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
  { topic, message, replyDueAt: due = replyDueAt(receivedAt) }: MemberRequest,
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
