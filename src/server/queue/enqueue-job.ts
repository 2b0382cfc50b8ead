import type { CompiledQuery, Selectable } from 'kysely'
import type { Ctx, Tx } from '../context.ts'
import type { JobsTable } from '../database/job-tables.ts'
import { keptQuery, pickColumns } from '../database/kept-query.ts'
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
  /** Enqueues nothing while a job with the same name and key waits. */
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
  return insertJob(tx, describeJob(name, payload, options))
}

/** Builds the write of `enqueueJob`, for `runTogether`. */
export function buildJob<Name extends JobName>(
  tx: Tx,
  name: Name,
  payload: JobPayload<Name>,
  options: Options & { runAt: Date },
): CompiledQuery {
  return buildInsert(tx, describeJob(name, payload, options))
}

function describeJob<Name extends JobName>(name: Name, payload: JobPayload<Name>, options: Options): NewJob {
  return { name, lane: JOBS[name].lane, payload: JOBS[name].payload.parse(payload), ...options }
}

const COLUMNS = [
  'id',
  'name',
  'lane',
  'payload',
  'organisation_id',
  'turn',
  'sequence',
  'key',
  'run_at',
  'created_at',
] as const
const insertRow = keptQuery((db, row: Pick<Selectable<JobsTable>, (typeof COLUMNS)[number]>) =>
  db
    .insertInto('jobs')
    .values(pickColumns(row, COLUMNS))
    .onConflict((conflict) => conflict.doNothing()),
)

type NewJob = Options & { name: string; lane: Lane; payload: unknown }

/** Enqueues a scheduled job, which has no definition in `JOBS`. */
export async function insertJob(tx: Tx, job: NewJob): Promise<void> {
  await tx.db.executeQuery(buildInsert(tx, job))
  if (job.runAt === undefined || job.runAt <= tx.now()) wakeWorkers(job.lane)
}

function buildInsert(tx: Tx, { name, lane, payload, ...options }: NewJob): CompiledQuery {
  const now = tx.now()
  const { organisationId } = options
  return insertRow.prepare(tx, {
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
}

function actorOrganisationId({ actor }: Ctx): string | undefined {
  return actor.kind === 'visitor' ? undefined : actor.organisationId
}
