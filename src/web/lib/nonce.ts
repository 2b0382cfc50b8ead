import { createContext } from 'react'

/** The nonce of a private page while the server renders it; nothing in the browser, and nothing on cached pages. */
export const NonceContext = createContext<string | undefined>(undefined)
