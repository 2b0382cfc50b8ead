import { REMIND_DAYS_AHEAD } from '#contracts/compliance.ts'
import { irishDay } from '#contracts/words/dates.ts'
import { addToDay } from '../../calendar/irish-day.ts'
import type { Ctx, Tx } from '../../context.ts'
import type { PoliciesTable } from '../../database/projects-tables.ts'
import { BATCH_SIZE, forEachDue } from '../../for-each-due.ts'
import { enqueueMail } from '../../mail/enqueue.ts'
import { listRecipients } from '../organisations/index.ts'
import { findDueReminder } from './rules.ts'

/**
 * Mails those who may review policies before a review is due, and again on the day. A conditional update records each
 * reminder, so that two processes, or a run after a crash, send it once.
 */
export async function remindOfReviews(ctx: Ctx): Promise<void> {
  const today = irishDay(ctx.now())
  await forEachDue(
    ctx,
    (own, after: DuePolicy | undefined) => listDuePolicies(own, today, after),
    (tx, policy) => sendReminder(tx, policy, today),
  )
}

type DuePolicy = Pick<PoliciesTable, 'id' | 'organisation_id' | 'name' | 'owner' | 'next_review' | 'reminded'>

function listDuePolicies(ctx: Ctx, today: string, after: DuePolicy | undefined): Promise<DuePolicy[]> {
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

async function sendReminder(tx: Tx, policy: DuePolicy, today: string): Promise<boolean> {
  const reminder = findDueReminder(policy.next_review, today)
  if (reminder === undefined) return false
  // The later reminder replaces the earlier one, because the clock may go back over midnight.
  const sent = [reminder, findDueReminder(policy.next_review, policy.next_review) ?? reminder]
  if (sent.includes(policy.reminded ?? '')) return false
  const { numUpdatedRows } = await tx.db
    .updateTable('policies')
    .set({ reminded: reminder })
    .where('id', '=', policy.id)
    .where('next_review', '=', policy.next_review)
    .where((row) => row.or([row('reminded', 'is', null), row('reminded', 'not in', sent)]))
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  for (const { email, firstName } of await listRecipients(tx, policy.organisation_id, 'policies.change')) {
    await enqueueMail(tx, {
      template: 'policy-review-due',
      to: email,
      props: {
        firstName,
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
