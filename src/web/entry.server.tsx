import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { isDatabaseAway } from '#server/http/error-response.ts'
import { ctxContext, nonceContext, outageContext } from '#server/http/router-context.ts'
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
        const body = new PassThrough()
        pipe(body)
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
      },
      onShellError: reject,
    })
  })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  if (isDatabaseAway(error)) context.get(outageContext).isDatabaseAway = true
  const { log, requestId } = context.get(ctxContext)
  log.error({ err: error, requestId }, 'page failed')
}
