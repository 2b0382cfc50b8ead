import { createContext, type RouterContextProvider } from 'react-router'
import type { Ctx } from '../context.ts'
import type { AppError } from '../errors.ts'
import type { DrawnPageSlot } from './drawn-pages.ts'

type ErrorStatus = AppError['status']

/** Loaders and actions get the ctx of their request with `requestCtx(context)`. */
export const ctxContext = createContext<Ctx>()
/** Set only on private pages. Cached public pages allow their scripts by hashes. */
export const nonceContext = createContext<string | undefined>(undefined)

/** The HTTP status of a refusal that a loader or action threw. */
export const refusalContext = createContext<{ status?: ErrorStatus }>()

/** The sources that may frame the page, if its door leaves the choice to the page. */
export const framingContext = createContext<{ ancestors?: string[] }>()

/** The rendered page. As text it becomes a response without a stream. */
export const renderedContext = createContext<{ html?: string | Uint8Array<ArrayBuffer> }>()

/** Undefined unless a signed-in member reads a page. */
export const drawnPageContext = createContext<DrawnPageSlot | undefined>()

export function requestCtx(context: Readonly<RouterContextProvider>): Ctx {
  return context.get(ctxContext)
}
