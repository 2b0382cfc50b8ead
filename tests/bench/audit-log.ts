import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/database/schema.ts'
import { listAuditLog } from '#server/domains/audit/index.ts'
import { openTestDatabase } from '../support/database.ts'
import { createAdministrator } from '../support/staff.ts'

const BATCH_SIZE = 2_000
const ACTIONS = ['session.started', 'profile.updated', 'content.published', 'enquiry.submitted', 'ticket.opened']

/** The 99th percentile of reading a page of the audit log, by filter, in milliseconds, on the engine under test. */
export async function measureAuditLog(lines: number): Promise<Record<string, { 'p99 ms': number }>> {
  const database = await openTestDatabase()
  const ctx = await createAdministrator(database)
  const { userId } = ctx.actor
  await fill(database.db, userId, lines)
  const middle = new Date(Date.UTC(2025, 0, 1) + (lines / 2) * 1_000).toISOString()
  const deep = Buffer.from(JSON.stringify([middle, 'aud_5'])).toString('base64url')
  const filters: Record<string, object> = {
    newest: {},
    'in the middle': { after: deep },
    'one person': { actor: userId, after: deep },
    'one rare action of one person': { actor: userId, action: 'ticket.opened' },
    visitors: { actor: 'visitor', after: deep },
    'one subject': { subject: 'usr_7' },
    'a month': { from: '2025-01-05', to: '2025-01-08' },
  }
  const result: Record<string, { 'p99 ms': number }> = {}
  for (const [name, filter] of Object.entries(filters)) {
    const times: number[] = []
    for (let round = 0; round < 200; round++) {
      const startedAt = performance.now()
      await listAuditLog(ctx, filter)
      times.push(performance.now() - startedAt)
    }
    result[name] = { 'p99 ms': Math.round((times.toSorted((a, b) => a - b)[197] ?? 0) * 10) / 10 }
  }
  await database.close()
  return result
}

/** A line a second from 2025 on: half of them by one person, a tenth by visitors. */
async function fill(db: Kysely<Database>, userId: string, lines: number): Promise<void> {
  for (let start = 0; start < lines; start += BATCH_SIZE) {
    const rows = Array.from({ length: BATCH_SIZE }, (_, offset) => {
      const index = start + offset
      return {
        id: `aud_${String(index).padStart(12, '0')}`,
        at: new Date(Date.UTC(2025, 0, 1) + index * 1_000).toISOString(),
        actor_kind: index % 10 === 0 ? 'visitor' : 'member',
        actor_id: index % 10 === 0 ? null : index % 2 === 0 ? `usr_${index % 5_000}` : userId,
        action: index % 99_991 === 0 ? 'ticket.opened' : (ACTIONS[index % 4] ?? ''),
        subject_kind: 'user',
        subject_id: `usr_${index % 5_000}`,
        request_id: randomUUID(),
        details: '{}',
      }
    })
    await db.insertInto('audit_log').values(rows).execute()
  }
  // Both engines do this themselves after a while.
  await sql`analyze`.execute(db)
}
