import { Hono } from 'hono'
import { sql } from 'kysely'
import type { Deps } from '../context.ts'
import { canWrite } from '../database/write-check.ts'
import type { HttpEnv } from './env.ts'
import { refuseWrongMethods } from './refuse-wrong-methods.ts'

export type Readiness = {
  /** True during shutdown, so that a load balancer sends no new requests. */
  isStopping: boolean
  /** Time of the last readiness probe, from `performance.now()`. */
  lastProbedAt?: number
}

const DATABASE_TIMEOUT_MS = 2_000

export function createHealthRoutes(deps: Deps, readiness: Readiness): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>()
    .get('/live', (c) => c.json({ status: 'ok' }))
    .get('/ready', async (c) => {
      readiness.lastProbedAt = performance.now()
      const database = await isDatabaseReady(deps)
      const isReady = database && !readiness.isStopping
      const body = {
        status: isReady ? 'ok' : 'unavailable',
        database: database ? 'ok' : 'unavailable',
        stopping: readiness.isStopping,
      }
      return c.json(body, isReady ? 200 : 503)
    })
  refuseWrongMethods(routes)
  return routes
}

async function isDatabaseReady(deps: Deps): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), DATABASE_TIMEOUT_MS)
  })
  const answer = sql`select 1`.execute(deps.db).then(
    () => canWrite(deps),
    () => false,
  )
  const result = await Promise.race([answer, tooLate])
  clearTimeout(timer)
  return result
}
