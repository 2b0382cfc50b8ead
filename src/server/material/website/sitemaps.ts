import { OutsideError, type OutsideResponse } from '../../outside/index.ts'
import { MaterialError } from '../material.ts'
import type { Reader } from '../open-reader.ts'

/** Sitemaps that are asked for. A large site names many. */
const MAX_SITEMAPS = 10

type Asked = {
  /** By robots.txt. */
  named: string[]
  isAllowed(address: string): Promise<boolean>
  fetch(address: string): Promise<OutsideResponse>
  reader: Reader
  signal: AbortSignal
}

/** Lists the addresses in the sitemaps of a site. A faulty sitemap is left out. */
export async function listSitemapLinks(site: URL, asked: Asked): Promise<string[]> {
  const named = asked.named.filter((address) => URL.canParse(address))
  const sitemaps = new Set(named.length > 0 ? named.slice(0, MAX_SITEMAPS) : [new URL('/sitemap.xml', site).href])
  const links: string[] = []
  // A set that grows goes on with what was added.
  for (const sitemap of sitemaps) {
    for (const link of await readSitemap(sitemap, asked)) {
      if (!isSitemap(link)) links.push(link)
      else if (sitemaps.size < MAX_SITEMAPS) sitemaps.add(link)
    }
  }
  return links
}

const isSitemap = (address: string) => /\.xml$/i.test(URL.parse(address)?.pathname ?? '')

async function readSitemap(address: string, { isAllowed, fetch, reader, signal }: Asked): Promise<string[]> {
  try {
    if (!(await isAllowed(address))) return []
    const { status, body, headers } = await fetch(address)
    if (status !== 200) return []
    const contentType = headers.get('content-type') ?? ''
    return (await reader.read({ kind: 'sitemap', bytes: body, address, contentType }, signal)).links
  } catch (error) {
    const isTheirs = error instanceof MaterialError || (error instanceof OutsideError && error.code !== 'stopped')
    if (!isTheirs) throw error
    return []
  }
}
