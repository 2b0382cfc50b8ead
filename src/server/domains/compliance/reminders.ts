import { REMIND_DAYS_AHEAD } from '#contracts/compliance.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { addToDay } from '../../calendar/irish-day.ts'
import type { Ctx, Tx } from '../../context.ts'
import type { PoliciesTable } from '../../database/projects-tables.ts'
import { BATCH_SIZE, forEachDue } from '../../for-each-due.ts'
import { enqueueMail } from '../../mail/enqueue.ts'
import { reminderOf } from './rules.ts'

/**
 * Mails everybody of an organisation before a review is due, and again when it is. The statement that notes a reminder
 * decides who sends it, so that two processes, or a run after a crash, send each once.
 */
export async function remindOfReviews(ctx: Ctx): Promise<void> {
  const today = irishDay(ctx.now())
  await forEachDue(
    ctx,
    (own, after: Due | undefined) => findDue(own, today, after),
    (tx, policy) => remind(tx, policy, today),
  )
}

type Due = Pick<PoliciesTable, 'id' | 'organisation_id' | 'name' | 'owner' | 'next_review' | 'reminded'>

function findDue(ctx: Ctx, today: string, after: Due | undefined): Promise<Due[]> {
  return ctx.db
    .selectFrom('policies')
    .select(['id', 'organisation_id', 'name', 'owner', 'next_review', 'reminded'])
    .where('source', '=', 'real')
    .where('next_review', '<=', addToDay(today, { days: REMIND_DAYS_AHEAD }))
    .where('id', '>', after?.id ?? '')
    .orderBy('id')
    .limit(BATCH_SIZE)
    .execute()
}

async function remind(tx: Tx, policy: Due, today: string): Promise<boolean> {
  const reminder = reminderOf(policy.next_review, today)
  if (reminder === undefined) return false
  // The later reminder counts for the earlier one too: the clock may have gone back over midnight.
  const sent = [reminder, reminderOf(policy.next_review, policy.next_review) ?? reminder]
  if (sent.includes(policy.reminded ?? '')) return false
  const { numUpdatedRows } = await tx.db
    .updateTable('policies')
    .set({ reminded: reminder })
    .where('id', '=', policy.id)
    .where('next_review', '=', policy.next_review)
    .where((row) => row.or([row('reminded', 'is', null), row('reminded', 'not in', sent)]))
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
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
  return true
}
