import type { Tx } from '../../../context.ts'
import { recordAudit } from '../../audit/index.ts'
import { deleteBookings, deleteWaiting } from '../../bookings/index.ts'
import { deleteUnusedContacts } from '../../contacts/index.ts'
import { deleteConversations } from '../../conversations/index.ts'
import type { ErasedRow } from '../erasure-log.ts'
import { CONTACT_ERASED } from '../sync-erasure-log.ts'

const TABLES = ['bookings', 'waiting_entries', 'conversations', 'contacts'] as const
type ContactRow = ErasedRow & { table: (typeof TABLES)[number] }

export const isOfContact = (row: ErasedRow): row is ContactRow => TABLES.some((table) => table === row.table)

/** Erases a row of a person again that a restored backup brought back. */
export async function repeatContactErasure(tx: Tx, { table, id }: ContactRow): Promise<void> {
  const found = await tx.db.selectFrom(table).select('organisation_id').where('id', '=', id).executeTakeFirst()
  if (found === undefined) return
  const organisationId = found.organisation_id
  if (table === 'bookings') await deleteBookings(tx, [id])
  else if (table === 'waiting_entries') await deleteWaiting(tx, [id])
  else await eraseConversations(tx, organisationId, table, id)
  const details = { again: true, organisationId, rows: [{ table, id }] }
  await recordAudit(tx, CONTACT_ERASED, { kind: 'contact', id: table === 'contacts' ? id : 'none' }, details)
}

/** The backup may have more conversations of a contact than the erasure found. They go too. */
async function eraseConversations(tx: Tx, organisationId: string, table: 'conversations' | 'contacts', id: string) {
  const rows = await tx.db
    .selectFrom('conversations')
    .select(['id', 'contact_id'])
    .where(table === 'contacts' ? 'contact_id' : 'id', '=', id)
    .execute()
  await deleteConversations(
    tx,
    rows.map((row) => ({ organisationId, conversationId: row.id })),
  )
  if (table === 'contacts') await tx.db.deleteFrom('contacts').where('id', '=', id).execute()
  else
    await deleteUnusedContacts(
      tx,
      rows.map(({ contact_id }) => contact_id),
    )
}
