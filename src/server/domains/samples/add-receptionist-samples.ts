import type { Tx } from '../../context.ts'
import { addConversationSamples } from '../conversations/index.ts'
import { hasSampleRows } from '../organisations/index.ts'

/**
 * Adds receptionist samples to an organisation that got its other samples earlier, in the caller's transaction. Skips
 * an organisation that cleared its samples or never had any.
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
