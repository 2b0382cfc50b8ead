import { createContext } from 'react'

/** The nonce of a private page during server rendering. Undefined in the browser and on cached pages. */
export const NonceContext = createContext<string | undefined>(undefined)
