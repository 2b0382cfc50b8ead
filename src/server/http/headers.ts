import type { ServerResponse } from 'node:http'
import type { Config } from '../config.ts'
import type { Door } from './doors.ts'

const ALWAYS: [string, string][] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
]

/** `frame-ancestors` of the policy, and the header that old browsers read instead. */
const FRAMING = {
  nobody: { ancestors: "'none'", header: 'DENY' },
  'our pages': { ancestors: "'self'", header: 'SAMEORIGIN' },
  everybody: { ancestors: '*', header: undefined },
}

const TWO_YEARS = 63_072_000

/** Strict-Transport-Security. Browsers heed it by https only. */
export function strictTransport({ hstsSubdomains }: Pick<Config, 'hstsSubdomains'>): string {
  return `max-age=${TWO_YEARS}${hstsSubdomains ? '; includeSubDomains' : ''}`
}

/** Set before anything else looks at the request, so that no answer leaves without them. */
export function setDoorHeaders(response: ServerResponse, door: Door, strictTransport?: string): void {
  for (const [name, value] of ALWAYS) response.setHeader(name, value)
  const { ancestors, header } = FRAMING[door.framedBy]
  if (header !== undefined) response.setHeader('X-Frame-Options', header)
  // Answers that are not pages run nothing at all; a page replaces this with its own policy.
  response.setHeader('Content-Security-Policy', `default-src 'none'; frame-ancestors ${ancestors}; base-uri 'none'`)
  const isOpen = door.readBy === 'everybody'
  response.setHeader('Cross-Origin-Resource-Policy', isOpen ? 'cross-origin' : 'same-origin')
  if (isOpen) response.setHeader('Access-Control-Allow-Origin', '*')
  if (door.cacheControl !== undefined) response.setHeader('Cache-Control', door.cacheControl)
  if (strictTransport !== undefined) response.setHeader('Strict-Transport-Security', strictTransport)
}

/** For `npm run dev` only: Vite puts styles and scripts into the page and talks to it over a socket. */
export const DEVELOPMENT_POLICY = "default-src 'self' 'unsafe-inline' data: ws:; frame-ancestors 'none'"

/** A page's policy: scripts only by the given nonce or hashes, everything else from here. */
export function pagePolicy(scriptSources: string[], framedBy: Door['framedBy'] = 'nobody'): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${scriptSources.join(' ')}`.trimEnd(),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${FRAMING[framedBy].ancestors}`,
  ].join('; ')
}
