const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const MB = 1024 * 1024

/** `ok`: works. `attention`: needs action soon. `failing`: broken. */
export type Health = 'ok' | 'attention' | 'failing'

/** In milliseconds. People notice slower answers. */
export function rateDatabase(answerMs: number): Health {
  if (answerMs > 2_000) return 'failing'
  return answerMs > 250 ? 'attention' : 'ok'
}

type JobRun = { startedAt: string; endedAt: string | null; failedAt: string | null }

/** A job has stopped after three missed runs. A job that never ran needs attention. */
export function rateJob(everyMs: number, run: JobRun | undefined, now: Date): Health {
  if (run === undefined) return 'attention'
  if (run.failedAt !== null) return 'failing'
  return now.getTime() - Date.parse(run.startedAt) > 3 * everyMs + 5 * MINUTE ? 'attention' : 'ok'
}

export function rateMail(mail: { oldestQueuedAt: string | null; dead: number }, now: Date): Health {
  const waitsMs = mail.oldestQueuedAt === null ? 0 : now.getTime() - Date.parse(mail.oldestQueuedAt)
  if (waitsMs > DAY) return 'failing'
  return waitsMs > 15 * MINUTE || mail.dead > 0 ? 'attention' : 'ok'
}

/** In bytes. A tenth of the disk or a gigabyte lasts some weeks, 200 MB some hours. */
export function rateDisk(free: number, total: number): Health {
  if (free < 200 * MB) return 'failing'
  return free < 1024 * MB || free < total / 10 ? 'attention' : 'ok'
}

type BackupRun = { lastGoodAt: string | null; failedAt: string | null }

/** One backup a day is expected, in a new installation too. A backup may take two hours. */
export function rateBackup({ lastGoodAt, failedAt }: BackupRun, installedAt: string, now: Date): Health {
  const ageMs = now.getTime() - Date.parse(lastGoodAt ?? installedAt)
  if (ageMs > 7 * DAY) return 'failing'
  return ageMs > DAY + 2 * HOUR || failedAt !== null ? 'attention' : 'ok'
}

export function findWorst(states: Health[]): Health {
  if (states.includes('failing')) return 'failing'
  return states.includes('attention') ? 'attention' : 'ok'
}
