import { createContext, type RouterContextProvider } from 'react-router'
import type { Ctx } from '../context.ts'
import type { AppError } from '../errors.ts'

type ErrorStatus = AppError['status']

/** Loaders and actions get the ctx of their request with `requestCtx(context)`. */
export const ctxContext = createContext<Ctx>()
/** Set only on private pages. Cached public pages allow their scripts by hashes. */
export const nonceContext = createContext<string | undefined>(undefined)

/** The HTTP status of a refusal that a loader or action threw. */
export const refusalContext = createContext<{ status?: ErrorStatus }>()

/** Where the renderer leaves a page: as text it becomes an answer without passing through a stream. */
export const renderedContext = createContext<{ html?: string }>()

export function requestCtx(context: Readonly<RouterContextProvider>): Ctx {
  return context.get(ctxContext)
}
