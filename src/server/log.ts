import { type Logger, pino } from 'pino'

export type Log = Logger

/** Structured log on standard output. Nothing personal is ever passed to it: ids, codes and times only. */
export function createLog(level = 'info'): Log {
  return pino({
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  })
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
    log.fatal({ err: error }, 'unexpected error that nobody handled')
    process.exit(1)
  }
  process.on('uncaughtException', end)
  process.on('unhandledRejection', end)
}
