import type { ServerResponse } from 'node:http'
import type { Config } from '../config.ts'
import type { Door } from './doors.ts'

const ALWAYS: [string, string][] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
]

const permissionsPolicy = ({ usesMicrophone }: Door) =>
  `camera=(), microphone=(${usesMicrophone ? 'self' : ''}), geolocation=(), payment=(), usb=(), browsing-topics=()`

/** `frame-ancestors` of the Content-Security-Policy, and X-Frame-Options for old browsers. */
const FRAMING = {
  nobody: { ancestors: "'none'", header: 'DENY' },
  'our pages': { ancestors: "'self'", header: 'SAMEORIGIN' },
  // X-Frame-Options cannot contain a list. Without listed sites, nobody may frame the page.
  'listed sites': { ancestors: "'none'", header: undefined },
}

const TWO_YEARS = 63_072_000

/** Value of Strict-Transport-Security. Browsers ignore it over http. */
export function strictTransportHeader({ hstsSubdomains }: Pick<Config, 'hstsSubdomains'>): string {
  return `max-age=${TWO_YEARS}${hstsSubdomains ? '; includeSubDomains' : ''}`
}

/** Called before any other code handles the request, so that every response has these headers. */
export function setDoorHeaders(response: ServerResponse, door: Door, strictTransport?: string): void {
  for (const [name, value] of ALWAYS) response.setHeader(name, value)
  response.setHeader('Permissions-Policy', permissionsPolicy(door))
  if (door.hidesReferrer) response.setHeader('Referrer-Policy', 'same-origin')
  const { ancestors, header } = FRAMING[door.framedBy]
  if (header !== undefined) response.setHeader('X-Frame-Options', header)
  // Responses that are not pages may load nothing. A page replaces this policy.
  response.setHeader('Content-Security-Policy', `default-src 'none'; frame-ancestors ${ancestors}; base-uri 'none'`)
  const isOpen = door.readBy === 'everybody'
  response.setHeader('Cross-Origin-Resource-Policy', isOpen ? 'cross-origin' : 'same-origin')
  if (isOpen) response.setHeader('Access-Control-Allow-Origin', '*')
  if (door.cacheControl !== undefined) response.setHeader('Cache-Control', door.cacheControl)
  if (strictTransport !== undefined) response.setHeader('Strict-Transport-Security', strictTransport)
}

/** The setting of a door, or the sources that a page lists. */
export type Framing = Door['framedBy'] | string[]

function listAncestors(framedBy: Framing): string {
  if (!Array.isArray(framedBy)) return FRAMING[framedBy].ancestors
  return framedBy.length === 0 ? FRAMING.nobody.ancestors : framedBy.join(' ')
}

/** Only for `npm run dev`: Vite adds inline styles and scripts and uses a web socket. */
export function createDevelopmentPolicy(framedBy: Framing): string {
  return `default-src 'self' 'unsafe-inline' data: ws:; frame-ancestors ${listAncestors(framedBy)}`
}

/** The Content-Security-Policy of a page. Inline scripts need the given nonce or hashes. */
export function createPagePolicy(scriptSources: string[], framedBy: Framing = 'nobody'): string {
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
    `frame-ancestors ${listAncestors(framedBy)}`,
  ].join('; ')
}
