import pg from 'pg'
import type { Log } from '../log.ts'
import { CHANNEL } from './notices.ts'

const MAX_PAUSE_MS = 5_000

/**
 * Keeps one connection that receives notices of other processes, and reconnects when it breaks. Calls `onGap` after each
 * connect, because notices sent in between are lost.
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
    next.once('end', () => reconnect(next))
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
      if (failures > 0) log.info('live updates receive notices again')
      failures = 0
      onGap()
    } catch {
      // A connection that never opened emits no "end".
      await next.end().catch(() => {})
      reconnect(next)
    }
  }

  function reconnect(broken: pg.Client): void {
    if (isStopped || client !== broken) return
    client = undefined
    if (failures++ === 0) log.warn('live updates lost their connection: polling the database every two seconds')
    retry = setTimeout(connect, Math.min(MAX_PAUSE_MS, 100 * 2 ** failures)).unref()
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
