import type { Ctx } from '#server/context.ts'
import {
  countSecuredAdministrators,
  getSettingsForm,
  getTestMail,
  type TestMailOutcome,
} from '#server/domains/operations/index.ts'
import { loadOrNotFound } from '../../../answer-form.ts'

/** How long the page waits for a test mail, and how often it checks. */
const TEST_MAIL_WAIT_MS = 3_000
const POLL_INTERVAL_MS = 150

export async function loadSettings(ctx: Ctx, mailId: string | null) {
  const [form, administrators, testMail] = await Promise.all([
    getSettingsForm(ctx),
    countSecuredAdministrators(ctx),
    mailId === null ? null : loadOrNotFound(waitForOutcome(ctx, mailId)),
  ])
  return { ...form, administrators, testMail }
}

/** Most mails leave within a moment, so the page waits briefly for the result. */
async function waitForOutcome(ctx: Ctx, id: string): Promise<TestMailOutcome> {
  const until = performance.now() + TEST_MAIL_WAIT_MS
  let outcome = await getTestMail(ctx, id)
  while (outcome.status === 'queued' && outcome.reason === null && performance.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
    outcome = await getTestMail(ctx, id)
  }
  return outcome
}
