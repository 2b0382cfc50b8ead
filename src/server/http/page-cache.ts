import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { accepts } from './accept-encoding.ts'
import type { Door } from './doors.ts'
import type { HttpEnv } from './env.ts'
import { pagePolicy } from './headers.ts'

type CachedPage = {
  status: number
  etag: string
  policy: string
  contentType: string
  plain: Uint8Array<ArrayBuffer>
  br?: Uint8Array<ArrayBuffer>
  gzip?: Uint8Array<ArrayBuffer>
}

const MOST_PAGES = 500

/** Public pages as they were rendered for one site revision. A page begun before a change is never kept after it. */
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
    if (revision === this.#revision && this.#pages.size < MOST_PAGES) this.#pages.set(key, page)
  }

  /** Empties the cache when the site has changed, here or on another process, and with the year in the footer. */
  moveTo(revision: number, year = this.#year): void {
    if (revision === this.#revision && year === this.#year) return
    this.#revision = revision
    this.#year = year
    this.#pages.clear()
  }
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/**
 * Public pages can be read and sent without scripts, so nothing of those is asked for before words, styles and fonts:
 * on a slow line they would share it.
 */
const SCRIPT_PRELOAD = /<link rel="modulepreload"[^>]*>/g

/** A page that is sent once and not kept is not worth compressing. */
export async function cachedPageOf(
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
    policy: pagePolicy([...new Set(hashes)], framedBy),
    contentType: response.headers.get('Content-Type') ?? 'text/html; charset=utf-8',
    plain,
    ...(isKept && (await compressedCopiesOf(plain))),
  }
}

async function compressedCopiesOf(plain: Uint8Array<ArrayBuffer>) {
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
  const [body, encoding] = bestBody(page, c.req.header('accept-encoding'))
  if (encoding !== undefined) headers['Content-Encoding'] = encoding
  headers['Content-Length'] = String(body.byteLength)
  return new Response(c.req.method === 'HEAD' ? null : body, { status: page.status, headers })
}

function bestBody({ plain, br, gzip }: CachedPage, accepted: string | undefined): [Uint8Array<ArrayBuffer>, string?] {
  if (br !== undefined && accepts(accepted, 'br')) return [br, 'br']
  if (gzip !== undefined && accepts(accepted, 'gzip')) return [gzip, 'gzip']
  return [plain]
}
