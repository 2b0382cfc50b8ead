import { Hono } from 'hono'
import { sql } from 'kysely'
import type { Deps } from '../context.ts'
import { canWrite } from '../database/write-check.ts'
import type { HttpEnv } from './env.ts'
import { refuseWrongMethods } from './methods.ts'

export type Readiness = {
  /** Set while the process is ending, so that a load balancer sends nobody new. */
  isStopping: boolean
  /** When somebody last asked, by the clock of `performance.now()`. */
  lastAskedAt?: number
}

const PATIENCE_MS = 2_000

export function healthRoutes(deps: Deps, readiness: Readiness): Hono<HttpEnv> {
  const routes = new Hono<HttpEnv>()
    .get('/live', (c) => c.json({ status: 'ok' }))
    .get('/ready', async (c) => {
      readiness.lastAskedAt = performance.now()
      const database = await databaseAnswers(deps)
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

async function databaseAnswers(deps: Deps): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS)
  })
  const answer = sql`select 1`.execute(deps.db).then(
    () => canWrite(deps),
    () => false,
  )
  const result = await Promise.race([answer, tooLate])
  clearTimeout(timer)
  return result
}
