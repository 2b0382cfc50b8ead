import { formatMoment } from '#contracts/words/dates.ts'
import type { SystemHealth } from '#server/domains/operations/index.ts'

export type HealthPart = { name: string; health: SystemHealth['overall']; finding: string; detail: string }

/** The server words the figures, because it has the right clock. */
export function presentHealth(health: SystemHealth) {
  return {
    parts: [databasePart(health), jobsPart(health), mailPart(health), diskPart(health), backupPart(health)],
    jobs: health.jobs.list.map((job) => ({
      name: job.name,
      health: job.health,
      every: formatInterval(job.everyMs),
      lastRun: job.startedAt === null ? 'Not yet' : formatMoment(job.startedAt),
      failure: job.failedAt === null ? null : `Failed ${formatMoment(job.failedAt)}: ${job.lastError ?? 'unknown'}`,
    })),
    // Scheduled jobs that are not due have their own line above.
    counts: health.queue.counts
      .filter(({ waiting, running, dead }) => waiting + running + dead > 0)
      .map((count) => ({ ...count, oldest: count.oldestAt === null ? '–' : formatMoment(count.oldestAt) })),
    dead: health.queue.dead,
    failedJobs: health.queue.failed.map((job) => ({ ...job, when: formatMoment(job.createdAt) })),
  }
}

export type PresentedHealth = ReturnType<typeof presentHealth>

function databasePart({ database }: SystemHealth): HealthPart {
  const detail =
    database.health === 'ok' ? 'It answers as fast as it should.' : 'It answers slowly: look at the machine.'
  return {
    name: 'Database',
    health: database.health,
    finding: `${database.answerMs} ms`,
    detail: `${database.engine}. ${detail}`,
  }
}

function jobsPart({ jobs, queue, mail }: SystemHealth): HealthPart {
  const well = jobs.list.filter(({ health }) => health === 'ok').length
  const failed = jobs.list.filter(({ failedAt }) => failedAt !== null).length
  const others = queue.dead - mail.dead
  const givenUp = others > 0 ? ` ${others} given up, see below.` : ''
  const detail = `${failed > 0 ? `${failed} failed at the last run.` : 'None failed at its last run.'}${givenUp}`
  return { name: 'Scheduled jobs', health: jobs.health, finding: `${well} of ${jobs.list.length} on time`, detail }
}

function mailPart({ mail }: SystemHealth): HealthPart {
  const oldest =
    mail.oldestQueuedAt === null ? 'Nothing waits.' : `The oldest waits since ${formatMoment(mail.oldestQueuedAt)}.`
  const dead = mail.dead === 0 ? 'None was given up.' : `${mail.dead} given up, see below.`
  return { name: 'Mail queue', health: mail.health, finding: `${mail.queued} queued`, detail: `${oldest} ${dead}` }
}

function diskPart({ disk }: SystemHealth): HealthPart {
  const gigabytes = (bytes: number) => (bytes / 1024 ** 3).toFixed(1)
  const share = disk.totalBytes === 0 ? 0 : Math.round((disk.freeBytes / disk.totalBytes) * 100)
  return {
    name: 'Disk',
    health: disk.health,
    finding: `${gigabytes(disk.freeBytes)} GB free`,
    detail: `${share}% of ${gigabytes(disk.totalBytes)} GB where the data folder is.`,
  }
}

function backupPart({ backup, database }: SystemHealth): HealthPart {
  const failure = backup.failedAt === null ? '' : ` The last try failed ${formatMoment(backup.failedAt)}.`
  const never =
    database.engine === 'SQLite'
      ? 'The first one is made soon after the start, then one a day.'
      : 'Run “npm run backup” once a day. docs/operations.md shows how.'
  return {
    name: 'Last backup',
    health: backup.health,
    finding: backup.lastGoodAt === null ? 'None yet' : formatMoment(backup.lastGoodAt),
    detail: `${backup.lastGoodAt === null ? never : 'Copied and checked.'}${failure}`,
  }
}

function formatInterval(ms: number): string {
  const minutes = Math.round(ms / 60_000)
  if (minutes < 60) return `Every ${minutes} min`
  return minutes === 60 ? 'Every hour' : `Every ${Math.round(minutes / 60)} h`
}
