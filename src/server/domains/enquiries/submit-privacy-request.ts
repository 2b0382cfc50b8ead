import { privacyRequest, visitorPrivacyRequest } from '#contracts/privacy.ts'
import { PRIVACY_DAYS, PRIVACY_TOPICS } from '#contracts/privacy-rights.ts'
import { requireMember } from '../../access.ts'
import type { Ctx } from '../../context.ts'
import { enqueueMail } from '../../mail/enqueue.ts'
import { parseInput } from '../../parse.ts'
import { getCompany } from '../settings/index.ts'
import { findSpamReason } from './rules.ts'
import { type Submission, submitEnquiry } from './submit-enquiry.ts'
import { submitRequest } from './submit-request.ts'

const DAY = 24 * 3_600_000

/** The request of a signed-in data subject. Due in 30 days, or in 5 if it is urgent. */
export async function submitPrivacyRequest(ctx: Ctx, input: unknown): Promise<Submission> {
  requireMember(ctx)
  const { right, isUrgent, message } = parseInput(privacyRequest, input)
  const topic = PRIVACY_TOPICS[right]
  return submitRequest(ctx, { kind: 'privacy', topic, message, replyDueAt: calculateDue(ctx, isUrgent) })
}

/** The request of a data subject who may have no account. It may be held as spam, but is never refused as such. */
export async function submitVisitorPrivacyRequest(ctx: Ctx, input: unknown): Promise<Submission> {
  const request = parseInput(visitorPrivacyRequest, input)
  const { name, email, message } = request
  const topic = PRIVACY_TOPICS[request.right]
  const due = calculateDue(ctx, request.isUrgent)
  return submitEnquiry(
    ctx,
    { kind: 'privacy', module: null, name, email, organization: '', organizationType: null, message },
    {
      submissionKey: undefined,
      spamReason: findSpamReason(request),
      topic,
      replyDueAt: due,
      notifyTeam: async (tx, enquiryId) => {
        const { teamEmail } = await getCompany(tx)
        const props = { enquiryId, topic, message, name, email, organization: '', replyBy: due.toISOString() }
        await enqueueMail(tx, { template: 'request-notification', to: teamEmail, replyTo: email, props })
      },
    },
  )
}

function calculateDue(ctx: Ctx, isUrgent: boolean): Date {
  return new Date(ctx.now().getTime() + (isUrgent ? PRIVACY_DAYS.urgent : PRIVACY_DAYS.standard) * DAY)
}
