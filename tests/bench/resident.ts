import { readFileSync } from 'node:fs'
import type { TestServer } from '../support/server.ts'

/** The memory of a server's process. */
export function residentMb(server: TestServer): number {
  const status = readFileSync(`/proc/${server.process.pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}
