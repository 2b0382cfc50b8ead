import { privacyRequest, visitorPrivacyRequest } from '#contracts/privacy.ts'
import { PRIVACY_DAYS, PRIVACY_TOPICS } from '#contracts/privacy-rights.ts'
import type { Ctx } from '../../context.ts'
import { enqueueMail } from '../../mail/enqueue.ts'
import { parseInput } from '../../parse.ts'
import { getCompany } from '../settings/index.ts'
import { type Submission, submitEnquiry } from './enquiry.ts'
import { spamReason } from './rules.ts'
import { submitRequest } from './submit-request.ts'

const DAY = 24 * 3_600_000

/** The request of a data subject who is signed in. Due in 30 days, in 5 where waiting does harm. */
export async function submitPrivacyRequest(ctx: Ctx, input: unknown): Promise<Submission> {
  const { right, isUrgent, message } = parseInput(privacyRequest, input)
  const topic = PRIVACY_TOPICS[right]
  return submitRequest(ctx, { kind: 'privacy', topic, message, replyDueAt: dueAt(ctx, isUrgent) })
}

/** The request of somebody who may have no account. Held as spam like any message, and never refused for it. */
export async function submitVisitorPrivacyRequest(ctx: Ctx, input: unknown): Promise<Submission> {
  const request = parseInput(visitorPrivacyRequest, input)
  const { name, email, message } = request
  const topic = PRIVACY_TOPICS[request.right]
  const due = dueAt(ctx, request.isUrgent)
  return submitEnquiry(
    ctx,
    { kind: 'privacy', module: null, name, email, organization: '', organizationType: null, message },
    {
      submissionKey: undefined,
      spamReason: spamReason(request),
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

function dueAt(ctx: Ctx, isUrgent: boolean): Date {
  return new Date(ctx.now().getTime() + (isUrgent ? PRIVACY_DAYS.urgent : PRIVACY_DAYS.standard) * DAY)
}
