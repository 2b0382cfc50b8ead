import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'

const scopes = new AsyncLocalStorage<{ isOpen: boolean }>()

/** Runs the work of one transaction. Promises that outlive the work are outside of the transaction. */
export async function trackTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  const scope = { isOpen: true }
  try {
    return await scopes.run(scope, work)
  } finally {
    scope.isOpen = false
  }
}

/** Throws when a transaction asks for a second connection. SQLite has one, so the call would wait for ever. */
export function refuseInsideTransaction(): void {
  if (scopes.getStore()?.isOpen) throw new Error('The ctx outside of a transaction was used inside it. Use tx instead.')
}

/** Wraps the executor and not the driver, because Kysely waits for the single connection before it calls the driver. */
export function refuseConnectionsInTransaction<Guarded extends Kysely<Database>>(db: Guarded): Guarded {
  const executor = db.getExecutor()
  const provide = executor.provideConnection.bind(executor)
  executor.provideConnection = (consumer, options) => {
    refuseInsideTransaction()
    return provide(consumer, options)
  }
  return db
}
