import type { Ctx, Tx } from '../context.ts'
import { newId } from '../ids.ts'
import { JOBS, type JobName, type JobPayload, type Lane } from './job-definitions.ts'
import { wakeWorkers } from './wake-workers.ts'

/** Jobs without an organisation share one turn. */
const NO_ORGANISATION = 'none'

type Options = {
  id?: string
  /** Erasing this organisation deletes the job. */
  organisationId?: string
  runAt?: Date
  /** Nothing is enqueued while a job with the same name and key waits. */
  key?: string
  /** Jobs of one sequence run one after another, oldest first. */
  sequence?: string
}

/** Enqueues a job in the caller's transaction. The job runs only if that transaction commits. */
export function enqueueJob<Name extends JobName>(
  tx: Tx,
  name: Name,
  payload: JobPayload<Name>,
  options: Options = {},
): Promise<void> {
  return insertJob(tx, { name, lane: JOBS[name].lane, payload: JOBS[name].payload.parse(payload), ...options })
}

type NewJob = Options & { name: string; lane: Lane; payload: unknown }

/** Enqueues a scheduled job, which has no definition in `JOBS`. */
export async function insertJob(tx: Tx, { name, lane, payload, ...options }: NewJob): Promise<void> {
  const now = tx.now()
  const { organisationId } = options
  await tx.db
    .insertInto('jobs')
    .values({
      id: options.id ?? newId('job'),
      name,
      lane,
      payload: JSON.stringify(payload),
      organisation_id: organisationId ?? null,
      turn: organisationId ?? actorOrganisationId(tx) ?? NO_ORGANISATION,
      sequence: options.sequence ?? null,
      key: options.key ?? null,
      run_at: (options.runAt ?? now).toISOString(),
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if (options.runAt === undefined || options.runAt <= now) wakeWorkers(lane)
}

function actorOrganisationId({ actor }: Ctx): string | undefined {
  return actor.kind === 'visitor' ? undefined : actor.organisationId
}
