import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newsSummaries } from '#content/en/news/index.ts'
import { MODULE_NAMES } from '#contracts/modules.ts'
import routes from '#web/routes.ts'
import { startServer, type TestServer } from '../support/server.ts'

const PUBLIC_FOLDER = path.resolve(import.meta.dirname, '../../public')
const SITE = 'https://www.firm.example'

let server: TestServer
let listed: string[]
beforeAll(async () => {
  server = await startServer({ APP_URL: SITE })
  const sitemap = await (await fetch(`${server.url}/sitemap.xml`)).text()
  listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url)
})
afterAll(() => server.stop())

const open = (pathname: string) => fetch(server.url + pathname)
const contentOf = (page: string, pattern: RegExp) => pattern.exec(page)?.[1]

/** Every element is closed in order, as feed readers need. */
function expectWellFormed(xml: string): void {
  const isOpen: string[] = []
  for (const [, slash, name = '', self] of xml.replace(/^<\?xml[^>]*\?>/, '').matchAll(/<(\/?)([\w:]+)[^>]*?(\/?)>/g)) {
    if (self === '/') continue
    if (slash === '/') expect(isOpen.pop()).toBe(name)
    else isOpen.push(name)
  }
  expect(isOpen).toEqual([])
  expect(xml.replaceAll(/&(amp|lt|gt|quot|apos);/g, '')).not.toContain('&')
}

test('the sitemap lists every public page, module and article once', async () => {
  const marketing = routes.find(({ file }) => file.endsWith('marketing/layout.tsx'))?.children ?? []
  const fixed = marketing.flatMap(({ path: part, index }) => (index ? '/' : part?.match(/^[\w-]+$/) ? `/${part}` : []))
  const modules = MODULE_NAMES.map((name) => `/modules/${name}`)
  const articles = newsSummaries.map(({ slug }) => `/news/${slug}`)
  expect(listed.map((url) => new URL(url).pathname).sort()).toEqual([...fixed, ...modules, ...articles].sort())
  expect(listed.every((url) => url.startsWith(`${SITE}/`))).toBe(true)
  expectWellFormed(await (await open('/sitemap.xml')).text())
})

test('every page of the sitemap has one heading and title, a canonical address and a description', async () => {
  for (const url of listed) {
    const answer = await open(new URL(url).pathname)
    const page = await answer.text()
    expect([url, answer.status]).toEqual([url, 200])
    expect([url, page.match(/<h1[\s>]/g)?.length]).toEqual([url, 1])
    expect([url, page.match(/<title>/g)?.length]).toEqual([url, 1])
    expect(contentOf(page, /<link rel="canonical" href="([^"]*)"/)).toBe(url)
    expect(contentOf(page, /<meta property="og:url" content="([^"]*)"/)).toBe(url)
    const description = contentOf(page, /<meta name="description" content="([^"]*)"/) ?? ''
    expect([url, description.length > 50, description.length < 260]).toEqual([url, true, true])
    expect(page).not.toMatch(/\{(company|legalName|email|phone|address)\}/)
  }
})

test('every page has its own social image of bounded size', async () => {
  for (const url of listed) {
    const page = await (await open(new URL(url).pathname)).text()
    const image = new URL(contentOf(page, /<meta property="og:image" content="([^"]*)"/) ?? SITE)
    const file = path.join(PUBLIC_FOLDER, image.pathname)
    expect([url, existsSync(file)]).toEqual([url, true])
    expect(statSync(file).size).toBeLessThan(40_000)
  }
})

test('structured data is valid JSON with absolute addresses', async () => {
  for (const pathname of ['/pricing', '/modules/salmon', '/gdpr-compliance']) {
    const page = await (await open(pathname)).text()
    const blocks = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    const data = blocks.map(([, json = '']) => JSON.parse(json) as Record<string, unknown>)
    expect(data.every((block) => block['@context'] === 'https://schema.org')).toBe(true)
    expect(data.map((block) => block['@type'])).toContain('BreadcrumbList')
    expect(JSON.stringify(data)).toContain(`${SITE}${pathname}`)
  }
})

test('the home page names the company', async () => {
  const page = await (await open('/')).text()
  expect(page).toContain('"@type":"Organization"')
  expect(page).toContain(`"logo":"${SITE}/icon-512.png"`)
})

test('structured prices exclude VAT and match the plans', async () => {
  const page = await (await open('/pricing')).text()
  expect(page).toContain('"price":"99.00","priceCurrency":"EUR","valueAddedTaxIncluded":false')
  expect(page).toContain('"price":"5000.00","priceCurrency":"EUR","valueAddedTaxIncluded":false')
})

test('the feed has every article, newest first, at its address', async () => {
  const answer = await open('/news/feed.xml')
  const feed = await answer.text()
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  expectWellFormed(feed)
  const links = [...feed.matchAll(/<guid>(.*?)<\/guid>/g)].map(([, url]) => url)
  expect(links).toEqual(newsSummaries.map(({ slug }) => `${SITE}/news/${slug}`))
  const dates = [...feed.matchAll(/<pubDate>(.*?)<\/pubDate>/g)].map(([, date = '']) => Date.parse(date))
  expect(dates).toEqual([...dates].sort((a, b) => b - a))
})

test('robots.txt excludes the API and the dashboards', async () => {
  const text = await (await open('/robots.txt')).text()
  expect(text).toContain('Disallow: /api/')
  expect(text).toContain('Disallow: /dashboard/')
  expect(text).toContain(`Sitemap: ${SITE}/sitemap.xml`)
})

test("the manifest has the company's name, and its icons exist", async () => {
  const answer = await open('/site.webmanifest')
  const manifest = (await answer.json()) as { name: string; icons: { src: string }[] }
  expect(manifest.name).not.toBe('')
  for (const { src } of manifest.icons) expect([src, (await open(src)).status]).toEqual([src, 200])
  for (const icon of ['/favicon.svg', '/favicon-32.png', '/apple-touch-icon.png']) {
    expect([icon, (await open(icon)).status]).toEqual([icon, 200])
  }
})

test.each(['/nothing-here', '/modules/unknown', '/modules/brigid/more'])('%s is a 404', async (pathname) => {
  const answer = await open(pathname)
  const page = await answer.text()
  expect(answer.status).toBe(404)
  expect(page).toContain('404 Page Not Found')
  expect(page).toContain('Did you forget to add the page to the router?')
  expect(page).toContain('<meta name="robots" content="noindex"/>')
})

test('all addresses without a page share one answer', async () => {
  const [first, second] = await Promise.all(['/nothing-here', '/nor-here?a=1'].map(open))
  expect(first?.headers.get('etag')).toBe(second?.headers.get('etag'))
})
