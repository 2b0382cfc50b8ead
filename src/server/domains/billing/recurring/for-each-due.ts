import type { Ctx } from '../../../context.ts'
import { inTransaction } from '../../../database/transaction.ts'

/**
 * Does what is due, each in a transaction of its own, until a round finds nothing to do. `act` says whether it did
 * something: another process may have been faster. One that fails does not keep the others waiting; the first failure
 * is thrown at the end.
 */
export async function forEachDue<Row>(
  ctx: Ctx,
  find: (ctx: Ctx) => Promise<Row[]>,
  act: (tx: Ctx, row: Row) => Promise<boolean>,
): Promise<void> {
  let failure: unknown
  for (let isDone = false; !isDone; ) {
    isDone = true
    for (const row of await find(ctx)) {
      try {
        if (await inTransaction(ctx, (tx) => act(tx, row))) isDone = false
      } catch (error) {
        failure ??= error
      }
    }
  }
  if (failure !== undefined) throw failure
}
