import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'

const scopes = new AsyncLocalStorage<{ isOpen: boolean }>()

/** Runs the work of one transaction. What it leaves running is outside of it once the work is over. */
export async function noteTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  const scope = { isOpen: true }
  try {
    return await scopes.run(scope, work)
  } finally {
    scope.isOpen = false
  }
}

/** Throws where another connection is asked for inside a transaction: on one connection that would wait for ever. */
export function refuseInsideTransaction(): void {
  if (scopes.getStore()?.isOpen) throw new Error('The ctx outside of a transaction was used inside it: use its tx.')
}

/** Here and not in a driver: Kysely lets nobody but the holder of a single connection as far as the driver. */
export function guardConnections<Guarded extends Kysely<Database>>(db: Guarded): Guarded {
  const executor = db.getExecutor()
  const provide = executor.provideConnection.bind(executor)
  executor.provideConnection = (consumer, options) => {
    refuseInsideTransaction()
    return provide(consumer, options)
  }
  return db
}
