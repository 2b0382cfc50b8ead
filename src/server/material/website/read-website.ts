import { setTimeout as wait } from 'node:timers/promises'
import { MAX_MATERIAL_BYTES } from '#contracts/receptionist/material.ts'
import { fetchOutside, INTERNET, type Network, OutsideError, type OutsideResponse } from '../../outside/index.ts'
import { MaterialError } from '../material.ts'
import type { Reader } from '../open-reader.ts'
import type { ReadMaterial } from '../read-material.ts'
import { findAnswerKind, isDocumentAddress } from './answer-kind.ts'
import { Frontier, type Wanted } from './frontier.ts'
import { NOTHING, ROBOT_NAME, type Robots, readRobots } from './robots.ts'
import { findPageAddress, isOfSite } from './site-address.ts'
import { listSitemapLinks } from './sitemaps.ts'

export type WebsitePage = ReadMaterial & { address: string }
export type WebsiteProgress = { found: number; read: number }

/** The result of a reading besides its pages. */
export type WebsiteEnd = {
  read: number
  /** Pages that the site forbids, that failed, and that were no longer there. */
  forbidden: number
  failed: string[]
  gone: string[]
  /** Why there may be more than was read. */
  cut: 'pages' | 'time' | 'bytes' | undefined
}

export type WebsiteLimits = {
  pages: number
  depth: number
  pageBytes: number
  /** Of a PDF or a Word document. */
  documentBytes: number
  allBytes: number
  totalMs: number
  /** Between the starts of two requests. */
  pauseMs: number
}

export const WEBSITE_LIMITS: WebsiteLimits = {
  pages: 500,
  depth: 5,
  pageBytes: 2 * 1024 * 1024,
  documentBytes: MAX_MATERIAL_BYTES,
  allBytes: 200 * 1024 * 1024,
  totalMs: 20 * 60_000,
  pauseMs: 200,
}

/** Requests on their way at one time. */
const CONCURRENCY = 3
const ACCEPTED = [
  'text/html',
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'text/plain;q=0.5',
].join(', ')
const PAGE_MS = 20_000
const DOCUMENT_MS = 60_000
/** A site that fails so often in a row is left alone. */
const MAX_FAILURES_IN_A_ROW = 10

type Options = {
  reader: Reader
  /** The address of our own site, for the people who run the server. */
  ownAddress: string
  /** Pages that were read before: each is asked for again. */
  known?: string[]
  onPage(page: WebsitePage, progress: WebsiteProgress): Promise<void>
  signal: AbortSignal
  network?: Network | undefined
  limits?: Partial<WebsiteLimits> | undefined
}

/**
 * Reads the pages and documents of one site, those near its first page first, then those that its sitemap alone names:
 * one server, with pauses, within what its robots.txt allows, and within our limits. Throws OutsideError where its first page cannot be read, and MaterialError `no_text`.
 */
export function readWebsite(start: string, options: Options): Promise<WebsiteEnd> {
  return new WebsiteReading(start, options).run()
}

/** The site forbids reading. */
export class ForbiddenError extends Error {
  override name = 'ForbiddenError'
}

class WebsiteReading {
  readonly #options: Options
  readonly #limits: WebsiteLimits
  readonly #network: Network
  readonly #frontier: Frontier
  readonly #robots = new Map<string, Promise<Robots>>()
  readonly #agent: string
  readonly #startedAt = performance.now()
  readonly #end: WebsiteEnd = { read: 0, forbidden: 0, failed: [], gone: [], cut: undefined }
  readonly #start: string
  #site: URL
  #bytes = 0
  #visiting = 0
  #failuresInARow = 0
  #nextAt = 0

  constructor(start: string, options: Options) {
    this.#options = options
    this.#limits = { ...WEBSITE_LIMITS, ...options.limits }
    this.#network = options.network ?? INTERNET
    this.#agent = `Mozilla/5.0 (compatible; ${ROBOT_NAME}/1.0; +${options.ownAddress})`
    this.#frontier = new Frontier(this.#limits)
    this.#site = new URL(start)
    this.#start = findPageAddress(start, this.#site) ?? start
  }

