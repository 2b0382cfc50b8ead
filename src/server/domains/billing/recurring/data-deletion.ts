import { formatDay } from '#contracts/words/dates.ts'
import type { Ctx, Tx } from '../../../context.ts'
import { forEachDue } from '../../../for-each-due.ts'
import { addDays } from '../calendar.ts'
import { mailOrganisation } from '../mail-organisation.ts'
import { type Subscription, tryChangeSubscription } from '../subscription-row.ts'
import { recordNotice } from './record-notice.ts'

const NOTICE_DAYS = 7

/**
 * Mails customers of ended plans seven days before their data is deleted. If the warning was sent late, deletion waits
 * seven days from the day it was sent.
 */
export function warnOfDeletions(ctx: Ctx): Promise<void> {
  return forEachDue(
    ctx,
    (own) => listEndedSubscriptions(own, addDays(own.now().toISOString(), NOTICE_DAYS)),
    warnCustomer,
  )
}

/** Subscriptions whose data is due for deletion and whose customers were warned of this day. */
export async function listDeletionsDue(ctx: Ctx): Promise<Subscription[]> {
  const ended = await listEndedSubscriptions(ctx, ctx.now().toISOString())
  const notices = await ctx.db
    .selectFrom('billing_notices')
    .select(['subject_id', 'kind'])
    .where('kind', 'like', 'data-deletion:%')
    .execute()
  const warned = new Set(notices.map(({ subject_id, kind }) => `${subject_id} ${kind}`))
  return ended.filter((row) => warned.has(`${row.id} ${buildNoticeKind(row.data_until)}`))
}

/** Claims the deletion in the caller's transaction. False after a resubscription or another process's claim. */
export function claimDeletion(tx: Tx, row: Subscription): Promise<boolean> {
  return tryChangeSubscription(tx, row, {})
}

function listEndedSubscriptions(ctx: Ctx, dataUntil: string): Promise<Subscription[]> {
  return ctx.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('status', '=', 'cancelled')
    .where('data_until', '<=', dataUntil)
    .execute()
}

async function warnCustomer(tx: Tx, row: Subscription): Promise<boolean> {
  const { id: subjectId, organisation_id: organisationId } = row
  const warned = await tx.db
    .selectFrom('billing_notices')
    .select('kind')
    .where('subject_id', '=', subjectId)
    .where('kind', '=', buildNoticeKind(row.data_until))
    .executeTakeFirst()
  if (warned !== undefined) return false
  const earliest = addDays(tx.now().toISOString(), NOTICE_DAYS)
  const until = row.data_until !== null && row.data_until > earliest ? row.data_until : earliest
  if (!(await tryChangeSubscription(tx, row, { data_until: until }))) return false
  if (!(await recordNotice(tx, { subjectId, kind: buildNoticeKind(until), organisationId }))) return false
  await mailOrganisation(tx, organisationId, 'data-deletion', { deletedOn: formatDay(until) })
  return true
}

function buildNoticeKind(until: string | null): string {
  return `data-deletion:${until}`
}
