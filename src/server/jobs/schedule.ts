import type { Deps } from '../context.ts'
import { runJob, type ScheduledJob } from './run-job.ts'
import { scheduledJobs } from './scheduled-jobs.ts'

/** A new process looks soon after its start, as another may have been away for long. */
const FIRST_AFTER_MS = 2000

/** Runs each job at its interval until stopped; a job never runs twice at once in one process. */
export function startSchedule(deps: Deps, jobs = scheduledJobs(deps.config)): { stop(): Promise<void> } {
  const underWay = new Map<string, Promise<void>>()
  const turn = (job: ScheduledJob) => {
    if (underWay.has(job.name)) return
    underWay.set(
      job.name,
      runJob(deps, job).finally(() => underWay.delete(job.name)),
    )
  }
  const timers = jobs.map((job) => setInterval(turn, job.everyMs, job).unref())
  const first = setTimeout(() => jobs.forEach(turn), FIRST_AFTER_MS).unref()
  return {
    stop: async () => {
      clearTimeout(first)
      for (const timer of timers) clearInterval(timer)
      await Promise.all(underWay.values())
    },
  }
}
