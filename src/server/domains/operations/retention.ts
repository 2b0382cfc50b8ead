import { sql } from 'kysely'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { recordAudit } from '../audit/index.ts'
import { getSettings } from '../settings/index.ts'

const DAY = 24 * 3_600_000
/** Few enough that visitors hardly wait for the lock. */
const AT_ONCE = 1_000

/** Deletes what is kept for longer than the settings say, and nothing else. A second run finds nothing left. */
export async function deleteWhatIsDue(ctx: Ctx): Promise<void> {
  const { enquiryMonths, auditMonths, sentMailDays } = await getSettings(ctx, 'retention')
  await deleteEnquiries(ctx, monthsBefore(ctx.now(), enquiryMonths))
  await deleteMails(ctx, new Date(ctx.now().getTime() - sentMailDays * DAY).toISOString())
  await deleteAuditLines(ctx, monthsBefore(ctx.now(), auditMonths))
}

/** Counted from the last answer, else from the message. What still waits for an answer is kept. */
async function deleteEnquiries(ctx: Ctx, before: string): Promise<void> {
  const deleted = await inTransaction(ctx, async (tx) => {
    const { numDeletedRows } = await tx.db
      .deleteFrom('enquiries')
      .where('created_at', '<', before)
      .where((row) => row.or([row('answered_at', 'is', null), row('answered_at', '<', before)]))
      .where('status', 'in', ['answered', 'spam'])
      .executeTakeFirst()
    if (numDeletedRows > 0n) await recordDeletion(tx, 'enquiries', numDeletedRows)
    return numDeletedRows
  })
  if (deleted > 0n) ctx.log.info({ enquiries: Number(deleted) }, 'enquiries were kept long enough')
}

async function deleteMails(ctx: Ctx, before: string): Promise<void> {
  const sent = sql.lit<'sent'>('sent')
  const dead = sql.lit<'dead'>('dead')
  await ctx.db.deleteFrom('outbox').where('status', '=', sent).where('sent_at', '<', before).execute()
  await ctx.db.deleteFrom('outbox').where('status', '=', dead).where('created_at', '<', before).execute()
}

/** The log refuses every other deletion; first it is told up to when lines may go. See migration 0009. */
async function deleteAuditLines(ctx: Ctx, before: string): Promise<void> {
  const old = await ctx.db.selectFrom('audit_log').select('id').where('at', '<', before).limit(1).executeTakeFirst()
  if (old === undefined) return
  await ctx.db.updateTable('audit_retention').set({ removable_before: before }).where('id', '=', 1).execute()
  let deleted = 0n
  for (let last = 1n; last > 0n; deleted += last) {
    last = await inTransaction(ctx, async (tx) => {
      const some = tx.db.selectFrom('audit_log').select('id').where('at', '<', before).limit(AT_ONCE)
      return (await tx.db.deleteFrom('audit_log').where('id', 'in', some).executeTakeFirst()).numDeletedRows
    })
  }
  await inTransaction(ctx, (tx) => recordDeletion(tx, 'audit_log', deleted))
}

function recordDeletion(tx: Ctx, table: string, rows: bigint): Promise<void> {
  return recordAudit(tx, 'retention.applied', { kind: 'table', id: table }, { rows: Number(rows) })
}

/** The same day of an earlier month, by UTC; the last one where that month is shorter. */
function monthsBefore(now: Date, months: number): string {
  const then = new Date(now)
  then.setUTCMonth(then.getUTCMonth() - months)
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0)
  return then.toISOString()
}
