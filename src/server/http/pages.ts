import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Context } from 'hono'
import type { ServerBuild } from 'react-router'
import { AppError } from '../errors.ts'
import { findDoor } from './doors.ts'
import type { HttpEnv } from './env.ts'
import { FairQueue } from './fair-queue.ts'
import { createDevelopmentPolicy, createPagePolicy } from './headers.ts'
import { abortedRequestError } from './limit-body.ts'
import { createCachedPage, type PageCache, sendCachedPage } from './page-cache.ts'
import { choosePrivateEncoding, compress } from './private-encoding.ts'
import { findPublicPage, findRefusalKey, NOT_FOUND, type PublicPage } from './public-pages.ts'
import { createPageRenderer, isRead, type RenderedPage, type RenderPage } from './render-page.ts'
import { identifyMember } from './session.ts'

type PageParts = { routes: ServerBuild['routes']; cache: PageCache; queue: FairQueue; render: RenderPage }

/**
 * Serves pages. Public pages and refusals of visitors come from the cache. Private pages read their data for each
 * request, and a cached rendering is sent only for equal data. Rendering waits in a fair queue, cached pages do not.
 */
export function createPageHandler(build: ServerBuild, mode: string, cache: PageCache) {
  const render = createPageRenderer(build, mode)
  const parts = { routes: build.routes, cache, queue: new FairQueue(), render }
  return (c: Context<HttpEnv>) => (mode === 'development' ? serveInDevelopment(parts, c) : servePage(parts, c))
}

async function servePage(parts: PageParts, c: Context<HttpEnv>): Promise<Response> {
  const { routes, cache } = parts
  const url = new URL(c.req.url)
  const isMalformed = !isDecodable(url.pathname)
  if (!isRead(c)) {
    if (isMalformed) throw new AppError('not_found', 'There is nothing at this address.')
    return servePrivate(parts, c)
  }
  const kept = cache.find(url.pathname + url.search)
  if (kept !== undefined) return sendCachedPage(c, kept)
  const page = isMalformed ? UNKNOWN_PAGE : findPublicPage(routes, url)
  if (page === undefined) return servePrivate(parts, c)
  if (page.path !== url.pathname && !isMalformed) return c.redirect(page.path + url.search, 301)
  return servePublic(parts, c, page)
}

/** Sends the cached page of the key. Without one, `create` waits for its turn, and runs if there is still none. */
function serveCached(
  { cache, queue }: PageParts,
  c: Context<HttpEnv>,
  key: string | undefined,
  create: () => Promise<Response>,
): Response | Promise<Response> {
  const findCached = () => (key === undefined ? undefined : cache.find(key))
  const cached = findCached()
  if (cached !== undefined) return sendCachedPage(c, cached)
  return queue.run(c.var.ctx.client?.address ?? '', async () => {
    if (c.env.outgoing.destroyed) throw abortedRequestError('gone while waiting')
    const cachedMeanwhile = findCached()
    return cachedMeanwhile === undefined ? create() : sendCachedPage(c, cachedMeanwhile)
  })
}

function servePublic(parts: PageParts, c: Context<HttpEnv>, page: PublicPage): Response | Promise<Response> {
  return serveCached(parts, c, page.key, () => renderPublic(parts, c, page))
}

/** Renders for everyone, without the session of this request, and caches the page. */
async function renderPublic({ cache, render }: PageParts, c: Context<HttpEnv>, page: PublicPage): Promise<Response> {
  const { revision } = cache
  // Always GET, because a HEAD response has no body and would be cached without one.
  const url = new URL(c.req.url)
  url.pathname = page.path
  const response = toResponse(await render(c, new Request(url, { headers: c.req.raw.headers })))
  if (response.headers.has('Location')) return response
  const isKept = response.status === 200 || (response.status === 404 && page.key === NOT_FOUND)
  const cached = await createCachedPage(response, isKept, findDoor(c.req.url).framedBy)
  if (isKept) cache.store(page.key, revision, cached)
  const answer = sendCachedPage(c, cached)
  const retryAfter = response.headers.get('Retry-After')
  if (retryAfter !== null) answer.headers.set('Retry-After', retryAfter)
  return answer
}

/** Only private pages identify the member. Public pages are the same for everyone. */
async function servePrivate(parts: PageParts, c: Context<HttpEnv>): Promise<Response> {
  if (!findDoor(c.req.url).ignoresSession) await identifyMember(c)
  const isVisitor = c.var.currentUser === undefined
  const refusalKey = isVisitor && isRead(c) ? findRefusalKey(parts.routes, new URL(c.req.url)) : undefined
  return serveCached(parts, c, refusalKey, async () => {
    const response = await renderPrivate(parts, c)
    if (response.status === 401 && refusalKey !== undefined) await cacheRefusal(parts, c, refusalKey)
    return response
  })
}

async function renderPrivate({ render }: PageParts, c: Context<HttpEnv>): Promise<Response> {
  const nonce = randomBytes(16).toString('base64')
  const { body, status, headers, framedBy } = await render(c, c.req.raw, nonce)
  headers.set('Cache-Control', 'no-store')
  headers.set('Content-Security-Policy', createPagePolicy([`'nonce-${nonce}'`], framedBy))
  if (status === 405) headers.set('Allow', 'GET, HEAD')
  const encoding = body === null ? undefined : choosePrivateEncoding(c, { status, headers })
  if (body === null || encoding === undefined) return new Response(body, { status, headers })
  headers.set('Content-Encoding', encoding)
  const content = body instanceof ReadableStream ? await buffer(body) : body
  return new Response(compress(content, encoding), { status, headers })
}

/** Renders the refusal again without a nonce. It is the same for every visitor and every address of the route. */
async function cacheRefusal({ cache, render }: PageParts, c: Context<HttpEnv>, key: string): Promise<void> {
  const { revision } = cache
  const url = new URL(c.req.url)
  url.search = ''
  const response = toResponse(await render(c, new Request(url)))
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') === true
  if (response.status === 401 && isPage) {
    cache.store(key, revision, await createCachedPage(response, true, findDoor(c.req.url).framedBy))
  }
}

/** Caches nothing, so that a change shows after a reload. */
async function serveInDevelopment({ render }: PageParts, c: Context<HttpEnv>): Promise<Response> {
  if (!findDoor(c.req.url).ignoresSession) await identifyMember(c)
  const page = await render(c, c.req.raw)
  page.headers.set('Cache-Control', 'no-store')
  page.headers.set('Content-Security-Policy', createDevelopmentPolicy(page.framedBy))
  return toResponse(page)
}

function toResponse({ body, status, headers }: RenderedPage): Response {
  return new Response(body, { status, headers })
}

/** The page for an address that cannot be decoded. */
const UNKNOWN_PAGE: PublicPage = { key: NOT_FOUND, path: '/not-found' }

/** React Router prints a warning for each path that it cannot decode. */
function isDecodable(pathname: string): boolean {
  try {
    return decodeURIComponent(pathname) !== ''
  } catch {
    return false
  }
}
