import { addInIreland } from '../../calendar/irish-day.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { inBatches } from '../../in-batches.ts'
import { deleteTerms } from '../../search/terms.ts'
import { recordRetention } from '../audit/index.ts'
import { deleteUnusedContacts } from '../contacts/index.ts'
import { type ConversationKey, deleteTopics } from './messages.ts'

const BATCH_SIZE = 500
const DAY_MS = 24 * 3_600_000

/** Scheduled job: deletes conversations after their retention period, and those without a message after a day. */
export async function deleteOldConversations(ctx: Ctx): Promise<void> {
  const periods = await ctx.db.selectFrom('receptionists').select('retention_months').distinct().execute()
  for (const { retention_months: months } of periods) {
    const before = addInIreland(ctx.now().toISOString(), { months: -months })
    await deleteAll(ctx, { months }, (tx) => selectOld(tx, months, before))
  }
  const yesterday = new Date(ctx.now().getTime() - DAY_MS).toISOString()
  await deleteAll(ctx, { days: 1 }, (tx) => selectEmpty(tx, yesterday))
  await inTransaction(ctx, deleteSpentContacts)
}

type RetentionPeriod = Parameters<typeof recordRetention>[3]
type Select = (tx: Tx) => ReturnType<typeof selectOld>

async function deleteAll(ctx: Ctx, kept: RetentionPeriod, select: Select): Promise<void> {
  for (let count = BATCH_SIZE; count === BATCH_SIZE; ) {
    count = await inTransaction(ctx, (tx) => deleteBatch(tx, kept, select))
  }
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

/** Deletes conversations with their messages, turns and notes. Contacts stay. */
export async function deleteConversations(tx: Tx, keys: ConversationKey[]): Promise<void> {
  if (keys.length === 0) return
  const ids = keys.map(({ conversationId }) => conversationId)
  await tx.db.deleteFrom('conversations').where('id', 'in', ids).execute()
  await deleteTopics(tx, keys)
  await deleteTerms(tx, 'conversation', ids)
}

/** Deletes expired contact sessions, and contacts without any other data. */
async function deleteSpentContacts(tx: Tx): Promise<void> {
  const now = tx.now()
  await tx.db.deleteFrom('contact_sessions').where('expires_at', '<', now.toISOString()).execute()
  const proved = await tx.db
    .selectFrom('contacts')
    .select('id')
    .where('proven_email', 'is not', null)
    .where('created_at', '<', new Date(now.getTime() - DAY_MS).toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('conversations').select('id').whereRef('contact_id', '=', 'contacts.id'))),
    )
    .execute()
  for (const batch of inBatches(proved, BATCH_SIZE)) {
    await deleteUnusedContacts(
      tx,
      batch.map(({ id }) => id),
    )
  }
}

async function deleteBatch(tx: Tx, kept: RetentionPeriod, select: Select): Promise<number> {
  const rows = await select(tx).execute()
  if (rows.length === 0) return 0
  await deleteConversations(
    tx,
    rows.map(({ id, organisation_id }) => ({ organisationId: organisation_id, conversationId: id })),
  )
  await deleteUnusedContacts(
    tx,
    rows.map(({ contact_id }) => contact_id),
  )
  await recordRetention(tx, 'conversations', rows, kept)
  return rows.length
}
