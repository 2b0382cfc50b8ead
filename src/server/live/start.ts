import type { Deps } from '../context.ts'
import { readCursor } from '../domains/chat/index.ts'
import { ChatHub } from './hub.ts'
import { listenOnPostgres } from './listen-on-postgres.ts'

/** One machine: other processes on the file are seen by looking at one number. */
const SQLITE_POLL_MS = 100
/** PostgreSQL tells by itself; this is for the moments in which it could not. */
const POSTGRES_POLL_MS = 2_000

/** The live part of the chat: the hub, and what tells it that another process has written. */
export function startChat(deps: Deps): { hub: ChatHub; stop(): Promise<void> } {
  const hub = new ChatHub(deps)
  const { databaseUrl } = deps.config
  const listening =
    databaseUrl === undefined ? undefined : listenOnPostgres(databaseUrl, deps.log, hub.wakeAt, hub.wake)
  const everyMs = databaseUrl === undefined ? SQLITE_POLL_MS : POSTGRES_POLL_MS
  const poll = async () => {
    if (hub.openStreams > 0) {
      const newest = await readCursor(deps, { kind: 'adviser' }).catch(() => 0)
      hub.wakeAt(newest)
    }
    timer = setTimeout(poll, everyMs).unref()
  }
  let timer = setTimeout(poll, everyMs).unref()
  return {
    hub,
    stop: async () => {
      clearTimeout(timer)
      hub.stop()
      await listening?.stop()
    },
  }
}
