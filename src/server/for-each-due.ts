import type { Ctx, Tx } from './context.ts'
import { inTransaction } from './database/transaction.ts'

/** Rows that one query reads. */
export const BATCH_SIZE = 100
/** Number of subjects in the error message. The log names all. */
const NAMED_SUBJECTS = 5

type Subject = { id: string }

/** Some subjects of a job failed, all others are done. The message contains only ids and error names. */
export class FailedSubjects extends Error {
  override name = 'FailedSubjects'

  constructor(failures: Map<string, unknown>) {
    const named = [...failures].slice(0, NAMED_SUBJECTS).map(([id, error]) => `${id} (${errorName(error)})`)
    const others = failures.size - named.length
    super(`${failures.size} failed: ${named.join(', ')}${others > 0 ? ` and ${others} more` : ''}`)
  }
}

/**
 * Runs `act` for each due row in its own transaction, and repeats until a pass changes nothing. `find` reads at most
 * BATCH_SIZE rows after the given one. A `find` that reads all rows may ignore it. `act` returns whether it changed
 * something, because another process may have been faster. A failed row waits for the next run and does not stop the
 * others. Throws `FailedSubjects` at the end.
 */
export async function forEachDue<Row extends Subject>(
  ctx: Ctx,
  find: (ctx: Ctx, after: Row | undefined) => Promise<Row[]>,
  act: (tx: Tx, row: Row) => Promise<boolean>,
): Promise<void> {
  const failures = new Map<string, unknown>()
  for (let hasActed = true; hasActed; ) {
    hasActed = false
    for await (const row of eachRow(ctx, find)) {
      if (failures.has(row.id)) continue
      try {
        if (await inTransaction(ctx, (tx) => act(tx, row))) hasActed = true
      } catch (error) {
        failures.set(row.id, error)
        ctx.log.warn({ err: error, subject: row.id, job: jobName(ctx) }, 'job failed for one subject')
      }
    }
  }
  if (failures.size > 0) throw new FailedSubjects(failures)
}

async function* eachRow<Row extends Subject>(
  ctx: Ctx,
  find: (ctx: Ctx, after: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row> {
  const seen = new Set<string>()
  for (let last: Row | undefined, isOver = false; !isOver; ) {
    const rows = await find(ctx, last)
    const fresh = rows.filter(({ id }) => !seen.has(id))
    for (const { id } of fresh) seen.add(id)
    yield* fresh
    last = rows.at(-1)
    isOver = fresh.length === 0 || rows.length < BATCH_SIZE
  }
}

function jobName({ actor }: Ctx): string | undefined {
  return actor.kind === 'job' ? actor.name : undefined
}

function errorName(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown'
}
