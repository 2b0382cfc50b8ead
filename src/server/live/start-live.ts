import { CompiledQuery } from 'kysely'
import type { Deps } from '../context.ts'
import { keptQuery } from '../database/kept-query.ts'
import { Hub, type HubOptions } from './hub.ts'
import { listenOnPostgres } from './listen-on-postgres.ts'
import { NoticeReader } from './notices.ts'
import { Relay } from './relay.ts'

/** SQLite has no notices, so polling finds writes of other processes. */
const SQLITE_POLL_MS = 100
/** Interval for reading the numbers of all open topics. Finds events whose notice or read was lost. */
const FULL_POLL_MS = 2_000

/** Starts the hub of this process and connects it with other processes. */
export function startLive(deps: Deps, options?: Partial<HubOptions>): { hub: Hub; stop(): Promise<void> } {
  const hub = new Hub(deps, options)
  const { databaseUrl } = deps.config
  const otherProcesses = databaseUrl === undefined ? undefined : connectProcesses(deps, databaseUrl, hub)
  const everyMs = databaseUrl === undefined ? SQLITE_POLL_MS : FULL_POLL_MS
  const hasNews = databaseUrl === undefined ? watchOtherProcesses(deps) : async () => true
  let polledAt = 0
  const poll = async () => {
    const isDue = performance.now() - polledAt >= FULL_POLL_MS
    if (hub.openStreams > 0 && ((await hasNews()) || isDue)) {
      polledAt = performance.now()
      await hub.poll()
    }
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

const readDataVersion = keptQuery(() => ({
  compile: () => CompiledQuery.raw('pragma data_version') as CompiledQuery<{ data_version: number }>,
}))

/**
 * Returns a function that reports whether another process has changed the SQLite file since the last call. Costs much
 * less than reading topics.
 */
function watchOtherProcesses(deps: Deps): () => Promise<boolean> {
  let last: number | undefined
  return async () => {
    const [row] = await readDataVersion(deps, {}).catch(() => [])
    const hasChanged = row?.data_version !== last
    last = row?.data_version
    return hasChanged
  }
}

/** Connects the hub with other processes on the same PostgreSQL. */
function connectProcesses(deps: Deps, databaseUrl: string, hub: Hub) {
  const { processId } = deps.live
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
