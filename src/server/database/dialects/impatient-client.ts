import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

/** A request answers within 2 s, also when the database has become unreachable without a word. */
const PATIENCE_MS = 1_500

const isUnhurried = new AsyncLocalStorage<true>()

/** Runs work that may keep the database busy for as long as it takes: migrations. */
export function unhurried<Result>(work: () => Promise<Result>): Promise<Result> {
  return isUnhurried.run(true, work)
}

/**
 * Gives up the whole connection when an answer does not come. Giving up the query alone would leave its transaction
 * open on a connection that others use next.
 */
export class ImpatientClient extends pg.Client {
  override query(...given: unknown[]): never {
    const answer = (super.query as (...given: unknown[]) => unknown).apply(this, given)
    if (answer instanceof Promise && isUnhurried.getStore() === undefined) {
      const timer = setTimeout(() => this.#giveUp(), PATIENCE_MS)
      const stopWaiting = () => clearTimeout(timer)
      answer.then(stopWaiting, stopWaiting)
    }
    return answer as never
  }

  #giveUp(): void {
    const { stream } = (this as unknown as { connection: { stream: { destroy(error: Error): void } } }).connection
    stream.destroy(Object.assign(new Error('the database did not answer in time'), { code: 'ETIMEDOUT' }))
  }
}
