import { setTimeout as wait } from 'node:timers/promises'
import { type Logger, pino } from 'pino'

export type Log = Logger

/** Structured log on standard output. Nothing personal is ever passed to it: ids, codes and times only. */
export function createLog(level = 'info'): Log {
  const options = {
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  }
  // Every line goes out at once; with a length of 0, which is the default, `flush` would not wait for it.
  return pino(options, pino.destination({ sync: false, minLength: 1 }))
}

/** For the last lines. */
const FLUSHING_MS = 400

/** Ends the process once the last lines are out, or nobody reads them any more. */
export async function endProcess(log: Log, code: number): Promise<void> {
  const flushed = new Promise<boolean>((resolve) => log.flush(() => resolve(true)))
  // Their reader is stuck: `process.exit` would wait for it, for ever.
  if (!(await Promise.race([flushed, wait(FLUSHING_MS, false)]))) process.kill(process.pid, 'SIGKILL')
  process.exit(code)
}

const FRAME = /^ {4}at .*:\d+:\d+\)?$/gm

/** What a database or a parser says of an error quotes what somebody typed; where and what kind it was does not. */
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
    stack: error.stack?.replace(error.message, '').match(FRAME)?.join('\n'),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}

/** What libraries print, and what nobody caught, become lines of the log as well. */
export function logEverything(log: Log): void {
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
    // As an error: `fatal` writes on the spot, and waits for a reader who is stuck.
    log.error({ err: error }, 'unexpected error that nobody handled')
    void endProcess(log, 1)
  }
  process.on('uncaughtException', end)
  process.on('unhandledRejection', end)
}
