import type { Tx } from '../../context.ts'
import { addConversationSamples } from '../conversations/index.ts'
import { hasSampleRows } from '../organisations/index.ts'

/**
 * Adds the samples of a receptionist that an organisation got later than its other samples, in the caller's transaction.
 * An organisation that cleared its samples, or never had any, gets none.
 */
export async function addReceptionistSamples(tx: Tx, organisationId: string): Promise<void> {
  const row = await tx.db
    .selectFrom('organisations')
    .select('id')
    .where('id', '=', organisationId)
    .where(hasSampleRows)
    .executeTakeFirst()
  if (row !== undefined) await addConversationSamples(tx, organisationId)
}
