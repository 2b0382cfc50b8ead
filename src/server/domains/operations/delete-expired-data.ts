import type { SelectQueryBuilder } from 'kysely'
import type { Ctx, Tx } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { inTransaction } from '../../database/transaction.ts'
import { deleteMails, mailStatus } from '../../mail/stored-mails.ts'
import { deleteTerms } from '../../search/terms.ts'
import { recordAudit } from '../audit/index.ts'
import { deleteOldBookings } from '../bookings/index.ts'
import { deleteLeftovers } from '../knowledge/index.ts'
import { deleteOldFiles } from '../material/index.ts'
import { deleteOldQuotes } from '../quotes/index.ts'
import { getSettings } from '../settings/index.ts'

const DAY = 24 * 3_600_000
/** Small batches, so that visitors hardly wait for the lock. */
const BATCH_SIZE = 1_000
const EARLIEST = '1970-01-01T00:00:00.000Z'

/** Deletes what is older than its retention period. A second run finds nothing. */
export async function deleteExpiredData(ctx: Ctx): Promise<void> {
  const { enquiryMonths, auditMonths, sentMailDays } = await getSettings(ctx, 'retention')
  await deleteEnquiries(ctx, subtractMonths(ctx.now(), enquiryMonths))
  await deleteQuotes(ctx, subtractMonths(ctx.now(), enquiryMonths))
  // Organisations set the retention of appointments. Blocks and busy times are kept as long as messages.
  await deleteOldBookings(ctx, subtractMonths(ctx.now(), enquiryMonths), { months: enquiryMonths })
  await deleteOldMails(ctx, new Date(ctx.now().getTime() - sentMailDays * DAY).toISOString())
  await deleteLeftovers(ctx)
  await deleteOldFiles(ctx)
  await deleteAuditLines(ctx, subtractMonths(ctx.now(), auditMonths))
}

/** The period counts from the last answer, or else from the message. Open messages stay. */
async function deleteEnquiries(ctx: Ctx, before: string): Promise<void> {
  let deleted = 0
  for (let last = 1; last > 0; deleted += last) last = await inTransaction(ctx, (tx) => deleteEnquiryBatch(tx, before))
  if (deleted > 0) ctx.log.info({ enquiries: deleted }, 'enquiries were kept long enough')
}

async function deleteEnquiryBatch(tx: Tx, before: string): Promise<number> {
  const due = tx.db
    .selectFrom('enquiries')
    .select('id')
    .where('created_at', '<', before)
    .where((row) => row.or([row('answered_at', 'is', null), row('answered_at', '<', before)]))
    .where('status', 'in', ['answered', 'spam'])
    .limit(BATCH_SIZE)
  const deleted = await tx.db.deleteFrom('enquiries').where('id', 'in', due).returning('id').execute()
  if (deleted.length === 0) return 0
  const ids = deleted.map(({ id }) => id)
  await deleteTerms(tx, 'enquiry', ids)
  await recordDeletion(tx, 'enquiries', ids.length)
  return ids.length
}

/** Quotes without an invoice are kept as long as messages. */
async function deleteQuotes(ctx: Ctx, before: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const deleted = await deleteOldQuotes(tx, before)
    if (deleted > 0n) await recordDeletion(tx, 'quotes', Number(deleted))
  })
}

async function deleteOldMails(ctx: Ctx, before: string): Promise<void> {
  const selectOldMails = (tx: Tx) => tx.db.selectFrom('outbox').select('id').limit(BATCH_SIZE)
  await deleteMailBatches(ctx, (tx) => selectOldMails(tx).where('sent_at', '<', before))
  await deleteMailBatches(ctx, (tx) =>
    selectOldMails(tx).where(mailStatus, '=', 'dead').where('created_at', '<', before).where('sent_at', 'is', null),
  )
}

async function deleteMailBatches(ctx: Ctx, select: (tx: Tx) => SelectQueryBuilder<Database, 'outbox', { id: string }>) {
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

/** Triggers refuse every other deletion, so first store up to when lines may be deleted. See migration 0009. */
async function deleteAuditLines(ctx: Ctx, before: string): Promise<void> {
  const selectOldMails = await ctx.db
    .selectFrom('audit_log')
    .select('id')
    .where('at', '<', before)
    .limit(1)
    .executeTakeFirst()
  if (selectOldMails === undefined) return
  await ctx.db.updateTable('audit_retention').set({ removable_before: before }).where('id', '=', 1).execute()
  let deleted = 0n
  // Each batch begins where the last one ended, so that PostgreSQL does not scan the deleted rows again.
  for (let from: string | undefined = EARLIEST; from !== undefined; ) {
    const start: string = from
    const times = await inTransaction(ctx, (tx) => deleteAuditBatch(tx, start, before))
    deleted += BigInt(times.length)
    from = times.toSorted().at(-1)
  }
  await inTransaction(ctx, (tx) => recordDeletion(tx, 'audit_log', Number(deleted)))
}

async function deleteAuditBatch(tx: Tx, from: string, before: string): Promise<string[]> {
  const oldest = tx.db
    .selectFrom('audit_log')
    .select('id')
    .where('at', '>=', from)
    .where('at', '<', before)
    .orderBy('at')
    .orderBy('id')
    .limit(BATCH_SIZE)
  const rows = await tx.db.deleteFrom('audit_log').where('id', 'in', oldest).returning('at').execute()
  return rows.map(({ at }) => at)
}

function recordDeletion(tx: Tx, table: string, rows: number): Promise<void> {
  return recordAudit(tx, 'retention.applied', { kind: 'table', id: table }, { rows })
}

/** The same day of an earlier month in UTC, or its last day if that month is shorter. */
function subtractMonths(now: Date, months: number): string {
  const earlier = new Date(now)
  earlier.setUTCMonth(earlier.getUTCMonth() - months)
  if (earlier.getUTCDate() !== now.getUTCDate()) earlier.setUTCDate(0)
  return earlier.toISOString()
}
