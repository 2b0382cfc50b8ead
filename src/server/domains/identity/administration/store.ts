import type { Updateable } from 'kysely'
import type { Tx } from '../../../context.ts'
import type { UsersTable } from '../../../database/account-tables.ts'
import { AppError } from '../../../errors.ts'

/** Writes to a person's row if it is still the version that was looked at. Throws `conflict` otherwise. */
export async function storeVersion(
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
    'Somebody else changed this person meanwhile. Save again to put yours in its place, or reload the page to see theirs.',
  )
}

/** Whoever acts under another role, portal or organisation from now on signs in anew. */
export async function endSessionsOf(tx: Tx, userId: string): Promise<void> {
  await tx.db.deleteFrom('sessions').where('user_id', '=', userId).execute()
}
