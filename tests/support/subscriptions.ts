import { connectDatabase } from '#server/database/connect.ts'
import { createLog } from '#server/log.ts'
import type { TestServer } from './server.ts'

const DAY_MS = 86_400_000

/** Moves a cancelled plan past its end, with ten days left to download the data. */
export async function letPlanEnd(server: Pick<TestServer, 'dataDir'>, email: string): Promise<void> {
  const db = connectDatabase({ databaseUrl: undefined, dataDir: server.dataDir }, createLog('silent'))
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
  try {
    await db
      .updateTable('subscriptions')
      .set({ status: 'cancelled', cancelled_at: inDays(-30), ends_at: inDays(-20), data_until: inDays(10) })
      .where('organisation_id', 'in', (users) =>
        users.selectFrom('users').select('organisation_id').where('email', '=', email),
      )
      .execute()
  } finally {
    await db.destroy()
  }
}
