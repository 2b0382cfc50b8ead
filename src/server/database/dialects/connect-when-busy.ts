import type pg from 'pg'

/** A timer that fires so much later than it was set for shows that its process was busy with something else. */
const BUSY_MS = 50

/**
 * Takes a connection from a pool. Asks once more if the time ran out while this process was busy: it runs timers before
 * it reads the answer of the database, which may have arrived long before.
 */
export async function connectWhenBusy(
  pool: { connect(): Promise<pg.PoolClient> },
  timeoutMs: number,
): Promise<pg.PoolClient> {
  const startedAt = performance.now()
  try {
    return await pool.connect()
  } catch (error) {
    if (performance.now() - startedAt < timeoutMs + BUSY_MS) throw error
    return pool.connect()
  }
}
