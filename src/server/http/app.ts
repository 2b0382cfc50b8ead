import { Hono } from 'hono'
import type { ServerBuild } from 'react-router'
import type { Deps } from '../context.ts'
import type { Hub } from '../live/hub.ts'
import { api } from './api/index.ts'
import { limitBody } from './body-limit.ts'
import { refuseCrossSite } from './csrf.ts'
import { discovery } from './discovery.ts'
import type { HttpEnv } from './env.ts'
import { handleError } from './error-response.ts'
import { healthRoutes, type Readiness } from './health.ts'
import type { PageCache } from './page-cache.ts'
import { createPageHandler } from './pages.ts'
import { requestContext } from './request-context.ts'

export type AppParts = {
  deps: Deps
  build: ServerBuild
  mode: string
  cache: PageCache
  hub: Hub
  readiness: Readiness
}

/** Everything the server answers, in the order in which it is asked. Static files were served before; see server.ts. */
export function createApp({ deps, build, mode, cache, hub, readiness }: AppParts): Hono<HttpEnv> {
  return new Hono<HttpEnv>()
    .onError(handleError)
    .use(requestContext(deps, hub))
    .use(refuseCrossSite)
    .use(limitBody)
    .route('/health', healthRoutes(deps, readiness))
    .route('/api', api)
    .route('/', discovery)
    .all('*', createPageHandler(build, mode, cache))
}
