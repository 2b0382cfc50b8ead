import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from './schema.ts'

/** Bounds how long one batch keeps the event loop: each unit of work takes a fraction of a millisecond. */
const MOST_TOGETHER = 32

type Waiting = {
  work: (db: Transaction<Database>) => Promise<unknown>
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
}

/**
 * One sync to the disk for all transactions that wait at the same moment. SQLite has one connection, so they run one
 * after another anyway; each has a savepoint of its own, so one that fails takes nothing of the others with it, and
 * nobody is answered before the commit is on the disk.
 */
export class GroupCommit {
  readonly #db: Kysely<Database>
  #queue: Waiting[] = []
  #isRunning = false

  constructor(db: Kysely<Database>) {
    this.#db = db
  }

  run<Result>(work: (db: Transaction<Database>) => Promise<Result>): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      this.#queue.push({ work, resolve: resolve as Waiting['resolve'], reject })
      if (!this.#isRunning) void this.#runAll()
    })
  }

  async #runAll(): Promise<void> {
    this.#isRunning = true
    while (this.#queue.length > 0) {
      // Lets the requests that have already arrived join the batch.
      await new Promise((resolve) => setImmediate(resolve))
      await this.#commitTogether(this.#queue.splice(0, MOST_TOGETHER))
    }
    this.#isRunning = false
  }

  async #commitTogether(batch: Waiting[]): Promise<void> {
    try {
      const answers = await this.#db.transaction().execute(async (db) => {
        const done: (() => void)[] = []
        for (const waiting of batch) done.push(await runInSavepoint(db, waiting))
        return done
      })
      for (const answer of answers) answer()
    } catch (error) {
      for (const waiting of batch) waiting.reject(error)
    }
  }
}

/**
 * Returns how to answer once the batch is on the disk. Throws the cause when the whole transaction is lost: a full disk
 * can end it, and then there is no savepoint to go back to.
 */
async function runInSavepoint(db: Transaction<Database>, { work, resolve, reject }: Waiting): Promise<() => void> {
  await sql`savepoint unit`.execute(db)
  try {
    const result = await work(db)
    await sql`release unit`.execute(db)
    return () => resolve(result)
  } catch (error) {
    try {
      await sql`rollback to unit`.execute(db)
      await sql`release unit`.execute(db)
    } catch {
      throw error
    }
    return () => reject(error)
  }
}
