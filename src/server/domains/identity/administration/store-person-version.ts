import type { Updateable } from 'kysely'
import type { Tx } from '../../../context.ts'
import type { UsersTable } from '../../../database/account-tables.ts'
import { AppError } from '../../../errors.ts'

/** Writes to a person's row if it has this version. Throws `conflict` otherwise. */
export async function storePersonVersion(
  tx: Tx,
  id: string,
  version: number,
  changes: Omit<Updateable<UsersTable>, 'version'>,
): Promise<void> {
  const row = await tx.db
    .updateTable('users')
    .set((user) => ({ ...changes, version: user('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  if (row !== undefined) return
  throw new AppError(
    'conflict',
    'Somebody else has changed this person. Save again to replace their change, or reload the page to see it.',
  )
}

/** Call it after a change of role, portal or organisation. */
export async function endUserSessions(tx: Tx, userId: string): Promise<void> {
  await tx.db.deleteFrom('sessions').where('user_id', '=', userId).execute()
}
