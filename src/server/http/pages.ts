import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { AppError, STATUS_OF } from '../errors.ts'
import type { HttpEnv } from './env.ts'
import { RETRY_AFTER_SECONDS } from './error-response.ts'
import { DEVELOPMENT_POLICY, pagePolicy } from './headers.ts'
import { cachedPageOf, type PageCache, sendCachedPage } from './page-cache.ts'
import { findPublicPage, mayBeFramed, NOT_FOUND } from './public-pages.ts'
import { clientAddressContext, ctxContext, nonceContext, outageContext } from './router-context.ts'
import { identifyMember } from './session.ts'

/** Serves the pages: public ones from the cache, private ones freshly rendered and never stored. */
export function createPageHandler(build: ServerBuild, mode: string, cache: PageCache) {
  const render = createRequestHandler(build, mode)

  async function renderPage(c: Context<HttpEnv>, request: Request, nonce?: string): Promise<Response> {
    const context = new RouterContextProvider()
    context.set(ctxContext, c.var.ctx)
    context.set(clientAddressContext, c.var.clientAddress)
    context.set(nonceContext, nonce)
    const outage = { isDatabaseAway: false }
    context.set(outageContext, outage)
    const response = await render(request, context)
    if (!outage.isDatabaseAway) return response
    response.headers.set('Retry-After', String(RETRY_AFTER_SECONDS))
    return new Response(response.body, { status: STATUS_OF.unavailable, headers: response.headers })
  }

  /** Never compressed: a search that the page repeats would tell by its length what else is on it (BREACH). */
  async function servePrivate(c: Context<HttpEnv>): Promise<Response> {
    // Public pages never learn who asks: they are kept for everyone.
    await identifyMember(c)
    const nonce = randomBytes(16).toString('base64')
    const response = await renderPage(c, c.req.raw, nonce)
    response.headers.set('Cache-Control', 'no-store')
    const isFramed = mayBeFramed(build.routes, new URL(c.req.url))
    const policy = pagePolicy([`'nonce-${nonce}'`], isFramed ? 'our own pages' : 'nobody')
    response.headers.set('Content-Security-Policy', policy)
    if (isFramed) c.env.outgoing.setHeader('X-Frame-Options', 'SAMEORIGIN')
    if (response.status === 405) response.headers.set('Allow', 'GET, HEAD')
    return response
  }

  async function servePublic(c: Context<HttpEnv>, key: string): Promise<Response> {
    const revision = cache.revision
    // Always as GET: the answer to a HEAD has no body, and would be kept without one for everybody.
    const response = await renderPage(c, new Request(c.req.url, { headers: c.req.raw.headers }))
    if (response.headers.has('Location')) return response
    const page = await cachedPageOf(response)
    if (response.status === 200 || key === NOT_FOUND) cache.store(key, revision, page)
    const answer = sendCachedPage(c, page)
    const retryAfter = response.headers.get('Retry-After')
    if (retryAfter !== null) answer.headers.set('Retry-After', retryAfter)
    return answer
  }

  /** Nothing is kept, so that a change shows with the next reload. */
  async function serveForDevelopment(c: Context<HttpEnv>): Promise<Response> {
    await identifyMember(c)
    const response = await renderPage(c, c.req.raw)
    response.headers.set('Cache-Control', 'no-store')
    response.headers.set('Content-Security-Policy', DEVELOPMENT_POLICY)
    return response
  }

  if (mode === 'development') return serveForDevelopment

  return async (c: Context<HttpEnv>): Promise<Response> => {
    const url = new URL(c.req.url)
    if (!isDecodable(url.pathname)) throw new AppError('not_found', 'There is nothing at this address.')
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return servePrivate(c)
    const kept = cache.find(url.pathname + url.search)
    if (kept !== undefined) return sendCachedPage(c, kept)
    const page = findPublicPage(build.routes, url)
    if (page === undefined) return servePrivate(c)
    if (page.path !== url.pathname) return c.redirect(page.path + url.search, 301)
    const cached = cache.find(page.key)
    return cached === undefined ? servePublic(c, page.key) : sendCachedPage(c, cached)
  }
}

/** React Router prints a warning of its own for each path that it cannot decode. */
function isDecodable(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}
