import type { Ctx, Tx } from '../context.ts'
import { newId } from '../ids.ts'
import { JOBS, type JobName, type JobPayload, type Lane } from './definitions.ts'
import { wakeWorkers } from './wake.ts'

/** Shares the slots of a lane as one organisation. */
const NO_ORGANISATION = 'none'

type Options = {
  id?: string
  /** The job belongs to this organisation and goes when the organisation is erased. */
  organisationId?: string
  runAt?: Date
  /** While a job with the same name and key waits, another one is not enqueued. */
  key?: string
  /** Jobs of one sequence run one after another, oldest first. */
  sequence?: string
}

/** Enqueues a job in the caller's transaction: it runs if, and only if, that commits. */
export function enqueueJob<Name extends JobName>(
  tx: Tx,
  name: Name,
  payload: JobPayload<Name>,
  options: Options = {},
): Promise<void> {
  return insertJob(tx, { name, lane: JOBS[name].lane, payload: JOBS[name].payload.parse(payload), ...options })
}

type NewJob = Options & { name: string; lane: Lane; payload: unknown }

/** For jobs that enqueue themselves and so have no definition for others. */
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
      turn: organisationId ?? organisationOf(tx) ?? NO_ORGANISATION,
      sequence: options.sequence ?? null,
      key: options.key ?? null,
      run_at: (options.runAt ?? now).toISOString(),
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  wakeWorkers(lane)
}

function organisationOf({ actor }: Ctx): string | undefined {
  return actor.kind === 'visitor' ? undefined : actor.organisationId
}
