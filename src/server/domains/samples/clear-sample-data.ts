import { requirePermission } from '../../access.ts'
import type { Ctx, Tx } from '../../context.ts'
import { inTransaction } from '../../database/transaction.ts'
import { clearActivitySamples } from '../activity/index.ts'
import { recordAudit } from '../audit/index.ts'
import { clearSubscriptionSample } from '../billing/index.ts'
import { clearBookingSamples } from '../bookings/index.ts'
import { clearChatSamples } from '../chat/index.ts'
import { clearPolicySamples } from '../compliance/index.ts'
import { clearConversationSamples } from '../conversations/index.ts'
import { clearProjectSamples } from '../projects/index.ts'
import { clearSavingsSamples } from '../savings/index.ts'
import { clearTicketSamples } from '../support/index.ts'
import { clearToolSamples } from '../tools/index.ts'

type ClearSamples = (tx: Tx, organisationId: string) => Promise<void>

/** All domains with samples. Rows that refer to others come first. */
const CLEAR_FUNCTIONS: ClearSamples[] = [
  clearActivitySamples,
  clearProjectSamples,
  clearPolicySamples,
  clearChatSamples,
  clearTicketSamples,
  clearConversationSamples,
  clearBookingSamples,
  (tx, id) => clearSubscriptionSample(tx, id),
  clearSavingsSamples,
  clearToolSamples,
]

/** Deletes the samples of the member's organisation. A second call does nothing. */
export async function clearSampleData(ctx: Ctx): Promise<void> {
  const { organisationId } = requirePermission(ctx, 'organisation.change')
  await inTransaction(ctx, async (tx) => {
    const { numUpdatedRows } = await tx.db
      .updateTable('organisations')
      .set({ samples_cleared_at: tx.now().toISOString() })
      .where('id', '=', organisationId)
      .where('samples_cleared_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return
    for (const clear of CLEAR_FUNCTIONS) await clear(tx, organisationId)
    await recordAudit(tx, 'samples.cleared', { kind: 'organisation', id: organisationId })
  })
}
