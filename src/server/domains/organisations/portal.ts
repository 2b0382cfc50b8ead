import type { UserType } from '#contracts/session.ts'
import type { Tx } from '../../context.ts'

/**
 * Makes an organisation one that uses another portal, in the caller's transaction. What kind of business it is nobody
 * knows after that, so its details are to be completed.
 */
export async function moveToPortal(tx: Tx, id: string, userType: UserType): Promise<void> {
  const change =
    userType === 'GOVERNMENT' ? { business_type: 'GOVERNMENT' as const } : { business_type: null, completed_at: null }
  await tx.db.updateTable('organisations').set(change).where('id', '=', id).where('kind', '=', 'customer').execute()
}
