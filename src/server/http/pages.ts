import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { HttpEnv } from './env.ts'
import { pagePolicy } from './headers.ts'
import { cachedPageOf, type PageCache, sendCachedPage } from './page-cache.ts'
import { publicPageKey } from './public-pages.ts'
import { clientAddressContext, ctxContext, nonceContext } from './router-context.ts'

/** Serves the pages: public ones from the cache, private ones freshly rendered and never stored. */
export function createPageHandler(build: ServerBuild, mode: string, cache: PageCache) {
  const render = createRequestHandler(build, mode)

  async function renderPage(c: Context<HttpEnv>, nonce?: string): Promise<Response> {
    const context = new RouterContextProvider()
    context.set(ctxContext, c.var.ctx)
    context.set(clientAddressContext, c.var.clientAddress)
    context.set(nonceContext, nonce)
    return render(c.req.raw, context)
  }

  async function servePrivate(c: Context<HttpEnv>): Promise<Response> {
    const nonce = randomBytes(16).toString('base64')
    const response = await renderPage(c, nonce)
    response.headers.set('Cache-Control', 'no-store')
    response.headers.set('Content-Security-Policy', pagePolicy([`'nonce-${nonce}'`]))
    return response
  }

  async function servePublic(c: Context<HttpEnv>, key: string): Promise<Response> {
    const revision = cache.revision
    const response = await renderPage(c)
    const page = await cachedPageOf(response)
    if (page.isWorthKeeping) cache.store(key, revision, page)
    return sendCachedPage(c, page)
  }

  return async (c: Context<HttpEnv>): Promise<Response> => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return servePrivate(c)
    const url = new URL(c.req.url)
    const kept = cache.find(url.pathname + url.search)
    if (kept !== undefined) return sendCachedPage(c, kept)
    const key = publicPageKey(build.routes, url)
    if (key === undefined) return servePrivate(c)
    const page = cache.find(key)
    return page === undefined ? servePublic(c, key) : sendCachedPage(c, page)
  }
}
