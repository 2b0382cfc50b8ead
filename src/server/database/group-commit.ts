import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from './schema.ts'

const BATCH_SIZE = 32
/** Bounds how long one batch blocks the event loop: units that have not begun by then are in the next batch. */
const BATCH_MS = 3

type Unit = {
  work: (db: Transaction<Database>) => Promise<unknown>
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
}

/**
 * Commits the transactions that wait at the same moment together, with one fsync. SQLite has one connection, so they
 * run one after another in any case. Each of several units runs in a savepoint, so a failed unit rolls back alone.
 * Callers get their answer after fsync.
 */
export class GroupCommit {
  readonly #db: Kysely<Database>
  readonly #batchMs: number
  #queue: Unit[] = []
  #isRunning = false

  constructor(db: Kysely<Database>, batchMs = BATCH_MS) {
    this.#db = db
    this.#batchMs = batchMs
  }

  run<Result>(work: (db: Transaction<Database>) => Promise<Result>): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      this.#queue.push({ work, resolve: resolve as Unit['resolve'], reject })
      if (!this.#isRunning) void this.#runAll()
    })
  }

  async #runAll(): Promise<void> {
    this.#isRunning = true
    while (this.#queue.length > 0) {
      // Requests that have already arrived can join the batch.
      await new Promise((resolve) => setImmediate(resolve))
      await this.#commitTogether(this.#queue.splice(0, BATCH_SIZE))
    }
    this.#isRunning = false
  }

  async #commitTogether(batch: Unit[]): Promise<void> {
    try {
      const answers = await this.#db.transaction().execute(async (db) => {
        const done: (() => void)[] = []
        const isAlone = batch.length === 1
        const endsAt = performance.now() + this.#batchMs
        for (const waiting of batch) {
          done.push(await runUnit(db, waiting, isAlone))
          if (performance.now() >= endsAt) this.#queue.unshift(...batch.splice(done.length))
        }
        return done
      })
      for (const answer of answers) answer()
    } catch (error) {
      for (const waiting of batch) waiting.reject(error)
    }
  }
}

/** A unit alone needs no savepoint: the transaction rolls back when it throws. */
async function runUnit(db: Transaction<Database>, unit: Unit, isAlone: boolean): Promise<() => void> {
  if (!isAlone) return runInSavepoint(db, unit)
  const result = await unit.work(db)
  return () => unit.resolve(result)
}

/**
 * Returns the callback that answers the caller after the commit. Throws the cause when SQLite has already rolled back the
 * whole transaction, as after a full disk, because the savepoint is then gone.
 */
async function runInSavepoint(db: Transaction<Database>, { work, resolve, reject }: Unit): Promise<() => void> {
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
