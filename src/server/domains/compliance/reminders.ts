import { REMIND_DAYS_AHEAD } from '#contracts/compliance.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { addToDay } from '../../calendar/irish-day.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { enqueueMail } from '../../mail/enqueue.ts'
import { reminderOf } from './rules.ts'

/**
 * Mails everybody of an organisation before a review is due, and again when it is. The statement that notes a reminder
 * decides who sends it, so that two processes, or a run after a crash, send each once.
 */
export async function remindOfReviews(ctx: Ctx): Promise<void> {
  const today = irishDay(ctx.now())
  const due = await ctx.db
    .selectFrom('policies')
    .select(['id', 'organisation_id', 'name', 'owner', 'next_review', 'reminded'])
    .where('source', '=', 'real')
    .where('next_review', '<=', addToDay(today, { days: REMIND_DAYS_AHEAD }))
    .execute()
  for (const policy of due) {
    const reminder = reminderOf(policy.next_review, today)
    if (reminder !== undefined && reminder !== policy.reminded) await remind(ctx, policy, reminder)
  }
}

type Due = { id: string; organisation_id: string; name: string; owner: string; next_review: string }

async function remind(ctx: Ctx, policy: Due, reminder: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { numUpdatedRows } = await tx.db
      .updateTable('policies')
      .set({ reminded: reminder })
      .where('id', '=', policy.id)
      .where('next_review', '=', policy.next_review)
      .where('reminded', 'is distinct from', reminder)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return
    const people = await tx.db
      .selectFrom('users')
      .select(['email', 'first_name'])
      .where('organisation_id', '=', policy.organisation_id)
      .where('disabled_at', 'is', null)
      .execute()
    for (const { email, first_name } of people) {
      await enqueueMail(tx, {
        template: 'policy-review-due',
        to: email,
        props: {
          firstName: first_name,
          policyId: policy.id,
          policy: policy.name,
          owner: policy.owner,
          dueOn: policy.next_review,
          isDue: reminder.startsWith('due'),
        },
      })
    }
  })
}
