import { createContext, type RouterContextProvider } from 'react-router'
import type { Ctx } from '../context.ts'

/** How loaders and actions reach the server: `requestCtx(context)` gives the ctx of the request they serve. */
export const ctxContext = createContext<Ctx>()
/** The address that rate limits count; see client-address.ts. */
export const clientAddressContext = createContext<string>()
/** Set on private pages only; the scripts of cached public pages are allowed by their hashes. */
export const nonceContext = createContext<string | undefined>(undefined)

/** Set while a page is made without what it needs from the database. */
export const outageContext = createContext<{ isDatabaseAway: boolean }>()

export function requestCtx(context: Readonly<RouterContextProvider>): Ctx {
  return context.get(ctxContext)
}
