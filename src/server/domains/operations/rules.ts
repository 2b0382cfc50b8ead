const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const MB = 1024 * 1024

/** Fine; somebody should look at it soon; something is broken now. */
export type Health = 'ok' | 'attention' | 'failing'

/** From so many milliseconds on people notice. */
export function healthOfDatabase(answerMs: number): Health {
  if (answerMs > 2_000) return 'failing'
  return answerMs > 250 ? 'attention' : 'ok'
}

type JobRun = { startedAt: string; endedAt: string | null; failedAt: string | null }

/** A job that has missed three turns has stopped; one that never ran has an hour after its first chance. */
export function healthOfJob(everyMs: number, run: JobRun | undefined, now: Date): Health {
  if (run === undefined) return 'attention'
  if (run.failedAt !== null) return 'failing'
  return now.getTime() - Date.parse(run.startedAt) > 3 * everyMs + 5 * MINUTE ? 'attention' : 'ok'
}

export function healthOfMail(mail: { oldestQueuedAt: string | null; dead: number }, now: Date): Health {
  const waitsMs = mail.oldestQueuedAt === null ? 0 : now.getTime() - Date.parse(mail.oldestQueuedAt)
  if (waitsMs > DAY) return 'failing'
  return waitsMs > 15 * MINUTE || mail.dead > 0 ? 'attention' : 'ok'
}

/** In bytes. A tenth or a gigabyte is room for some weeks; 200 MB for hours. */
export function healthOfDisk(free: number, total: number): Health {
  if (free < 200 * MB) return 'failing'
  return free < 1024 * MB || free < total / 10 ? 'attention' : 'ok'
}

type BackupRun = { lastGoodAt: string | null; failedAt: string | null }

/** One a day is expected, also of a new installation; two hours are for a backup that takes long. */
export function healthOfBackup({ lastGoodAt, failedAt }: BackupRun, installedAt: string, now: Date): Health {
  const ageMs = now.getTime() - Date.parse(lastGoodAt ?? installedAt)
  if (ageMs > 7 * DAY) return 'failing'
  return ageMs > DAY + 2 * HOUR || failedAt !== null ? 'attention' : 'ok'
}

export function worstOf(states: Health[]): Health {
  if (states.includes('failing')) return 'failing'
  return states.includes('attention') ? 'attention' : 'ok'
}
