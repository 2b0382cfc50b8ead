import type { Deps } from '../../context.ts'

const MINUTE = 60_000

/** Somebody seen within this time has the chat open. `recordPresence` runs twice as often. */
export const PRESENCE_MS = 2 * MINUTE

/** Records that these people have the chat open now. */
export async function recordPresence(deps: Pick<Deps, 'db' | 'now'>, userIds: string[]): Promise<void> {
  if (userIds.length === 0) return
  const seen_at = deps.now().toISOString()
  // Read first, because an erased account must not make the insert of the others fail.
  const known = await deps.db.selectFrom('users').select('id').where('id', 'in', userIds).execute()
  if (known.length === 0) return
  await deps.db
    .insertInto('chat_presence')
    .values(known.map(({ id }) => ({ user_id: id, seen_at })))
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ seen_at }))
    .execute()
}
