import { addInIreland } from '../../calendar/irish-day.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { deleteTerms } from '../../search/terms.ts'
import { recordAudit } from '../audit/index.ts'
import { deleteTopics } from './messages.ts'

const BATCH_SIZE = 500
const DAY_MS = 24 * 3_600_000

/** A scheduled job: deletes conversations after the period of their organisation, and those nobody wrote in after a day. */
export async function deleteOldConversations(ctx: Ctx): Promise<void> {
  const periods = await ctx.db.selectFrom('receptionists').select('retention_months').distinct().execute()
  for (const { retention_months: months } of periods) {
    const before = addInIreland(ctx.now().toISOString(), { months: -months })
    await deleteAll(ctx, (tx) => selectOld(tx, months, before))
  }
  const yesterday = new Date(ctx.now().getTime() - DAY_MS).toISOString()
  await deleteAll(ctx, (tx) => selectEmpty(tx, yesterday))
}

async function deleteAll(ctx: Ctx, select: (tx: Tx) => ReturnType<typeof selectOld>): Promise<void> {
  for (let count = BATCH_SIZE; count === BATCH_SIZE; ) count = await inTransaction(ctx, (tx) => deleteBatch(tx, select))
}

function selectOld({ db }: Tx, months: number, before: string) {
  return db
    .selectFrom('conversations')
    .select(['conversations.id', 'conversations.organisation_id', 'contact_id'])
    .where('last_message_at', '<', before)
    .where('conversations.organisation_id', 'in', (row) =>
      row.selectFrom('receptionists').select('receptionists.organisation_id').where('retention_months', '=', months),
    )
    .limit(BATCH_SIZE)
}

function selectEmpty({ db }: Tx, before: string): ReturnType<typeof selectOld> {
  return db
    .selectFrom('conversations')
    .select(['conversations.id', 'conversations.organisation_id', 'contact_id'])
    .where('asked_at', 'is', null)
    .where('created_at', '<', before)
    .limit(BATCH_SIZE)
}

async function deleteBatch(tx: Tx, select: (tx: Tx) => ReturnType<typeof selectOld>): Promise<number> {
  const rows = await select(tx).execute()
  if (rows.length === 0) return 0
  const ids = rows.map(({ id }) => id)
  const keys = rows.map(({ id, organisation_id }) => ({ organisationId: organisation_id, conversationId: id }))
  await tx.db.deleteFrom('conversations').where('id', 'in', ids).execute()
  await deleteTopics(tx, keys)
  await deleteTerms(tx, 'conversation', ids)
  await tx.db
    .deleteFrom('contacts')
    .where(
      'id',
      'in',
      rows.map(({ contact_id }) => contact_id),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('conversations').select('id').whereRef('contact_id', '=', 'contacts.id'))),
    )
    .execute()
  await recordAudit(tx, 'retention.applied', { kind: 'table', id: 'conversations' }, { rows: rows.length })
  return rows.length
}
