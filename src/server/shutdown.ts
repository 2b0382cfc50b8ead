import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Deps } from './context.ts'
import type { Readiness } from './http/health.ts'
import { endProcess } from './log.ts'

/** While a proxy probes readiness, new requests are served this long. A probe every second fails three times. */
const DRAIN_MS = 3_500
/** A probe within this time means that a proxy is in front. */
const PROBE_MAX_AGE_MS = 30_000
/** Time from the signal until connections of open requests are closed. */
const REQUEST_GRACE_MS = 8_000
/** Bounds the wait for a database that does not answer. */
const DATABASE_CLOSE_TIMEOUT_MS = 1_500
/** Ctrl+C arrives twice, from the terminal and through `npm start`. Within this time both count as one signal. */
const REPEATED_SIGNAL_MS = 1_000

type Running = {
  server: Server
  deps: Deps
  readiness: Readiness
  parts: { stop(): void | Promise<void> }[]
}

/**
 * Ends the process within 10 s of a signal: fails readiness, refuses new connections, finishes open requests, releases
 * jobs and closes the database. A second signal ends the process immediately.
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
      else if (performance.now() - stoppingSince > REPEATED_SIGNAL_MS) void endProcess(running.deps.log, 1)
    })
  }
  // When the parent `npm start` is killed, this process must free the port.
  process.on('disconnect', () => {
    if (stoppingSince === undefined) void stop('parent process ended')
  })
}

async function stopInOrder({ server, deps, readiness, parts }: Running, reason: string): Promise<void> {
  deps.log.info({ reason }, 'stopping')
  readiness.isStopping = true
  const endsAt = performance.now() + REQUEST_GRACE_MS
  // Clients then send no further request on a connection that is about to close.
  server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'))
  if (hasRecentProbe(readiness)) await wait(DRAIN_MS)
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  setInterval(() => server.closeIdleConnections(), 50).unref()
  const remainingMs = endsAt - performance.now()
  setTimeout(() => server.closeAllConnections(), remainingMs).unref()
  const finished = Promise.all([closed, ...parts.map((part) => part.stop())])
  await Promise.race([finished, wait(remainingMs)])
  await Promise.race([deps.db.destroy(), wait(DATABASE_CLOSE_TIMEOUT_MS)])
  deps.log.info('stopped')
}

function hasRecentProbe({ lastProbedAt }: Readiness): boolean {
  return lastProbedAt !== undefined && performance.now() - lastProbedAt < PROBE_MAX_AGE_MS
}
