import { formatDay } from '#contracts/words/dates.ts'
import type { Ctx, Tx } from '../../../context.ts'
import { forEachDue } from '../../../for-each-due.ts'
import { addDays } from '../calendar.ts'
import { mailOrganisation } from '../mail-organisation.ts'
import { changeSubscription, type Subscription } from '../subscription.ts'
import { noteOnce } from './notices.ts'

const DAYS_BEFORE = 7

/**
 * Tells customers whose plan has ended a week before their data is deleted. Whoever is told later than that, after a
 * standstill, has a week from then on.
 */
export function warnOfDeletions(ctx: Ctx): Promise<void> {
  return forEachDue(ctx, (own) => findEnded(own, addDays(own.now().toISOString(), DAYS_BEFORE)), warn)
}

/** Whose data is to be deleted now; only those who were told of this very day. */
export async function listDeletionsDue(ctx: Ctx): Promise<Subscription[]> {
  const ended = await findEnded(ctx, ctx.now().toISOString())
  const notices = await ctx.db
    .selectFrom('billing_notices')
    .select(['subject_id', 'kind'])
    .where('kind', 'like', 'data-deletion:%')
    .execute()
  const told = new Set(notices.map(({ subject_id, kind }) => `${subject_id} ${kind}`))
  return ended.filter((row) => told.has(`${row.id} ${kindOf(row.data_until)}`))
}

/** Takes the deletion on, in the caller's transaction; false when the customer resubscribed or another process is at it. */
export function claimDeletion(tx: Tx, row: Subscription): Promise<boolean> {
  return changeSubscription(tx, row, {})
}

function findEnded(ctx: Ctx, dataUntil: string): Promise<Subscription[]> {
  return ctx.db
    .selectFrom('subscriptions')
    .selectAll()
    .where('status', '=', 'cancelled')
    .where('data_until', '<=', dataUntil)
    .execute()
}

async function warn(tx: Tx, row: Subscription): Promise<boolean> {
  const { id: subjectId, organisation_id: organisationId } = row
  const told = await tx.db
    .selectFrom('billing_notices')
    .select('kind')
    .where('subject_id', '=', subjectId)
    .where('kind', '=', kindOf(row.data_until))
    .executeTakeFirst()
  if (told !== undefined) return false
  const earliest = addDays(tx.now().toISOString(), DAYS_BEFORE)
  const until = row.data_until !== null && row.data_until > earliest ? row.data_until : earliest
  if (!(await changeSubscription(tx, row, { data_until: until }))) return false
  if (!(await noteOnce(tx, { subjectId, kind: kindOf(until), organisationId }))) return false
  await mailOrganisation(tx, organisationId, 'data-deletion', { deletedOn: formatDay(until) })
  return true
}

function kindOf(until: string | null): string {
  return `data-deletion:${until}`
}
