import type { SelectQueryBuilder } from 'kysely'
import type { Ctx, Tx } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import { deleteMails, mailStatus } from '../../mail/stored-mails.ts'
import { deleteTerms } from '../../search/terms.ts'
import { recordAudit } from '../audit/index.ts'
import { deleteOldQuotes } from '../quotes/index.ts'
import { getSettings } from '../settings/index.ts'

const DAY = 24 * 3_600_000
/** Few enough that visitors hardly wait for the lock. */
const AT_ONCE = 1_000
const BEGINNING = '1970-01-01T00:00:00.000Z'

/** Deletes what is kept for longer than the settings say, and nothing else. A second run finds nothing left. */
export async function deleteWhatIsDue(ctx: Ctx): Promise<void> {
  const { enquiryMonths, auditMonths, sentMailDays } = await getSettings(ctx, 'retention')
  await deleteEnquiries(ctx, monthsBefore(ctx.now(), enquiryMonths))
  await deleteQuotes(ctx, monthsBefore(ctx.now(), enquiryMonths))
  await deleteOldMails(ctx, new Date(ctx.now().getTime() - sentMailDays * DAY).toISOString())
  await deleteAuditLines(ctx, monthsBefore(ctx.now(), auditMonths))
}

/** Counted from the last answer, else from the message. What still waits for an answer is kept. */
async function deleteEnquiries(ctx: Ctx, before: string): Promise<void> {
  let deleted = 0
  for (let last = 1; last > 0; deleted += last) last = await inTransaction(ctx, (tx) => deleteSomeEnquiries(tx, before))
  if (deleted > 0) ctx.log.info({ enquiries: deleted }, 'enquiries were kept long enough')
}

async function deleteSomeEnquiries(tx: Tx, before: string): Promise<number> {
  const due = tx.db
    .selectFrom('enquiries')
    .select('id')
    .where('created_at', '<', before)
    .where((row) => row.or([row('answered_at', 'is', null), row('answered_at', '<', before)]))
    .where('status', 'in', ['answered', 'spam'])
    .limit(AT_ONCE)
  const deleted = await tx.db.deleteFrom('enquiries').where('id', 'in', due).returning('id').execute()
  if (deleted.length === 0) return 0
  const ids = deleted.map(({ id }) => id)
  await deleteTerms(tx, 'enquiry', ids)
  await recordDeletion(tx, 'enquiries', ids.length)
  return ids.length
}

/** Quotes that came to nothing are kept as long as messages. */
async function deleteQuotes(ctx: Ctx, before: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const deleted = await deleteOldQuotes(tx, before)
    if (deleted > 0n) await recordDeletion(tx, 'quotes', Number(deleted))
  })
}

async function deleteOldMails(ctx: Ctx, before: string): Promise<void> {
  const old = (tx: Tx) => tx.db.selectFrom('outbox').select('id').limit(AT_ONCE)
  await deleteMailsIn(ctx, (tx) => old(tx).where('sent_at', '<', before))
  await deleteMailsIn(ctx, (tx) =>
    old(tx).where(mailStatus, '=', 'dead').where('created_at', '<', before).where('sent_at', 'is', null),
  )
}

async function deleteMailsIn(ctx: Ctx, select: (tx: Tx) => SelectQueryBuilder<Database, 'outbox', { id: string }>) {
  for (let last = 1n; last > 0n; ) {
    last = await inTransaction(ctx, async (tx) => {
      const mails = await select(tx).execute()
      return mails.length === 0
        ? 0n
        : deleteMails(
            tx,
            mails.map(({ id }) => id),
          )
    })
  }
}

/** The log refuses every other deletion; first it is told up to when lines may go. See migration 0009. */
async function deleteAuditLines(ctx: Ctx, before: string): Promise<void> {
  const old = await ctx.db.selectFrom('audit_log').select('id').where('at', '<', before).limit(1).executeTakeFirst()
  if (old === undefined) return
  await ctx.db.updateTable('audit_retention').set({ removable_before: before }).where('id', '=', 1).execute()
  let deleted = 0n
  // Each batch begins where the last one ended, so that PostgreSQL does not walk over all that was deleted before.
  for (let from: string | undefined = BEGINNING; from !== undefined; ) {
    const start: string = from
    const times = await inTransaction(ctx, (tx) => deleteOldestLines(tx, start, before))
    deleted += BigInt(times.length)
    from = times.toSorted().at(-1)
  }
  await inTransaction(ctx, (tx) => recordDeletion(tx, 'audit_log', Number(deleted)))
}

async function deleteOldestLines(tx: Tx, from: string, before: string): Promise<string[]> {
  const oldest = tx.db
    .selectFrom('audit_log')
    .select('id')
    .where('at', '>=', from)
    .where('at', '<', before)
    .orderBy('at')
    .orderBy('id')
    .limit(AT_ONCE)
  const rows = await tx.db.deleteFrom('audit_log').where('id', 'in', oldest).returning('at').execute()
  return rows.map(({ at }) => at)
}

function recordDeletion(tx: Tx, table: string, rows: number): Promise<void> {
  return recordAudit(tx, 'retention.applied', { kind: 'table', id: table }, { rows })
}

/** The same day of an earlier month, by UTC; the last one where that month is shorter. */
function monthsBefore(now: Date, months: number): string {
  const then = new Date(now)
  then.setUTCMonth(then.getUTCMonth() - months)
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0)
  return then.toISOString()
}
