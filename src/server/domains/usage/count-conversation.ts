import { type MonthUsage, USAGE_NOTICES } from '#contracts/receptionist/usage.ts'
import { irishDay } from '#contracts/words/dates.ts'
import type { Ctx, Tx } from '../../context.ts'
import { enqueueMail } from '../../mail/enqueue.ts'
import { recordNotice } from '../billing/index.ts'
import { listRecipients } from '../organisations/index.ts'
import { readMonthUsage } from './get-month-usage.ts'

/** Counts a conversation at its first message. Returns whether the month's conversations were already used up. */
export async function countConversation(tx: Tx, organisationId: string): Promise<boolean> {
  await tx.db
    .insertInto('usage_days')
    .values({ organisation_id: organisationId, day: irishDay(tx.now()), conversations: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['organisation_id', 'day'])
        .doUpdateSet((row) => ({ conversations: row('usage_days.conversations', '+', 1) })),
    )
    .execute()
  const usage = await readMonthUsage(tx, organisationId)
  if (usage.limit === null) return false
  await mailAtLimits(tx, organisationId, { ...usage, limit: usage.limit })
  return usage.used > usage.limit
}

/** Whether a conversation that begins now exceeds the limit. */
export async function isLimitReached(ctx: Ctx, organisationId: string): Promise<boolean> {
  const { used, limit } = await readMonthUsage(ctx, organisationId)
  return limit !== null && used >= limit
}

/** Mails each owner once a month for each limit. */
async function mailAtLimits(tx: Tx, organisationId: string, usage: MonthUsage & { limit: number }): Promise<void> {
  const { month, used, limit } = usage
  const percent = USAGE_NOTICES.findLast((notice) => used >= Math.ceil((limit * notice) / 100))
  if (percent === undefined) return
  const notice = { subjectId: organisationId, kind: `usage:${month}:${limit}:${percent}`, organisationId }
  if (!(await recordNotice(tx, notice))) return
  for (const { email, firstName, userType } of await listRecipients(tx, organisationId, 'billing.change')) {
    await enqueueMail(tx, { template: 'usage-limit', to: email, props: { firstName, userType, used, limit, percent } })
  }
}
