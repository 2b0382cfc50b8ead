import { requireAdministrator } from '../../../access.ts'
import type { Ctx } from '../../../context.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { recordAudit } from '../../audit/index.ts'
import { getTool } from '../catalogue.ts'

/** Offers the tool in the portals. A second call does nothing. Throws `not_found`. */
export function activateToolOffer(ctx: Ctx, id: string): Promise<void> {
  return setDeactivated(ctx, id, null)
}

/** Hides the tool from new customers. Current users keep it. A second call does nothing. Throws `not_found`. */
export function deactivateToolOffer(ctx: Ctx, id: string): Promise<void> {
  return setDeactivated(ctx, id, ctx.now().toISOString())
}

async function setDeactivated(ctx: Ctx, id: string, deactivated_at: string | null): Promise<void> {
  await requireAdministrator(ctx)
  await inTransaction(ctx, async (tx) => {
    await getTool(tx, id)
    const row = await tx.db
      .updateTable('tools')
      .set((tool) => ({ deactivated_at, version: tool('version', '+', 1), updated_at: tx.now().toISOString() }))
      .where('id', '=', id)
      .where('deactivated_at', deactivated_at === null ? 'is not' : 'is', null)
      .returning('id')
      .executeTakeFirst()
    const action = deactivated_at === null ? 'tool.activated' : 'tool.deactivated'
    if (row !== undefined) await recordAudit(tx, action, { kind: 'tool', id })
  })
}
