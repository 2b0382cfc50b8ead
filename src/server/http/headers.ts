import type { ServerResponse } from 'node:http'
import type { Config } from '../config.ts'

/** Answers that are not pages run nothing at all; a page replaces this with its own policy. */
const NOTHING_RUNS = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'"

const ALWAYS: [string, string][] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Content-Security-Policy', NOTHING_RUNS],
]

const TWO_YEARS = 63_072_000

/** Strict-Transport-Security. Browsers heed it by https only. */
export function strictTransport({ hstsSubdomains }: Pick<Config, 'hstsSubdomains'>): string {
  return `max-age=${TWO_YEARS}${hstsSubdomains ? '; includeSubDomains' : ''}`
}

/** Set before anything else looks at the request, so that no answer leaves without them. */
export function setSecurityHeaders(response: ServerResponse, strictTransport?: string): void {
  for (const [name, value] of ALWAYS) response.setHeader(name, value)
  if (strictTransport !== undefined) response.setHeader('Strict-Transport-Security', strictTransport)
}

/** For `npm run dev` only: Vite puts styles and scripts into the page and talks to it over a socket. */
export const DEVELOPMENT_POLICY = "default-src 'self' 'unsafe-inline' data: ws:; frame-ancestors 'none'"

/** Who may show a page inside a frame. */
type Framing = 'nobody' | 'our own pages'

/** A page's policy: scripts only by the given nonce or hashes, everything else from here. */
export function pagePolicy(scriptSources: string[], framing: Framing = 'nobody'): string {
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
    `frame-ancestors ${framing === 'nobody' ? "'none'" : "'self'"}`,
  ].join('; ')
}
