import type { Deps } from '../../context.ts'

const MINUTE = 60_000

/** Somebody seen so recently has the chat open in some process: `notePresence` is called twice as often. */
export const PRESENT_FOR_MS = 2 * MINUTE

/** Notes that these people have the chat open now. */
export async function notePresence(deps: Pick<Deps, 'db' | 'now'>, userIds: string[]): Promise<void> {
  if (userIds.length === 0) return
  const seen_at = deps.now().toISOString()
  // Read first: an account that was erased meanwhile must not fail the others.
  const known = await deps.db.selectFrom('users').select('id').where('id', 'in', userIds).execute()
  if (known.length === 0) return
  await deps.db
    .insertInto('chat_presence')
    .values(known.map(({ id }) => ({ user_id: id, seen_at })))
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ seen_at }))
    .execute()
}
