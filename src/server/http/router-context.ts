import { createContext, type RouterContextProvider } from 'react-router'
import type { Ctx } from '../context.ts'
import type { AppError } from '../errors.ts'

type ErrorStatus = AppError['status']

/** How loaders and actions reach the server: `requestCtx(context)` gives the ctx of the request they serve. */
export const ctxContext = createContext<Ctx>()
/** Set on private pages only; the scripts of cached public pages are allowed by their hashes. */
export const nonceContext = createContext<string | undefined>(undefined)

/** Set when a loader or an action threw a refusal: the status with which the page answers. */
export const refusalContext = createContext<{ status?: ErrorStatus }>()

export function requestCtx(context: Readonly<RouterContextProvider>): Ctx {
  return context.get(ctxContext)
}
