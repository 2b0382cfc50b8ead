import { hash } from 'node:crypto'

type DrawnPage = { digest: string; pieces: Uint8Array[]; bytes: number; usedAt: number }

type Limits = { bytes: number; idleMs: number }

const LIMITS: Limits = { bytes: 16 * 1024 ** 2, idleMs: 10 * 60_000 }

/** The cache slot of one page of one session. The renderer reads it with the data of all loaders. */
export type DrawnPageSlot = {
  find: (data: string, nonce: string) => Uint8Array<ArrayBuffer> | undefined
  keep: (data: string, nonce: string, html: string) => void
}

/**
 * Caches private pages in memory. A page is a pure function of its address and its loaders' data, so equal data of the
 * same session at the same address need not be rendered again. Loaders, and with them guards, always run. Stores the
 * page without its nonces, as the pieces between them.
 */
export class DrawnPages {
  readonly #limits: Limits
  /** Least recently used first. */
  readonly #pages = new Map<string, DrawnPage>()
  #bytes = 0

  constructor(limits: Partial<Limits> = {}) {
    this.#limits = { ...LIMITS, ...limits }
  }

  slot(sessionId: string, url: string): DrawnPageSlot {
    // A session id contains no space.
    const key = `${sessionId} ${url}`
    return {
      find: (data, nonce) => this.#find(key, data, nonce),
      keep: (data, nonce, html) => this.#keep(key, data, html.split(nonce)),
    }
  }

  #find(key: string, data: string, nonce: string): Uint8Array<ArrayBuffer> | undefined {
    const page = this.#pages.get(key)
    if (page === undefined || page.digest !== hash('sha256', data)) return undefined
    page.usedAt = performance.now()
    this.#pages.delete(key)
    this.#pages.set(key, page)
    return joinPieces(page, nonce)
  }

  #keep(key: string, data: string, texts: string[]): void {
    this.#drop(key)
    const pieces = texts.map((text) => new TextEncoder().encode(text))
    const bytes = pieces.reduce((sum, piece) => sum + piece.byteLength, 2 * key.length)
    if (bytes > this.#limits.bytes) return
    const now = performance.now()
    this.#pages.set(key, { digest: hash('sha256', data), pieces, bytes, usedAt: now })
    this.#bytes += bytes
    for (const [oldKey, { usedAt }] of this.#pages) {
      if (this.#bytes <= this.#limits.bytes && now - usedAt <= this.#limits.idleMs) break
      this.#drop(oldKey)
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#pages.get(key)?.bytes ?? 0
    this.#pages.delete(key)
  }
}

function joinPieces({ pieces, bytes }: DrawnPage, nonce: string): Uint8Array<ArrayBuffer> {
  const between = new TextEncoder().encode(nonce)
  const page = new Uint8Array(bytes + between.byteLength * pieces.length)
  let end = 0
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) {
      page.set(between, end)
      end += between.byteLength
    }
    page.set(piece, end)
    end += piece.byteLength
  }
  return page.subarray(0, end)
}
