import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { acceptsEncoding } from './accept-encoding.ts'
import type { Door } from './doors.ts'
import type { HttpEnv } from './env.ts'
import { createPagePolicy } from './headers.ts'

type CachedPage = {
  status: number
  etag: string
  policy: string
  contentType: string
  plain: Uint8Array<ArrayBuffer>
  br?: Uint8Array<ArrayBuffer>
  gzip?: Uint8Array<ArrayBuffer>
}

const MAX_PAGES = 500

/** Rendered public pages of one site revision. A page that started rendering before a change is not stored after it. */
export class PageCache {
  #pages = new Map<string, CachedPage>()
  #revision = 0
  #year = 0

  get revision(): number {
    return this.#revision
  }

  find(key: string): CachedPage | undefined {
    return this.#pages.get(key)
  }

  store(key: string, revision: number, page: CachedPage): void {
    if (revision === this.#revision && this.#pages.size < MAX_PAGES) this.#pages.set(key, page)
  }

  /** Empties the cache when the site revision or the year in the footer has changed. */
  setRevision(revision: number, year = this.#year): void {
    if (revision === this.#revision && year === this.#year) return
    this.#revision = revision
    this.#year = year
    this.#pages.clear()
  }
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** Public pages work without scripts. Preloading them would delay text, styles and fonts on a slow line. */
const SCRIPT_PRELOAD = /<link rel="modulepreload"[^>]*>/g

/** Skips compression for a page that is sent only once. */
export async function createCachedPage(
  response: Response,
  isKept = true,
  framedBy?: Door['framedBy'],
): Promise<CachedPage> {
  const html = (await response.text()).replaceAll(SCRIPT_PRELOAD, '')
  const plain = new TextEncoder().encode(html)
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  return {
    status: response.status,
    etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    policy: createPagePolicy([...new Set(hashes)], framedBy),
    contentType: response.headers.get('Content-Type') ?? 'text/html; charset=utf-8',
    plain,
    ...(isKept && (await compressCopies(plain))),
  }
}

async function compressCopies(plain: Uint8Array<ArrayBuffer>) {
  const [br, zipped] = await Promise.all([
    compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    compressGzip(plain),
  ])
  return { br: new Uint8Array(br), gzip: new Uint8Array(zipped) }
}

export function sendCachedPage(c: Context<HttpEnv>, page: CachedPage): Response {
  const headers: Record<string, string> = {
    'Cache-Control': page.status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store',
    'Content-Security-Policy': page.policy,
    ETag: page.etag,
    Vary: 'Accept-Encoding',
  }
  if (page.status === 200 && c.req.header('if-none-match')?.includes(page.etag)) {
    return new Response(null, { status: 304, headers })
  }
  headers['Content-Type'] = page.contentType
  const [body, encoding] = chooseBody(page, c.req.header('accept-encoding'))
  if (encoding !== undefined) headers['Content-Encoding'] = encoding
  headers['Content-Length'] = String(body.byteLength)
  return new Response(c.req.method === 'HEAD' ? null : body, { status: page.status, headers })
}

function chooseBody({ plain, br, gzip }: CachedPage, accepted: string | undefined): [Uint8Array<ArrayBuffer>, string?] {
  if (br !== undefined && acceptsEncoding(accepted, 'br')) return [br, 'br']
  if (gzip !== undefined && acceptsEncoding(accepted, 'gzip')) return [gzip, 'gzip']
  return [plain]
}
