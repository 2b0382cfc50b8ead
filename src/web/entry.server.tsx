import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { isDatabaseUnavailable } from '#server/database/failures.ts'
import { AppError, STATUS_OF } from '#server/errors.ts'
import { ctxContext, nonceContext, refusalContext } from '#server/http/router-context.ts'
import { NonceContext } from './lib/nonce.ts'

/** Waits for the whole page: a cached page must be complete, and a private one is small. */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const nonce = context.get(nonceContext)
  const withNonce = nonce === undefined ? {} : { nonce }
  return new Promise((resolve, reject) => {
    const page = (
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} {...withNonce} />
      </NonceContext>
    )
    const { pipe } = renderToPipeableStream(page, {
      ...withNonce,
      onAllReady() {
        // As text: the way of streams, to a web stream and back, takes longer than drawing the page.
        resolve(text(pipe(new PassThrough())).then((body) => new Response(body, { status, headers })))
      },
      onShellError: reject,
    })
  })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  const { log, requestId } = context.get(ctxContext)
  if (error instanceof AppError) {
    context.get(refusalContext).status = error.status
    log.debug({ code: error.code, requestId }, 'page refused')
    return
  }
  if (isDatabaseUnavailable(error)) context.get(refusalContext).status = STATUS_OF.unavailable
  log.error({ err: error, requestId }, 'page failed')
}
