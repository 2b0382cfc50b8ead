import { setTimeout as wait } from 'node:timers/promises'
import { type Logger, pino } from 'pino'

export type Log = Logger

/** Structured log on standard output. Callers pass ids, codes and times, never personal data. */
export function createLog(level = 'info'): Log {
  const options = {
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  }
  // 1 writes every line at once. With the default of 0, `flush` would not wait for the write.
  return pino(options, pino.destination({ sync: false, minLength: 1 }))
}

const FLUSH_TIMEOUT_MS = 400

/** Ends the process after the last lines are written, or after FLUSH_TIMEOUT_MS when nobody reads them. */
export async function endProcess(log: Log, code: number): Promise<void> {
  const flushed = new Promise<boolean>((resolve) => log.flush(() => resolve(true)))
  // The reader is stuck. `process.exit` would wait for it for ever.
  if (!(await Promise.race([flushed, wait(FLUSH_TIMEOUT_MS, false)]))) process.kill(process.pid, 'SIGKILL')
  process.exit(code)
}

const STACK_FRAME = /^ {4}at .*:\d+:\d+\)?$/gm

/** Messages of databases and parsers quote what people typed, so the log leaves those messages out. */
export function describeError(error: unknown): Record<string, unknown> | string {
  if (!(error instanceof Error)) return typeof error
  const { code, severity, table, constraint } = error as Error & Record<string, unknown>
  const quotesData = severity !== undefined || error instanceof SyntaxError
  return {
    type: error.name,
    ...(code !== undefined && { code }),
    ...(table !== undefined && { table }),
    ...(constraint !== undefined && { constraint }),
    ...(!quotesData && { message: error.message }),
    stack: error.stack?.replace(error.message, '').match(STACK_FRAME)?.join('\n'),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}

/** Logs the output of libraries and uncaught errors. An uncaught error ends the process. */
export function logConsoleAndCrashes(log: Log): void {
  for (const method of ['log', 'info', 'warn', 'error'] as const) {
    console[method] = (...said: unknown[]) => {
      const err = said.find((part) => part instanceof Error)
      log.warn(
        { ...(err !== undefined && { err }), said: typeof said[0] === 'string' ? said[0] : undefined },
        'console',
      )
    }
  }
  const end = (error: unknown) => {
    // Not `fatal`, which writes synchronously and would wait for a stuck reader.
    log.error({ err: error }, 'uncaught error')
    void endProcess(log, 1)
  }
  process.on('uncaughtException', end)
  process.on('unhandledRejection', end)
}
