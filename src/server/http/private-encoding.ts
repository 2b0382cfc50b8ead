import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Context } from 'hono'
import { acceptsEncoding } from './accept-encoding.ts'
import type { HttpEnv } from './env.ts'

const ENCODINGS = ['br', 'gzip'] as const
type Encoding = (typeof ENCODINGS)[number]

/** Pages and the data of a navigation. */
const TEXTS = /^text\/(html|x-script)/

/** Where the browser says that nobody else's page had a hand in the request: a link of ours, or typed by hand. */
const OWN_SITES = ['same-origin', 'none']

/**
 * How a page that is somebody's own may be compressed, if at all. The length of a compressed answer tells whether words
 * of the request stand on the page a second time (BREACH). So the request must not come from another site, and must bring
 * no words: its query may name routes only.
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

/** The quickest way: a page takes less time than to send what it saves. */
export function compress(text: string | Uint8Array, encoding: Encoding): Uint8Array<ArrayBuffer> {
  if (encoding === 'gzip') return new Uint8Array(gzipSync(text, { level: 1 }))
  return new Uint8Array(brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }))
}
