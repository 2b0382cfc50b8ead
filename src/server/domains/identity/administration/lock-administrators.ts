import { requireMember } from '../../../access.ts'
import type { Ctx, Tx } from '../../../context.ts'
import { AppError } from '../../../errors.ts'

/**
 * Locks the rows of all administrators until the caller's transaction ends. When two remove each other's rights at
 * once, the second gets `forbidden`. Nobody can remove their own rights, so one administrator always remains.
 */
export async function lockAdministrators(tx: Tx): Promise<void> {
  const { userId } = requireMember(tx)
  const administrators = await tx.db
    .updateTable('users')
    .set((row) => ({ role: row.ref('role') }))
    .where('role', '=', 'ADMIN')
    .where('disabled_at', 'is', null)
    .returning('id')
    .execute()
  if (!administrators.some(({ id }) => id === userId)) {
    throw new AppError('forbidden', 'You are no longer an administrator.')
  }
}

/** Throws `conflict` when administrators would lock themselves out. */
export function refuseSelf(ctx: Ctx, id: string, message: string): void {
  if (requireMember(ctx).userId === id) throw new AppError('conflict', message)
}
