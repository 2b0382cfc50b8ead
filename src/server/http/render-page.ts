import type { Context } from 'hono'
import { RouterContextProvider, type ServerBuild } from 'react-router'
import { getCurrentUser } from '../domains/identity/index.ts'
import { type AppError, STATUS_BY_CODE } from '../errors.ts'
import { presetPageRead } from '../once.ts'
import { findDoor } from './doors.ts'
import { DrawnPages } from './drawn-pages.ts'
import type { HttpEnv } from './env.ts'
import { RETRY_AFTER_SECONDS } from './error-response.ts'
import type { Framing } from './headers.ts'
import { createRouteRenderer } from './route-renderer.ts'
import {
  ctxContext,
  drawnPageContext,
  framingContext,
  nonceContext,
  refusalContext,
  renderedContext,
} from './router-context.ts'

/** The answer of a route, before it gets the headers of a public or private page. */
export type RenderedPage = {
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>> | null
  status: number
  headers: Headers
  framedBy: Framing
}

export type RenderPage = (c: Context<HttpEnv>, request: Request, nonce?: string) => Promise<RenderedPage>

/** Runs the loaders, the action and the components of a page. `request` can differ from that of `c`. */
export function createPageRenderer(build: ServerBuild, mode: string): RenderPage {
  const renderRoute = createRouteRenderer(build, mode)
  const drawnPages = new DrawnPages()

  return async (c, request, nonce) => {
    const { context, refusal, framing, rendered } = createRouterContext(c, nonce)
    context.set(drawnPageContext, findSlot(drawnPages, c, request))
    const response = await renderRoute(request, context)
    const { status = response.status } = refusal
    if (status === STATUS_BY_CODE.unavailable) response.headers.set('Retry-After', String(RETRY_AFTER_SECONDS))
    const body = request.method === 'HEAD' ? null : (rendered.html ?? response.body)
    return { body, status, headers: response.headers, framedBy: framing.ancestors ?? findDoor(c.req.url).framedBy }
  }
}

/** What loaders and actions read, and the objects in which routes leave what no Response can contain. */
function createRouterContext(c: Context<HttpEnv>, nonce: string | undefined) {
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
  return { context, refusal, framing, rendered }
}

/** Only pages that a signed-in member reads are cached by session. */
function findSlot(drawnPages: DrawnPages, c: Context<HttpEnv>, request: Request) {
  const { actor } = c.var.ctx
  return actor.kind === 'member' && isRead(c) ? drawnPages.slot(actor.sessionId, request.url) : undefined
}

export function isRead(c: Context<HttpEnv>): boolean {
  return c.req.method === 'GET' || c.req.method === 'HEAD'
}
