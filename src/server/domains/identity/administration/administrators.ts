import { requireMember } from '../../../access.ts'
import type { Ctx, Tx } from '../../../context.ts'
import { AppError } from '../../../errors.ts'

/**
 * Holds every change of who administers until the caller's transaction ends, by writing to the rows of those who do.
 * Of two who would take the rights of each other at the same moment the second finds itself without them (`forbidden`).
 * As nobody takes their own, one always stays.
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

/** For what would leave somebody without a way back in. */
export function refuseSelf(ctx: Ctx, id: string, message: string): void {
  if (requireMember(ctx).userId === id) throw new AppError('conflict', message)
}
