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
import type { DrawnPageSlot } from '#server/http/drawn-pages.ts'
import {
  ctxContext,
  drawnPageContext,
  nonceContext,
  refusalContext,
  renderedContext,
} from '#server/http/router-context.ts'
import { NonceContext } from './lib/nonce.ts'

/** Sends the cached HTML for the same data, or renders it. The page is never streamed: cached pages must be complete. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const nonce = context.get(nonceContext)
  const { serverHandoffStream, ...withoutData } = routerContext
  const data = serverHandoffStream === undefined ? '' : await text(serverHandoffStream)
  // Only 200 answers are cached. The data of errors and form answers is rarely the same twice.
  const slot = status === 200 ? context.get(drawnPageContext) : undefined
  const drawn = nonce === undefined ? undefined : slot?.find(data, nonce)
  context.get(renderedContext).html = drawn ?? (await renderHtml(request.url, withoutData, data, nonce, slot))
  return new Response(null, { status, headers })
}

async function renderHtml(
  url: string,
  routerContext: EntryContext,
  data: string,
  nonce?: string,
  slot?: DrawnPageSlot,
): Promise<string> {
  const withNonce = nonce === undefined ? {} : { nonce }
  const page = (
    <NonceContext value={nonce}>
      {/* The data is left out here: React Router would render it in a suspending component, and so in several
          passes. */}
      <ServerRouter context={routerContext} url={url} {...withNonce} />
    </NonceContext>
  )
  const onePass = renderInOnePass(page)
  const html = onePass ?? (await renderAsStream(page, withNonce))
  const hasScripts = (routerContext.renderMeta as { didRenderScripts?: boolean }).didRenderScripts === true
  const whole = hasScripts ? appendData(html, data, nonce) : html
  // A streamed page waited for lazy code. The next render may not need to, so it is not cached.
  if (onePass !== undefined && nonce !== undefined) slot?.keep(data, nonce, whole)
  return whole
}

/** The markers that React writes for parts it left to a stream or to the browser. */
const UNFINISHED_MARKERS = /<!--\$[?!]-->/

/** Renders in one pass, which takes half as long as streaming. Undefined for a page that suspends or throws. */
function renderInOnePass(page: ReactNode): string | undefined {
  try {
    const html = renderToString(page)
    // React writes the doctype only before a stream.
    return UNFINISHED_MARKERS.test(html) ? undefined : `<!DOCTYPE html>${html}`
  } catch {
    return undefined
  }
}

function renderAsStream(page: ReactNode, withNonce: { nonce?: string }): Promise<string> {
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

/** Appends the loaders' data in a script, where React Router's client code reads it. */
function appendData(html: string, data: string, nonce = ''): string {
  const literal = JSON.stringify(data).replace(/[&<>\u2028\u2029]/g, (character) => ESCAPED[character] ?? '')
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
