import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { getCurrentUser } from '../domains/identity/index.ts'
import { AppError, STATUS_OF } from '../errors.ts'
import { knownForPage } from '../once.ts'
import { endedEarly } from './body-limit.ts'
import { doorOf } from './doors.ts'
import type { HttpEnv } from './env.ts'
import { RETRY_AFTER_SECONDS } from './error-response.ts'
import { FairQueue } from './fair-queue.ts'
import { DEVELOPMENT_POLICY, pagePolicy } from './headers.ts'
import { cachedPageOf, type PageCache, sendCachedPage } from './page-cache.ts'
import { findPublicPage, NOT_FOUND, type PublicPage, refusalKey } from './public-pages.ts'
import { ctxContext, nonceContext, refusalContext } from './router-context.ts'
import { identifyMember } from './session.ts'

/**
 * Serves the pages: public ones and the refusals of visitors from the cache, private ones freshly rendered and never
 * stored. What has to be rendered waits for its turn, so that pages from the cache never wait for it.
 */
export function createPageHandler(build: ServerBuild, mode: string, cache: PageCache) {
  const render = createRequestHandler(build, mode)
  const queue = new FairQueue()

  function inTurn(c: Context<HttpEnv>, work: () => Promise<Response>): Promise<Response> {
    return queue.run(c.var.ctx.client?.address ?? '', async () => {
      if (c.env.outgoing.destroyed) throw endedEarly('gone while waiting')
      return work()
    })
  }

  async function renderPage(c: Context<HttpEnv>, request: Request, nonce?: string): Promise<Response> {
    const context = new RouterContextProvider()
    const ctx = { ...c.var.ctx, pageReads: new Map() }
    if (c.var.currentUser !== undefined) knownForPage(ctx, getCurrentUser, c.var.currentUser)
    context.set(ctxContext, ctx)
    context.set(nonceContext, nonce)
    const refusal: { status?: AppError['status'] } = {}
    context.set(refusalContext, refusal)
    const response = await render(request, context)
    const { status } = refusal
    if (status === undefined) return response
    if (status === STATUS_OF.unavailable) response.headers.set('Retry-After', String(RETRY_AFTER_SECONDS))
    return new Response(response.body, { status, headers: response.headers })
  }

  /** Public pages never learn who asks: they are kept for everyone. */
  async function servePrivate(c: Context<HttpEnv>): Promise<Response> {
    await identifyMember(c)
    const isVisitor = c.var.currentUser === undefined
    const key = isVisitor && isRead(c) ? refusalKey(build.routes, new URL(c.req.url)) : undefined
    const findRefusal = () => (key === undefined ? undefined : cache.find(key))
    const kept = findRefusal()
    if (kept !== undefined) return sendCachedPage(c, kept)
    return inTurn(c, async () => {
      const keptMeanwhile = findRefusal()
      if (keptMeanwhile !== undefined) return sendCachedPage(c, keptMeanwhile)
      const response = await renderPrivate(c)
      if (response.status === 401 && key !== undefined) await keepRefusal(c, key)
      return response
    })
  }

  /** Rendered again without its nonce: the same for every visitor at every address of the route. */
  async function keepRefusal(c: Context<HttpEnv>, key: string): Promise<void> {
    const revision = cache.revision
    const url = new URL(c.req.url)
    url.search = ''
    const response = await renderPage(c, new Request(url))
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html') === true
    if (response.status === 401 && isPage) {
      cache.store(key, revision, await cachedPageOf(response, true, doorOf(c.req.url).framedBy))
    }
  }

  /** Never compressed: a search that the page repeats would tell by its length what else is on it (BREACH). */
  async function renderPrivate(c: Context<HttpEnv>): Promise<Response> {
    const nonce = randomBytes(16).toString('base64')
    const response = await renderPage(c, c.req.raw, nonce)
    response.headers.set('Cache-Control', 'no-store')
    const policy = pagePolicy([`'nonce-${nonce}'`], doorOf(c.req.url).framedBy)
    response.headers.set('Content-Security-Policy', policy)
    if (response.status === 405) response.headers.set('Allow', 'GET, HEAD')
    return response
  }

  async function servePublic(c: Context<HttpEnv>, { key, path }: PublicPage): Promise<Response> {
    const kept = cache.find(key)
    if (kept !== undefined) return sendCachedPage(c, kept)
    const revision = cache.revision
    // Always as GET: the answer to a HEAD has no body, and would be kept without one for everybody.
    const url = new URL(c.req.url)
    url.pathname = path
    const response = await renderPage(c, new Request(url, { headers: c.req.raw.headers }))
    if (response.headers.has('Location')) return response
    const isKept = response.status === 200 || (response.status === 404 && key === NOT_FOUND)
    const page = await cachedPageOf(response, isKept, doorOf(c.req.url).framedBy)
    if (isKept) cache.store(key, revision, page)
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
    const isMalformed = !isDecodable(url.pathname)
    if (!isRead(c)) {
      if (isMalformed) throw new AppError('not_found', 'There is nothing at this address.')
      return servePrivate(c)
    }
    const kept = cache.find(url.pathname + url.search)
    if (kept !== undefined) return sendCachedPage(c, kept)
    const page = isMalformed ? UNKNOWN_PAGE : findPublicPage(build.routes, url)
    if (page === undefined) return servePrivate(c)
    if (page.path !== url.pathname && !isMalformed) return c.redirect(page.path + url.search, 301)
    const cached = cache.find(page.key)
    return cached === undefined ? inTurn(c, () => servePublic(c, page)) : sendCachedPage(c, cached)
  }
}

/** Stands for an address that cannot even be read. */
const UNKNOWN_PAGE: PublicPage = { key: NOT_FOUND, path: '/not-found' }

function isRead(c: Context<HttpEnv>): boolean {
  return c.req.method === 'GET' || c.req.method === 'HEAD'
}

/** React Router prints a warning of its own for each path that it cannot decode. */
function isDecodable(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}
