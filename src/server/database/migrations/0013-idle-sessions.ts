import type { Kysely } from 'kysely'

const HOUR = 3_600_000

type Tables = {
  sessions: { id: string; user_id: string; last_used_at: string; expires_at: string }
  users: { id: string; role: string }
}

/** Sessions of administrators end 24 hours after their last use, existing ones too. */
export async function up(db: Kysely<Tables>): Promise<void> {
  const sessions = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'last_used_at', 'expires_at'])
    .where('role', '=', 'ADMIN')
    .execute()
  for (const { id, last_used_at, expires_at } of sessions) {
    const idleEnd = new Date(Date.parse(last_used_at) + 24 * HOUR).toISOString()
    if (idleEnd >= expires_at) continue
    await db.updateTable('sessions').set({ expires_at: idleEnd }).where('id', '=', id).execute()
  }
}
