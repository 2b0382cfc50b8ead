import { requireAdministrator } from '../../../access.ts'
import type { Ctx } from '../../../context.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { AppError } from '../../../errors.ts'
import { recordAudit } from '../../audit/index.ts'
import { countToolUsers, getTool } from '../catalogue.ts'

/** Deletes a tool that was never used. Throws `conflict` with the reason for others. Those can be deactivated. */
export async function deleteTool(ctx: Ctx, id: string): Promise<void> {
  await requireAdministrator(ctx)
  await inTransaction(ctx, async (tx) => {
    const tool = await getTool(tx, id)
    const refusal = findDeletionRefusal(await countToolUsers(tx, id))
    if (refusal !== undefined) throw new AppError('conflict', refusal)
    await tx.db.deleteFrom('tools').where('id', '=', id).execute()
    await recordAudit(tx, 'tool.deleted', { kind: 'tool', id }, { slug: tool.slug })
  })
}

/** Why a tool cannot be deleted, or undefined. */
export function findDeletionRefusal({ now, ever }: { now: number; ever: number }): string | undefined {
  if (ever === 0) return undefined
  if (now > 0) {
    const who = now === 1 ? '1 organisation uses it' : `${now} organisations use it`
    return `${who}, so it cannot be deleted. Deactivate it instead: nobody new can add it, and they keep it.`
  }
  const who = ever === 1 ? '1 organisation' : `${ever} organisations`
  return `It is part of the records of ${who}, so it cannot be deleted. Deactivate it instead.`
}
