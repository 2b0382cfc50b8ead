import { type LicensingInquiry, licensingInquiry } from '#contracts/enquiries.ts'
import type { ModuleName } from '#contracts/modules.ts'
import type { Ctx, Tx } from '../../context.ts'
import { enqueueMail } from '../../mail/enqueue.ts'
import { parseInput } from '../../parse.ts'
import { getCompany } from '../settings/index.ts'
import { type Requester, type Submission, submitEnquiry } from './enquiry.ts'
import { acknowledgmentDueAt, replyDueAt, spamReason } from './rules.ts'

/**
 * Takes an inquiry about licensing a sector module: an acknowledgment goes to the sender and a notification to the
 * team. Throws `invalid_input` when there is no address to answer to or nothing to answer, and `conflict` when the key
 * belongs to another message.
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
      spamReason: spamReason(inquiry),
      ...requesterIn(ctx),
      notifyTeam: (tx, id, receivedAt) => notifyTeam(tx, id, receivedAt, module, inquiry),
    },
  )
}

/** Somebody who is signed in asks for their organisation, whatever address they give. */
function requesterIn({ actor }: Ctx): { requester?: Requester } {
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
  const held = spamReason(inquiry) !== undefined
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
      replyBy: replyDueAt(receivedAt).toISOString(),
      acknowledgeBy: held ? acknowledgmentDueAt(receivedAt).toISOString() : null,
    },
  })
}