  async run(): Promise<WebsiteEnd> {
    await this.#readFirst()
    for (const address of this.#options.known ?? []) {
      const page = findPageAddress(address, this.#site)
      if (page !== undefined) this.#frontier.add(page, 0)
    }
    await this.#readWaiting()
    for (const address of await this.#listOfSitemap()) this.#frontier.add(address, 1)
    await this.#readWaiting()
    if (this.#frontier.isCut) this.#end.cut ??= 'pages'
    return this.#end
  }

  async #readFirst(): Promise<void> {
    this.#frontier.reach(this.#start)
    if (!(await this.#isAllowed(this.#start))) throw new ForbiddenError()
    const response = await this.#fetch(this.#start)
    if (response.status !== 200) throw new OutsideError('bad_answer')
    // "example.ie" leads to "www.example.ie", or to the name that the site has today.
    this.#site = new URL(response.url)
    if (!(await this.#isAllowed(response.url))) throw new ForbiddenError()
    if (findAnswerKind(response) === undefined) throw new MaterialError('no_text')
    await this.#take({ address: this.#start, depth: 0 }, response)
  }

  async #readWaiting(): Promise<void> {
    await Promise.all(Array.from({ length: CONCURRENCY }, () => this.#work()))
  }

  /** Not asked for where the limits are reached already. */
  async #listOfSitemap(): Promise<string[]> {
    if (this.#end.cut !== undefined || this.#failuresInARow >= MAX_FAILURES_IN_A_ROW) return []
    const links = await listSitemapLinks(this.#site, {
      named: (await this.#robotsOf(this.#site.href)).sitemaps,
      isAllowed: (address) => this.#isAllowed(address),
      fetch: (address) => this.#fetch(address),
      reader: this.#options.reader,
      signal: this.#options.signal,
    })
    return links.flatMap((link) => findPageAddress(link, this.#site) ?? [])
  }

  /** Several requests of a site run at once. Each takes the next address until none is left. */
  async #work(): Promise<void> {
    while (this.#mayGoOn()) {
      const wanted = this.#frontier.take()
      if (wanted !== undefined) await this.#visit(wanted)
      else if (this.#visiting === 0) return
      else await wait(20, undefined, { signal: this.#options.signal })
    }
  }

  #mayGoOn(): boolean {
    this.#options.signal.throwIfAborted()
    if (this.#frontier.left === 0) return this.#visiting > 0
    if (this.#end.read + this.#visiting >= this.#limits.pages) this.#end.cut ??= 'pages'
    else if (performance.now() - this.#startedAt > this.#limits.totalMs) this.#end.cut ??= 'time'
    else if (this.#bytes > this.#limits.allBytes) this.#end.cut ??= 'bytes'
    else if (this.#failuresInARow < MAX_FAILURES_IN_A_ROW) return true
    return false
  }

  async #visit(wanted: Wanted): Promise<void> {
    this.#visiting += 1
    try {
      if (await this.#isAllowed(wanted.address)) await this.#take(wanted, await this.#fetch(wanted.address))
      else this.#end.forbidden += 1
      this.#failuresInARow = 0
    } catch (error) {
      if (!(error instanceof OutsideError || error instanceof MaterialError)) throw error
      if (error instanceof OutsideError && error.code === 'stopped') throw error
      this.#failuresInARow += 1
      this.#end.failed.push(wanted.address)
    } finally {
      this.#visiting -= 1
    }
  }

  async #take({ address, depth }: Wanted, response: OutsideResponse): Promise<void> {
    if (response.status === 404 || response.status === 410) this.#end.gone.push(address)
    else if (response.status !== 200) this.#end.failed.push(address)
    const kind = response.status === 200 ? findAnswerKind(response) : undefined
    if (kind === undefined) return
    const own = findPageAddress(response.url, this.#site)
    // A redirect to another site, or to a page that is read under its own address.
    if (own === undefined || (own !== address && !this.#frontier.reach(own))) return
    if (own !== address && !(await this.#isAllowed(own))) return
    const contentType = response.headers.get('content-type') ?? ''
    const fileName = kind === 'html' ? '' : decodeName(own)
    const request = { kind, bytes: response.body, address: own, contentType, fileName }
    const reading = await this.#options.reader.read(request, this.#options.signal)
    for (const link of reading.links) {
      const next = findPageAddress(link, this.#site)
      if (next !== undefined) this.#frontier.add(next, depth + 1)
    }
    await this.#give(own, reading)
  }

  /** A page that names another one as itself is read there. */
  async #give(own: string, reading: ReadMaterial): Promise<void> {
    const canonical = reading.canonical && findPageAddress(reading.canonical, this.#site)
    if (canonical && canonical !== own) {
      this.#frontier.add(canonical, this.#limits.depth)
      return
    }
    this.#end.read += 1
    const found = this.#end.read + this.#frontier.left
    const progress = { read: this.#end.read, found: Math.min(found, this.#limits.pages) }
    const isCut = reading.isCut || (reading.pages !== undefined && reading.pages.read < reading.pages.all)
    await this.#options.onPage({ ...reading, isCut, address: own }, progress)
  }

  async #fetch(address: string): Promise<OutsideResponse> {
    const { signal } = this.#options
    const { pauseMs } = await this.#robotsOf(address)
    const now = performance.now()
    const at = Math.max(now, this.#nextAt)
    this.#nextAt = at + Math.max(this.#limits.pauseMs, pauseMs)
    if (at > now) await wait(at - now, undefined, { signal })
    const headers = { 'user-agent': this.#agent, accept: ACCEPTED }
    const isDocument = isDocumentAddress(address)
    const maxBytes = isDocument ? this.#limits.documentBytes : this.#limits.pageBytes
    const timing = { totalMs: isDocument ? DOCUMENT_MS : PAGE_MS }
    const response = await fetchOutside({ url: address, headers, maxBytes, timing, signal }, this.#network)
    this.#bytes += response.body.length
    return response
  }

  async #isAllowed(address: string): Promise<boolean> {
    return (await this.#robotsOf(address)).isAllowed(address)
  }

  #robotsOf(address: string): Promise<Robots> {
    const url = new URL(address)
    // Another site is not read, so its rules are not asked for.
    if (!isOfSite(url, this.#site)) return Promise.resolve(NOTHING)
    const { origin } = url
    const asked = { origin, agent: this.#agent, network: this.#network, signal: this.#options.signal }
    const known = this.#robots.get(origin) ?? readRobots(asked)
    this.#robots.set(origin, known)
    return known
  }
}

/** The last part of an address: the name of its file. */
function decodeName(address: string): string {
  const name = new URL(address).pathname.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
