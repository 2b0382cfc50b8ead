import type { Tx } from '../../context.ts'

/**
 * Deletes quotes that were declined, withdrawn, cancelled or have expired and have not changed since `before`, in the
 * caller's transaction. Returns their number. Invoiced quotes stay.
 */
export async function deleteOldQuotes(tx: Tx, before: string): Promise<bigint> {
  const old = tx.db
    .selectFrom('quotes')
    .select('id')
    .where('updated_at', '<', before)
    .where('deposit_invoice_id', 'is', null)
    .where((row) =>
      row.or([
        row('status', 'in', ['declined', 'withdrawn', 'cancelled']),
        row.and([row('status', '=', 'sent'), row('valid_until', '<', before.slice(0, 10))]),
      ]),
    )
  await tx.db.deleteFrom('quote_versions').where('quote_id', 'in', old).execute()
  const { numDeletedRows } = await tx.db.deleteFrom('quotes').where('id', 'in', old).executeTakeFirstOrThrow()
  return numDeletedRows
}
