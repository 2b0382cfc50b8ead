import type { UserType } from '#contracts/session.ts'
import type { Tx } from '../../context.ts'

/**
 * Moves an organisation to the other portal, in the caller's transaction. Its kind of business is then unknown, so its
 * details are incomplete.
 */
export async function moveToPortal(tx: Tx, id: string, userType: UserType): Promise<void> {
  const change =
    userType === 'GOVERNMENT' ? { business_type: 'GOVERNMENT' as const } : { business_type: null, completed_at: null }
  await tx.db.updateTable('organisations').set(change).where('id', '=', id).where('kind', '=', 'customer').execute()
}
