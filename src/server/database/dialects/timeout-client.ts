import pg from 'pg'
import { findStatementName } from './named-statements.ts'

/** PostgreSQL cancels a statement at its timeout. Its answer may take this much longer. */
const RESPONSE_GRACE_MS = 400

/**
 * Closes the connection when no answer arrives after the server's own timeout, because the network is then silent.
 * Abandoning only the query would leave its transaction open on a connection that the pool uses again.
 */
export class TimeoutClient extends pg.Client {
  readonly #queryTimeoutMs: number

  constructor(config?: pg.ClientConfig) {
    super(config)
    this.#queryTimeoutMs = Number(config?.statement_timeout || 0)
  }

  override query(...given: unknown[]): never {
    const answer = (super.query as (...given: unknown[]) => unknown).apply(this, nameKept(given))
    if (answer instanceof Promise && this.#queryTimeoutMs > 0) this.#closeWithout(answer)
    return answer as never
  }

  #closeWithout(answer: Promise<unknown>): void {
    let isAnswered = false
    // A busy process runs timers before it reads. setImmediate lets it read an answer that has already arrived.
    const closeIfSilent = () => setImmediate(() => isAnswered || this.#close())
    const timer = setTimeout(closeIfSilent, this.#queryTimeoutMs + RESPONSE_GRACE_MS)
    const settle = () => {
      isAnswered = true
      clearTimeout(timer)
    }
    answer.then(settle, settle)
  }

  #close(): void {
    const { stream } = (this as unknown as { connection: { stream: { destroy(error: Error): void } } }).connection
    stream.destroy(Object.assign(new Error('the database did not answer in time'), { code: 'ETIMEDOUT' }))
  }
}

function nameKept(given: unknown[]): unknown[] {
  const [text, values, ...rest] = given
  const name = typeof text === 'string' && Array.isArray(values) ? findStatementName(text) : undefined
  return name === undefined ? given : [{ name, text, values }, ...rest]
}
