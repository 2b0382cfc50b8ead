import { type LicensingInquiry, licensingInquiry, type ModuleName } from '#contracts/enquiries.ts'
import type { Ctx } from '../../context.ts'
import { enqueueMail } from '../../mail/enqueue.ts'
import { parseInput } from '../../parse.ts'
import { getCompany } from '../settings/index.ts'
import { type Submission, submitEnquiry } from './enquiry.ts'
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
      enqueueMails: (tx, id, receivedAt) => enqueueMails(tx, id, receivedAt, module, inquiry),
    },
  )
}

async function enqueueMails(
  tx: Ctx,
  id: string,
  receivedAt: Date,
  module: ModuleName,
  inquiry: LicensingInquiry,
): Promise<string | undefined> {
  const company = await getCompany(tx)
  const held = spamReason(inquiry) !== undefined
  const said = { module: module.toUpperCase(), organization: inquiry.organizationName, message: inquiry.message }
  const acknowledgment = held
    ? undefined
    : await enqueueMail(tx, {
        template: 'licensing-acknowledgment',
        to: inquiry.contactEmail,
        replyTo: company.email,
        props: said,
      })
  await enqueueMail(tx, {
    template: 'licensing-notification',
    to: company.teamEmail,
    replyTo: inquiry.contactEmail,
    props: {
      ...said,
      enquiryId: id,
      email: inquiry.contactEmail,
      replyBy: replyDueAt(receivedAt).toISOString(),
      acknowledgeBy: held ? acknowledgmentDueAt(receivedAt).toISOString() : null,
    },
  })
  return acknowledgment
}
