// TEST_DATABASE_URL=postgres://… node scripts/bench.ts large-audit-log [lines]: measures analytics, export and retention on
// PostgreSQL with years of audit lines. Uses the built product.

import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { withTimeLimit } from '#server/database/time-limits.ts'
import { deleteExpiredData } from '#server/domains/operations/index.ts'
import { runScheduledJob } from '#server/jobs/run-scheduled-job.ts'
import { createLog } from '#server/log.ts'
import { startAccounts } from '../support/accounts.ts'
import { runningClock, testDeps } from '../support/database.ts'

const lines = Number(process.argv[3] ?? 5_000_000)

const app = await startAccounts()
const administrator = await app.administrator()
await fill()

const { cookie = '' } = administrator.browser
const memory = followMemory()
const analytics = await timed(async () => {
  const answer = await fetch(`${app.server.url}/dashboard/admin/analytics`, { headers: { cookie } })
  return `${answer.status}, ${(await answer.text()).length} characters`
})
const exported = await timed(async () => {
  const answer = await fetch(`${app.server.url}/dashboard/admin/audit-log/export.csv`, { headers: { cookie } })
  let count = 0
  for await (const bytes of answer.body ?? []) for (const byte of bytes) if (byte === 10) count++
  return `${answer.status}, ${count} lines`
})
const most = memory.stop()
const retention = await timed(async () => {
  await sql`insert into settings (key, value, updated_at) values ('retention', '{"auditMonths":12}', now())`.execute(
    app.db,
  )
  const deps = testDeps({ db: app.db, log: createLog(), clock: runningClock() })
  await runScheduledJob(deps, { name: 'delete-what-is-due', everyMs: 0, run: deleteExpiredData })
  const left = await sql<{ count: number }>`select count(*) as count from audit_log`.execute(
    withTimeLimit(app, 'job').db,
  )
  return `${left.rows[0]?.count} lines left`
})
console.table({ analytics, 'audit export': exported, retention })
console.table({ 'memory before': `${memory.before} MB`, 'most during analytics and export': `${most} MB` })
await app.stop()

/** Two thirds of the lines are older than a year. */
async function fill(): Promise<void> {
  const { id } = administrator
  const { db } = withTimeLimit(app, 'migration')
  await sql`
    insert into audit_log (id, at, actor_kind, actor_id, action, subject_kind, subject_id, request_id, details)
    select 'aud_' || lpad(n::text, 12, '0'), now() - interval '3 years' * (${lines}::float - n) / ${lines}::float, 'member',
      case when n % 3 = 0 then ${id} else 'usr_' || n % 5000 end,
      (array['session.started', 'profile.updated', 'content.published', 'ticket.opened'])[n % 4 + 1],
      'user', 'usr_' || n % 5000, md5(n::text), '{}'
    from generate_series(1, ${lines}::integer) as n`.execute(db)
  await sql`analyze audit_log`.execute(db)
}

async function timed(work: () => Promise<string>): Promise<{ seconds: number; result: string }> {
  const startedAt = performance.now()
  const result = await work()
  return { seconds: Math.round((performance.now() - startedAt) / 100) / 10, result }
}

function followMemory(): { before: number; stop: () => number } {
  const before = residentMb()
  let highest = before
  const timer = setInterval(() => {
    highest = Math.max(highest, residentMb())
  }, 200)
  return {
    before,
    stop() {
      clearInterval(timer)
      return highest
    },
  }
}

function residentMb(): number {
  const status = readFileSync(`/proc/${app.server.process.pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}
