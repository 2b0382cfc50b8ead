import { randomUUID } from 'node:crypto'
import type { Deps } from '../context.ts'
import { Hub, type HubOptions } from './hub.ts'
import { listenOnPostgres } from './listen-on-postgres.ts'
import { NoticeReader } from './notices.ts'
import { Relay } from './relay.ts'

/** One machine: what other processes have stored in the file is seen by looking at a few numbers. */
const SQLITE_POLL_MS = 100
/** PostgreSQL tells by itself; this is for the moments in which it could not. */
const POSTGRES_POLL_MS = 2_000

/** The hub of this process, and what connects it with the other processes. */
export function startLive(deps: Deps, options?: Partial<HubOptions>): { hub: Hub; stop(): Promise<void> } {
  const hub = new Hub(deps, options)
  const { databaseUrl } = deps.config
  const neighbours = databaseUrl === undefined ? undefined : connectNeighbours(deps, databaseUrl, hub)
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
      await neighbours?.stop()
    },
  }
}

/** The other processes on the same PostgreSQL. */
function connectNeighbours(deps: Deps, databaseUrl: string, hub: Hub) {
  const ownName = randomUUID()
  const reader = new NoticeReader(ownName)
  const relay = new Relay(deps, ownName)
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
