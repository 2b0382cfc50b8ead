import { type Logger, pino } from 'pino'

export type Log = Logger

/** Structured log on standard output. Nothing personal is ever passed to it: ids, codes and times only. */
export function createLog(level = 'info'): Log {
  return pino({ level, base: { pid: process.pid }, timestamp: pino.stdTimeFunctions.isoTime })
}
