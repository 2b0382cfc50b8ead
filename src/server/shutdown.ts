import type { Server } from 'node:http'
import type { Deps } from './context.ts'
import type { Readiness } from './http/health.ts'

const PATIENCE_MS = 10_000

type Running = {
  server: Server
  deps: Deps
  readiness: Readiness
  parts: { stop(): void | Promise<void> }[]
}

/**
 * Ends the process in order: readiness red, no new connections, requests in flight finish (10 s at most), jobs are
 * released, the database is closed. A second signal ends it at once.
 */
export function stopOnSignals(running: Running): void {
  let isStopping = false
  const stop = async (reason: string) => {
    if (isStopping) process.exit(1)
    isStopping = true
    await stopInOrder(running, reason)
    process.exit(0)
  }
  process.on('SIGTERM', () => stop('SIGTERM'))
  process.on('SIGINT', () => stop('SIGINT'))
  // Started by `npm start`: when that process is killed, this one must not keep the port.
  process.on('disconnect', () => stop('parent process ended'))
}

async function stopInOrder({ server, deps, readiness, parts }: Running, reason: string): Promise<void> {
  deps.log.info({ reason }, 'stopping')
  readiness.isStopping = true
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const force = setTimeout(() => server.closeAllConnections(), PATIENCE_MS)
  await closed
  clearTimeout(force)
  for (const part of parts) await part.stop()
  await deps.db.destroy()
  deps.log.info('stopped')
}
