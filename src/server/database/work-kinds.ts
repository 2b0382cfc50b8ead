/** The kind of work decides how long a statement may take. */
export type WorkKind = 'request' | 'report' | 'job' | 'migration'

type PoolLimits = {
  /** PostgreSQL cancels a statement after this time. 0 means no limit. */
  queryTimeoutMs: number
  /** How long work waits for a connection. */
  connectTimeoutMs: number
  maxConnections: number
}

/** A process uses at most 18 connections, including the one that listens for live updates. */
export const POOL_LIMITS: Record<WorkKind, PoolLimits> = {
  request: { queryTimeoutMs: 1_400, connectTimeoutMs: 1_200, maxConnections: 10 },
  report: { queryTimeoutMs: 30_000, connectTimeoutMs: 10_000, maxConnections: 3 },
  job: { queryTimeoutMs: 300_000, connectTimeoutMs: 30_000, maxConnections: 3 },
  migration: { queryTimeoutMs: 0, connectTimeoutMs: 3_000, maxConnections: 1 },
}
