import type { Deps } from '../context.ts'
import { classifyFailure } from '../mail/delivery-failure.ts'

/** Logs jobs of a newer version, which wait for it, and gives up those older than `maxAgeMs`. */
export async function reportUnknownJobs({ db, log, now }: Deps, known: string[], maxAgeMs: number): Promise<void> {
  try {
    const oldest = new Date(now().getTime() - maxAgeMs).toISOString()
    const { numUpdatedRows } = await db
      .updateTable('jobs')
      .set({ dead_at: now().toISOString(), last_error: 'unknown_job' })
      .where('dead_at', 'is', null)
      .where('name', 'not in', known)
      .where('created_at', '<=', oldest)
      .executeTakeFirst()
    const waiting = await db
      .selectFrom('jobs')
      .select(['name', ({ fn }) => fn.countAll<number>().as('jobs')])
      .where('dead_at', 'is', null)
      .where('name', 'not in', known)
      .groupBy('name')
      .execute()
    if (numUpdatedRows > 0n) log.error({ jobs: Number(numUpdatedRows) }, 'unknown jobs given up')
    if (waiting.length > 0) log.warn({ waiting }, 'jobs wait for a newer version of the program')
  } catch (error) {
    log.warn({ code: classifyFailure(error).code }, 'could not look for unknown jobs')
  }
}
