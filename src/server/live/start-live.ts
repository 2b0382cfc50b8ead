import { randomUUID } from 'node:crypto'
import type { Deps } from '../context.ts'
import { Hub, type HubOptions } from './hub.ts'
import { listenOnPostgres } from './listen-on-postgres.ts'
import { NoticeReader } from './notices.ts'
import { Relay } from './relay.ts'

/** SQLite has no notices, so events of other processes are found by polling. */
const SQLITE_POLL_MS = 100
/** PostgreSQL sends notices. Polling finds events whose notice was lost. */
const POSTGRES_POLL_MS = 2_000

/** Starts the hub of this process and connects it with other processes. */
export function startLive(deps: Deps, options?: Partial<HubOptions>): { hub: Hub; stop(): Promise<void> } {
  const hub = new Hub(deps, options)
  const { databaseUrl } = deps.config
  const otherProcesses = databaseUrl === undefined ? undefined : connectProcesses(deps, databaseUrl, hub)
  const everyMs = databaseUrl === undefined ? SQLITE_POLL_MS : POSTGRES_POLL_MS
  const poll = async () => {
    if (hub.openStreams > 0) await hub.poll()
    timer = setTimeout(poll, everyMs).unref()
  }
  let timer = setTimeout(poll, everyMs).unref()
  return {
    hub,
    stop: async () => {
      clearTimeout(timer)
      hub.stop()
      await otherProcesses?.stop()
    },
  }
}

/** Connects the hub with other processes on the same PostgreSQL. */
function connectProcesses(deps: Deps, databaseUrl: string, hub: Hub) {
  const processId = randomUUID()
  const reader = new NoticeReader(processId)
  const relay = new Relay(deps, processId)
  deps.live.on('passing', relay.send)
  const onNotice = (payload: string) => {
    const notice = reader.read(payload)
    if (notice === undefined) return
    if ('sequence' in notice) hub.wake(notice.topic, notice.sequence)
    else hub.pass(notice.topic, notice.frame)
  }
  const listening = listenOnPostgres(databaseUrl, deps.log, onNotice, hub.poll)
  return {
    stop: () => {
      deps.live.off('passing', relay.send)
      return listening.stop()
    },
  }
}
