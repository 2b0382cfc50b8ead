import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Context } from 'hono'
import { acceptsEncoding } from './accept-encoding.ts'
import type { HttpEnv } from './env.ts'

const ENCODINGS = ['br', 'gzip'] as const
type Encoding = (typeof ENCODINGS)[number]

/** Content types of pages and of navigation data. */
const TEXTS = /^text\/(html|x-script)/

/** Values of Sec-Fetch-Site that exclude other sites: a link on this site, or a typed address. */
const OWN_SITES = ['same-origin', 'none']

/**
 * Chooses the compression of a private page, if any. The length of a compressed response reveals whether words of the
 * request appear on the page (BREACH). So the request must not come from another site, and its query may only contain
 * route names.
 */
export function choosePrivateEncoding(
  c: Context<HttpEnv>,
  response: { status: number; headers: Headers },
): Encoding | undefined {
  const isText = response.status === 200 && TEXTS.test(response.headers.get('Content-Type') ?? '')
  const site = c.req.header('sec-fetch-site')
  if (!isText || c.req.method !== 'GET' || site === undefined || !OWN_SITES.includes(site)) return undefined
  if (Object.keys(c.req.query()).some((name) => name !== '_routes')) return undefined
  return ENCODINGS.find((encoding) => acceptsEncoding(c.req.header('accept-encoding'), encoding))
}

/** Uses the fastest level, because sending the saved bytes takes longer than compressing. */
export function compress(text: string | Uint8Array, encoding: Encoding): Uint8Array<ArrayBuffer> {
  if (encoding === 'gzip') return new Uint8Array(gzipSync(text, { level: 1 }))
  return new Uint8Array(brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }))
}
