import { Hono } from 'hono'
import type { ServerBuild } from 'react-router'
import type { Deps } from '../context.ts'
import type { Hub } from '../live/hub.ts'
import { api } from './api/index.ts'
import { attachCtx } from './attach-ctx.ts'
import { calendarFeed } from './calendar-feed.ts'
import { createConversationApi } from './conversation-api.ts'
import { refuseCrossSite } from './csrf.ts'
import { discovery } from './discovery.ts'
import type { HttpEnv } from './env.ts'
import { handleError } from './error-response.ts'
import { createHealthRoutes, type Readiness } from './health.ts'
import { limitBody } from './limit-body.ts'
import type { PageCache } from './page-cache.ts'
import { createPageHandler } from './pages.ts'
import { FRAME_COOKIE, PAGE_COOKIE } from './talk-cookie.ts'
import { createWebhookRoutes, WEBHOOKS } from './webhooks.ts'

export type AppParts = {
  deps: Deps
  build: ServerBuild
  mode: string
  cache: PageCache
  hub: Hub
  readiness: Readiness
}

/** All middleware and routes, in order. Static files are served before; see static-files.ts. */
export function createApp({ deps, build, mode, cache, hub, readiness }: AppParts): Hono<HttpEnv> {
  return new Hono<HttpEnv>()
    .onError(handleError)
    .use(attachCtx(deps, hub))
    .use(refuseCrossSite)
    .use(limitBody)
    .route('/health', createHealthRoutes(deps, readiness))
    .route('/api', api)
    .route('/talk', createConversationApi(PAGE_COOKIE))
    .route('/calendar', calendarFeed)
    .route('/widget', createConversationApi(FRAME_COOKIE))
    .route('/webhooks', createWebhookRoutes(WEBHOOKS))
    .route('/', discovery)
    .all('*', createPageHandler(build, mode, cache))
}
