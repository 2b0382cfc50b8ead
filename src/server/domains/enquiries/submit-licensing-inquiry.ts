import { type LicensingInquiry, licensingInquiry } from '#contracts/enquiries.ts'
import type { ModuleName } from '#contracts/modules.ts'
import type { Ctx, Tx } from '../../context.ts'
import { enqueueMail } from '../../mail/enqueue.ts'
import { parseInput } from '../../parse.ts'
import { getCompany } from '../settings/index.ts'
import { calculateAcknowledgmentDue, calculateReplyDue, findSpamReason } from './rules.ts'
import { type Requester, type Submission, submitEnquiry } from './submit-enquiry.ts'

/**
 * Stores an inquiry about a licence for a sector module, and mails an acknowledgment to the sender and a notification
 * to the team. Throws `invalid_input` without an address or a message, and `conflict` when the key belongs to another
 * message.
 */
export async function submitLicensingInquiry(
  ctx: Ctx,
  module: ModuleName,
  input: unknown,
  submissionKey?: string,
): Promise<Submission> {
  const inquiry = parseInput(licensingInquiry, input)
  return submitEnquiry(
    ctx,
    {
      kind: 'licensing',
      module,
      name: '',
      email: inquiry.contactEmail,
      organization: inquiry.organizationName,
      organizationType: null,
      message: inquiry.message,
    },
    {
      submissionKey,
      spamReason: findSpamReason(inquiry),
      ...findRequester(ctx),
      notifyTeam: (tx, id, receivedAt) => notifyTeam(tx, id, receivedAt, module, inquiry),
    },
  )
}

/** A signed-in sender asks for their organisation, whatever address the form has. */
function findRequester({ actor }: Ctx): { requester?: Requester } {
  if (actor.kind !== 'member') return {}
  return { requester: { userId: actor.userId, organisationId: actor.organisationId, topic: null } }
}

async function notifyTeam(
  tx: Tx,
  id: string,
  receivedAt: Date,
  module: ModuleName,
  inquiry: LicensingInquiry,
): Promise<void> {
  const { teamEmail } = await getCompany(tx)
  const isHeld = findSpamReason(inquiry) !== undefined
  await enqueueMail(tx, {
    template: 'licensing-notification',
    to: teamEmail,
    replyTo: inquiry.contactEmail,
    props: {
      module: module.toUpperCase(),
      organization: inquiry.organizationName,
      message: inquiry.message,
      enquiryId: id,
      email: inquiry.contactEmail,
      replyBy: calculateReplyDue(receivedAt).toISOString(),
      acknowledgeBy: isHeld ? calculateAcknowledgmentDue(receivedAt).toISOString() : null,
    },
  })
}
