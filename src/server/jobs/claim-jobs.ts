import { type ExpressionBuilder, sql } from 'kysely'
import type { Deps } from '../context.ts'
import type { Database } from '../database/schema.ts'
import { newId } from '../ids.ts'
import type { Lane } from '../queue/job-definitions.ts'

/** After this many failures (about four minutes) a job no longer blocks later jobs of its sequence. */
const MAX_BLOCKING_ATTEMPTS = 8

export type ClaimedJob = {
  id: string
  name: string
  payload: string
  organisationId: string | null
  /** Includes the attempt that starts now. */
  attempts: number
  createdAt: Date
  leaseId: string
}

type Store = Pick<Deps, 'db' | 'now' | 'config'>

/**
 * Lists the next turns after the given one that have a due job in a lane. The query steps from one turn to the next in
 * the index, so 10,000 jobs of one organisation cost as much as one.
 */
export async function listTurns({ db, now }: Store, lane: Lane, after: string, limit: number): Promise<string[]> {
  const at = now().toISOString()
  const next = (than: unknown) => sql`(select waiting.turn from jobs as waiting
    where waiting.lane = ${lane} and waiting.dead_at is null and waiting.turn > ${than}
    order by waiting.turn limit 1)`
  const { rows } = await sql<{ turn: string }>`
    with recursive turns (turn) as (
      select ${next(after)} union all select ${next(sql.ref('turns.turn'))} from turns where turns.turn is not null
    )
    select turn from turns where turn is not null and exists (
      select 1 from jobs where jobs.lane = ${lane} and jobs.dead_at is null and jobs.turn = turns.turn
        and jobs.run_at <= ${at} and (jobs.leased_until is null or jobs.leased_until <= ${at})
    ) limit ${limit}`.execute(db)
  return rows.map(({ turn }) => turn)
}

type ClaimRequest = { lane: Lane; turn: string; names: string[]; limit: number; leaseMs: number }

/** Claims due jobs in one statement, so that each job goes to only one process. */
export async function claimJobs(store: Store, wanted: ClaimRequest): Promise<ClaimedJob[]> {
  const leaseId = newId('lease')
  const now = store.now()
  const rows = await store.db
    .with('due', (db) => {
      const due = db
        .selectFrom('jobs')
        .select('id')
        .where('lane', '=', wanted.lane)
        .where('turn', '=', wanted.turn)
        .where((row) => isDue(row, wanted.names, now.toISOString()))
        .orderBy('run_at')
        .orderBy('id')
        .limit(wanted.limit)
      return store.config.databaseUrl === undefined ? due : due.forUpdate().skipLocked()
    })
    .updateTable('jobs')
    .set((row) => ({
      lease_id: leaseId,
      leased_until: new Date(now.getTime() + wanted.leaseMs).toISOString(),
      // Counted before the attempt, so that a job that crashes the process runs out of attempts.
      attempts: row('attempts', '+', 1),
    }))
    .where('id', 'in', (db) => db.selectFrom('due').select('due.id'))
    .returning(['id', 'name', 'payload', 'organisation_id', 'attempts', 'created_at'])
    .execute()
  const jobs = rows.map(({ organisation_id, created_at, ...row }) => ({
    ...row,
    organisationId: organisation_id,
    createdAt: new Date(created_at),
    leaseId,
  }))
  // PostgreSQL returns updated rows in no particular order.
  return jobs.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

function isDue(row: ExpressionBuilder<Database, 'jobs'>, names: string[], now: string) {
  const earlier = row
    .selectFrom('jobs as earlier')
    .select('earlier.id')
    .whereRef('earlier.sequence', '=', 'jobs.sequence')
    .whereRef('earlier.id', '<', 'jobs.id')
    .where('earlier.dead_at', 'is', null)
    .where('earlier.attempts', '<', MAX_BLOCKING_ATTEMPTS)
    .where('earlier.name', 'in', names)
  return row.and([
    row('dead_at', 'is', null),
    row('run_at', '<=', now),
    row.or([row('leased_until', 'is', null), row('leased_until', '<=', now)]),
    row('name', 'in', names),
    row.or([row('attempts', '>=', MAX_BLOCKING_ATTEMPTS), row.not(row.exists(earlier))]),
  ])
}
