import pg from 'pg'
import type { Log } from '../log.ts'
import { CHANNEL } from './notices.ts'

const LONGEST_PAUSE_MS = 5_000

/**
 * Keeps one connection that hears of other processes. When it breaks it is made again, and `onGap` is called: what was
 * published meanwhile was not heard.
 */
export function listenOnPostgres(
  connectionString: string,
  log: Log,
  onNotice: (payload: string) => void,
  onGap: () => void,
): { stop(): Promise<void> } {
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let failures = 0
  let isStopped = false

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString,
      application_name: 'ogham-live',
      connectionTimeoutMillis: 3_000,
      keepAlive: true,
    })
    client = next
    next.on('notification', ({ payload = '' }) => onNotice(payload))
    next.on('error', () => {})
    next.once('end', () => again(next))
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
      if (failures > 0) log.info('live updates hear of other processes again')
      failures = 0
      onGap()
    } catch {
      // A connection that was never made has no end to tell of.
      await next.end().catch(() => {})
      again(next)
    }
  }

  function again(broken: pg.Client): void {
    if (isStopped || client !== broken) return
    client = undefined
    if (failures++ === 0)
      log.warn('live updates lost their connection to the database: they look every two seconds meanwhile')
    retry = setTimeout(connect, Math.min(LONGEST_PAUSE_MS, 100 * 2 ** failures)).unref()
  }

  void connect()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(retry)
      await client?.end().catch(() => {})
    },
  }
}
