import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Deps } from './context.ts'
import type { Readiness } from './http/health.ts'
import { endProcess } from './log.ts'

/**
 * How long new requests are still taken: a proxy that asks for readiness every second has then heard three times that
 * it is red. Nobody waits for that where nobody asks.
 */
const DRAIN_MS = 3_500
/** Proxies ask at least this often. */
const ASKED_WITHIN_MS = 30_000
/** From the signal on, for requests in flight; then their connections are closed. */
const PATIENCE_MS = 8_000
/** For the database after that: one that no longer answers must not keep the process. */
const CLOSING_MS = 1_500
/** Ctrl+C reaches this process from the terminal and again through `npm start`: that is one signal. */
const SAME_SIGNAL_MS = 1_000

type Running = {
  server: Server
  deps: Deps
  readiness: Readiness
  parts: { stop(): void | Promise<void> }[]
}

/**
 * Ends the process in order, within 10 s: readiness red, a proxy in front turns to others, no new connections, requests
 * in flight finish, jobs are released, the database is closed. A second signal ends it at once.
 */
export function stopOnSignals(running: Running): void {
  let stoppingSince: number | undefined
  const stop = async (reason: string) => {
    stoppingSince = performance.now()
    await stopInOrder(running, reason)
    await endProcess(running.deps.log, 0)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
    process.on(signal, () => {
      if (stoppingSince === undefined) void stop(signal)
      else if (performance.now() - stoppingSince > SAME_SIGNAL_MS) void endProcess(running.deps.log, 1)
    })
  }
  // Started by `npm start`: when that process is killed, this one must not keep the port.
  process.on('disconnect', () => {
    if (stoppingSince === undefined) void stop('parent process ended')
  })
}

async function stopInOrder({ server, deps, readiness, parts }: Running, reason: string): Promise<void> {
  deps.log.info({ reason }, 'stopping')
  readiness.isStopping = true
  const endsAt = performance.now() + PATIENCE_MS
  // So that a connection is never closed just when its next request is on the way.
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'))
  if (isWatched(readiness)) await wait(DRAIN_MS)
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // Connections become idle one after another as their last requests are answered.
  setInterval(() => server.closeIdleConnections(), 50).unref()
  const patience = endsAt - performance.now()
  setTimeout(() => server.closeAllConnections(), patience).unref()
  const inOrder = Promise.all([closed, ...parts.map((part) => part.stop())])
  await Promise.race([inOrder, wait(patience)])
  await Promise.race([deps.db.destroy(), wait(CLOSING_MS)])
  deps.log.info('stopped')
}

function isWatched({ lastAskedAt }: Readiness): boolean {
  return lastAskedAt !== undefined && performance.now() - lastAskedAt < ASKED_WITHIN_MS
}
