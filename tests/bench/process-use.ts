import { readFileSync } from 'node:fs'
import type { TestServer } from '../support/server.ts'

const readProcess = ({ process }: TestServer, file: string) => readFileSync(`/proc/${process.pid}/${file}`, 'utf8')

/** The memory of a server's process. */
export function residentMb(server: TestServer): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readProcess(server, 'status'))?.[1] ?? 0) / 1024)
}

/**
 * User and system time of a server so far, in ms: unlike a time on the clock it is much the same on a busy machine. Linux
 * counts it in hundredths of a second.
 */
export function processorMs(server: TestServer): number {
  const fields = readProcess(server, 'stat').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}
