import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { isDatabaseUnavailable } from '#server/database/failures.ts'
import { AppError, STATUS_BY_CODE } from '#server/errors.ts'
import { ctxContext, nonceContext, refusalContext, renderedContext } from '#server/http/router-context.ts'
import { NonceContext } from './lib/nonce.ts'

/** Draws the whole page: a cached page must be complete, and a private one is small. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const nonce = context.get(nonceContext)
  const withNonce = nonce === undefined ? {} : { nonce }
  // React Router would draw the loaders' data by a component that suspends, and the page in several rounds.
  const { serverHandoffStream: data, ...withoutData } = withMatchedRoutes(routerContext)
  const page = (
    <NonceContext value={nonce}>
      <ServerRouter context={withoutData} url={request.url} {...withNonce} />
    </NonceContext>
  )
  const drawn = drawAtOnce(page) ?? (await drawInRounds(page, withNonce))
  const hasScripts = (withoutData.renderMeta as { didRenderScripts?: boolean }).didRenderScripts === true
  context.get(renderedContext).html = data && hasScripts ? await withData(drawn, data, nonce) : drawn
  return new Response(null, { status, headers })
}

/** React Router prepares every route that it is given, for every page. */
function withMatchedRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context
  const routes = Object.fromEntries(
    staticHandlerContext.matches.map(({ route }) => [route.id, manifest.routes[route.id]]),
  )
  return { ...context, manifest: { ...manifest, routes } }
}

/** How React marks what it left for later, and for the browser. */
const UNFINISHED = /<!--\$[?!]-->/

/** In one go, which takes half as long as streaming. Undefined for a page that waits for something, or fails. */
function drawAtOnce(page: ReactNode): string | undefined {
  try {
    const html = renderToString(page)
    return UNFINISHED.test(html) ? undefined : html
  } catch {
    return undefined
  }
}

function drawInRounds(page: ReactNode, withNonce: { nonce?: string }): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      ...withNonce,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
    })
  })
}

const ESCAPED: Record<string, string> = {
  '&': '\\u0026',
  '<': '\\u003c',
  '>': '\\u003e',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** The page with the loaders' data at its end, where the browser's half of React Router takes it from. */
async function withData(html: string, data: ReadableStream<Uint8Array>, nonce = ''): Promise<string> {
  const literal = JSON.stringify(await text(data)).replace(
    /[&<>\u2028\u2029]/g,
    (character) => ESCAPED[character] ?? '',
  )
  const controller = 'window.__reactRouterContext.streamController'
  const attribute = nonce === '' ? '' : ` nonce="${nonce}"`
  const script = `<script${attribute}>${controller}.enqueue(${literal});${controller}.close();</script>`
  const end = html.lastIndexOf('</body>')
  return html.slice(0, end) + script + html.slice(end)
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  const { log, requestId } = context.get(ctxContext)
  if (error instanceof AppError) {
    context.get(refusalContext).status = error.status
    log.debug({ code: error.code, requestId }, 'page refused')
    return
  }
  if (isDatabaseUnavailable(error)) context.get(refusalContext).status = STATUS_BY_CODE.unavailable
  log.error({ err: error, requestId }, 'page failed')
}
