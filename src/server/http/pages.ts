import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Context } from 'hono'
import { RouterContextProvider, type ServerBuild } from 'react-router'
import { getCurrentUser } from '../domains/identity/index.ts'
import { AppError, STATUS_BY_CODE } from '../errors.ts'
import { presetPageRead } from '../once.ts'
import { findDoor } from './doors.ts'
import { DrawnPages } from './drawn-pages.ts'
import type { HttpEnv } from './env.ts'
import { RETRY_AFTER_SECONDS } from './error-response.ts'
import { FairQueue } from './fair-queue.ts'
import { createDevelopmentPolicy, createPagePolicy } from './headers.ts'
import { abortedRequestError } from './limit-body.ts'
import { createCachedPage, type PageCache, sendCachedPage } from './page-cache.ts'
import { choosePrivateEncoding, compress } from './private-encoding.ts'
import { findPublicPage, findRefusalKey, NOT_FOUND, type PublicPage } from './public-pages.ts'
import { createRouteRenderer } from './route-renderer.ts'
import {
  ctxContext,
  drawnPageContext,
  framingContext,
  nonceContext,
  refusalContext,
  renderedContext,
} from './router-context.ts'
import { identifyMember } from './session.ts'

/**
 * Serves pages. Public pages and refusals of visitors come from the cache. Private pages read their data for each
 * request, and a cached rendering is sent only for equal data. Rendering waits in a fair queue, cached pages do not.
 */
export function createPageHandler(build: ServerBuild, mode: string, cache: PageCache) {
  const render = createRouteRenderer(build, mode)
  const drawnPages = new DrawnPages()
  const queue = new FairQueue()

  function inTurn(c: Context<HttpEnv>, work: () => Promise<Response>): Promise<Response> {
    return queue.run(c.var.ctx.client?.address ?? '', async () => {
      if (c.env.outgoing.destroyed) throw abortedRequestError('gone while waiting')
      return work()
    })
  }

  async function renderPage(c: Context<HttpEnv>, request: Request): Promise<Response> {
    const { body, framedBy: _, ...rest } = await draw(c, request)
    return new Response(body, rest)
  }

  async function draw(c: Context<HttpEnv>, request: Request, nonce?: string) {
    const context = new RouterContextProvider()
    const ctx = { ...c.var.ctx, pageReads: new Map() }
    if (c.var.currentUser !== undefined) presetPageRead(ctx, getCurrentUser, c.var.currentUser)
    context.set(ctxContext, ctx)
    context.set(nonceContext, nonce)
    const refusal: { status?: AppError['status'] } = {}
    context.set(refusalContext, refusal)
    const framing: { ancestors?: string[] } = {}
    context.set(framingContext, framing)
    const rendered: { html?: string | Uint8Array<ArrayBuffer> } = {}
    context.set(renderedContext, rendered)
    const { actor } = ctx
    const isOwnPage = actor.kind === 'member' && isRead(c)
    context.set(drawnPageContext, isOwnPage ? drawnPages.slot(actor.sessionId, request.url) : undefined)
    const response = await render(request, context)
    const { status = response.status } = refusal
    if (status === STATUS_BY_CODE.unavailable) response.headers.set('Retry-After', String(RETRY_AFTER_SECONDS))
    const body = request.method === 'HEAD' ? null : (rendered.html ?? response.body)
    return { body, status, headers: response.headers, framedBy: framing.ancestors ?? findDoor(c.req.url).framedBy }
  }

  /** Only private pages identify the member. Public pages are the same for everyone. */
  async function servePrivate(c: Context<HttpEnv>): Promise<Response> {
    if (!findDoor(c.req.url).ignoresSession) await identifyMember(c)
    const isVisitor = c.var.currentUser === undefined
    const key = isVisitor && isRead(c) ? findRefusalKey(build.routes, new URL(c.req.url)) : undefined
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

  /** Renders the refusal again without a nonce. It is the same for every visitor and every address of the route. */
  async function keepRefusal(c: Context<HttpEnv>, key: string): Promise<void> {
    const revision = cache.revision
    const url = new URL(c.req.url)
    url.search = ''
    const response = await renderPage(c, new Request(url))
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html') === true
    if (response.status === 401 && isPage) {
      cache.store(key, revision, await createCachedPage(response, true, findDoor(c.req.url).framedBy))
    }
  }

  async function renderPrivate(c: Context<HttpEnv>): Promise<Response> {
    const nonce = randomBytes(16).toString('base64')
    const { body, status, headers, framedBy } = await draw(c, c.req.raw, nonce)
    headers.set('Cache-Control', 'no-store')
    headers.set('Content-Security-Policy', createPagePolicy([`'nonce-${nonce}'`], framedBy))
    if (status === 405) headers.set('Allow', 'GET, HEAD')
    const encoding = body === null ? undefined : choosePrivateEncoding(c, { status, headers })
    if (body === null || encoding === undefined) return new Response(body, { status, headers })
    headers.set('Content-Encoding', encoding)
    return new Response(compress(body instanceof ReadableStream ? await buffer(body) : body, encoding), {
      status,
      headers,
    })
  }

  async function servePublic(c: Context<HttpEnv>, { key, path }: PublicPage): Promise<Response> {
    const kept = cache.find(key)
    if (kept !== undefined) return sendCachedPage(c, kept)
    const revision = cache.revision
    // Always GET, because a HEAD response has no body and would be cached without one.
    const url = new URL(c.req.url)
    url.pathname = path
    const response = await renderPage(c, new Request(url, { headers: c.req.raw.headers }))
    if (response.headers.has('Location')) return response
    const isKept = response.status === 200 || (response.status === 404 && key === NOT_FOUND)
    const page = await createCachedPage(response, isKept, findDoor(c.req.url).framedBy)
    if (isKept) cache.store(key, revision, page)
    const answer = sendCachedPage(c, page)
    const retryAfter = response.headers.get('Retry-After')
    if (retryAfter !== null) answer.headers.set('Retry-After', retryAfter)
    return answer
  }

  /** Caches nothing, so that a change shows after a reload. */
  async function serveInDevelopment(c: Context<HttpEnv>): Promise<Response> {
    if (!findDoor(c.req.url).ignoresSession) await identifyMember(c)
    const { body, status, headers, framedBy } = await draw(c, c.req.raw)
    headers.set('Cache-Control', 'no-store')
    headers.set('Content-Security-Policy', createDevelopmentPolicy(framedBy))
    return new Response(body, { status, headers })
  }

  if (mode === 'development') return serveInDevelopment

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

/** The page for an address that cannot be decoded. */
const UNKNOWN_PAGE: PublicPage = { key: NOT_FOUND, path: '/not-found' }

function isRead(c: Context<HttpEnv>): boolean {
  return c.req.method === 'GET' || c.req.method === 'HEAD'
}

/** React Router prints a warning for each path that it cannot decode. */
function isDecodable(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}
