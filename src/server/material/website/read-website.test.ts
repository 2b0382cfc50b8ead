import { afterAll, expect, onTestFinished, test } from 'vitest'
import { createDocx, createPdf, createPdfBomb, docxParagraph } from '../../../../tests/support/documents.ts'
import { createInternet, htmlPage, openSite, sendFile } from '../../../../tests/support/fake-site.ts'
import { OutsideError } from '../../outside/index.ts'
import { openReader, type Reader } from '../open-reader.ts'
import { ForbiddenError, readWebsite, type WebsiteLimits } from './read-website.ts'

const reader = openReader()
afterAll(() => reader.close())

type Site = Awaited<ReturnType<typeof openSite>>
type Answers = Parameters<typeof openSite>[0]

async function open(answers: Answers): Promise<Site> {
  const site = await openSite(answers)
  onTestFinished(() => site.close())
  return site
}

type Given = {
  reader?: Reader
  limits?: Partial<WebsiteLimits>
  others?: Record<string, string[]>
  known?: string[]
  path?: string
}

/** The paths of the pages that were read, in order, and how it ended. */
async function read(site: Site, { limits, others, known = [], path = '', reader: own = reader }: Given = {}) {
  const pages: string[] = []
  const titles: string[] = []
  const end = await readWebsite(site.address + path, {
    reader: own,
    ownAddress: 'https://ogham.example',
    known,
    onPage: async ({ address, title }) => {
      pages.push(new URL(address).pathname + new URL(address).search)
      titles.push(title)
    },
    signal: AbortSignal.timeout(120_000),
    network: createInternet(others),
    limits: { pauseMs: 0, ...limits },
  })
  return { pages, titles, ...end }
}

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => 'read',
    (error: unknown) => (error instanceof OutsideError ? error.code : (error as Error).name),
  )

const page = (title: string, ...links: string[]) =>
  htmlPage(
    title,
    `<p>${title} has a text of its own.</p>${links.map((link) => `<a href="${link}">${link}</a>`).join('')}`,
  )

test('the pages of one site are read once, those near the first one first, and other sites are not asked', async () => {
  const site = await open({
    '/': page('Home', '/b', '/a#top', '/a/?utm_source=x', 'http://other.example/', 'mailto:a@b.ie', '/photo.jpg', '/'),
    '/a': page('A', '/c', '/'),
    '/b': page('B', '/a'),
    '/c': page('C'),
  })
  const { pages, titles: _, ...end } = await read(site)
  expect(pages[0]).toBe('/')
  expect(pages.toSorted()).toEqual(['/', '/a', '/b', '/c'])
  expect(pages[3]).toBe('/c')
  expect(end).toEqual({ read: 4, forbidden: 0, failed: [], gone: [], cut: undefined })
  expect(site.asked.toSorted()).toEqual(['/', '/a', '/b', '/c', '/robots.txt', '/sitemap.xml'])
  expect([...site.agents]).toEqual(['Mozilla/5.0 (compatible; OghamReader/1.0; +https://ogham.example)'])
})

test('what robots.txt forbids is left out, for everybody or for us alone', async () => {
  const site = await open({
    '/robots.txt': 'User-agent: OghamReader\nDisallow: /private\nDisallow: /*?sort=',
    '/': page('Home', '/private/a', '/a?sort=x', '/b'),
    '*': page('Other'),
  })
  expect(await read(site)).toMatchObject({ pages: ['/', '/b'], forbidden: 2 })
  expect(site.asked).not.toContain('/private/a')
  site.answers['/robots.txt'] = 'User-agent: *\nDisallow: /'
  expect(await errorOf(read(site))).toBe(ForbiddenError.name)
  site.answers['/robots.txt'] = (_, response) => response.writeHead(503).end()
  expect(await errorOf(read(site))).toBe(ForbiddenError.name)
})

test('a site without an end is read up to its limits', async () => {
  const site = await open({
    '*': ({ url = '' }, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(page(url, `${url}x`, `/list?page=${url.length}`, `/y${url}`)),
    '/robots.txt': '',
  })
  expect(await read(site, { limits: { pages: 20, depth: 100 } })).toMatchObject({ read: 20, cut: 'pages' })
  const shallow = await read(site, { limits: { depth: 1 } })
  expect(shallow).toMatchObject({ read: 4, cut: 'pages' })
  expect(await read(site, { limits: { totalMs: 0 } })).toMatchObject({ read: 1, cut: 'time' })
  expect(await read(site, { limits: { allBytes: 100 } })).toMatchObject({ read: 1, cut: 'bytes' })
})

test('lists that differ in their query alone are left after twenty', async () => {
  const links = Array.from({ length: 100 }, (_, index) => `/calendar?day=${index}`)
  const site = await open({
    '/robots.txt': '',
    '/': page('Home', ...links),
    '*': ({ url }, response) => response.end(page(url ?? '')),
  })
  expect(await read(site)).toMatchObject({ read: 21, cut: 'pages' })
})

test('a page of 10 GB, one that never ends and one that redirects for ever are left out, and the others are read', async () => {
  const site = await open({
    '/': page('Home', '/huge', '/endless', '/loop', '/silent', '/good'),
    '/huge': (_, response) => response.writeHead(200, { 'content-length': '10000000000' }).flushHeaders(),
    '/endless': (_, response) => {
      const timer = setInterval(() => response.write('x'.repeat(10_000)), 1)
      response.on('close', () => clearInterval(timer))
    },
    '/loop': (_, response) => response.writeHead(302, { location: '/loop' }).end(),
    '/silent': (_, response) => response.writeHead(500).end(),
    '/good': page('Good'),
  })
  const { pages, failed } = await read(site, { limits: { pageBytes: 100_000 } })
  expect(pages).toEqual(['/', '/good'])
  expect(failed.map((address) => new URL(address).pathname).toSorted()).toEqual([
    '/endless',
    '/huge',
    '/loop',
    '/silent',
  ])
})

test('a name that leads inside, at once, later, or by a redirect, is never asked', async () => {
  const site = await open({ '/': page('Home', '/a'), '/a': page('A') })
  expect(await errorOf(read(site, { others: { 'www.example.ie': ['169.254.169.254'] } }))).toBe('not_public')
  // robots.txt and the first page are read, then the name leads elsewhere.
  const flips = { 'www.example.ie': ['127.0.0.1', '127.0.0.1', '127.0.0.2'] }
  expect(await read(site, { others: flips })).toMatchObject({ pages: ['/'], failed: [`${site.address}a`] })
  site.answers['/a'] = (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end()
  expect(await read(site)).toMatchObject({ pages: ['/'], failed: [`${site.address}a`] })
})

test('a page that leads to another site, or names another address as its own, is not read twice', async () => {
  const site = await open({
    '/': page('Home', '/away', '/copy', '/moved'),
    '/away': (_, response) => response.writeHead(302, { location: 'http://other.example/' }).end(),
    '/copy': page('Copy').replace('</title>', '</title><link rel="canonical" href="/own">'),
    '/moved': (_, response) => response.writeHead(301, { location: '/own' }).end(),
    '/own': page('Own'),
  })
  expect((await read(site)).pages).toEqual(['/', '/own'])
})

test('a page that was read before is asked for again, and told when it is gone', async () => {
  const site = await open({ '/': page('Home'), '/old': page('Old') })
  const known = [`${site.address}old`, `${site.address}gone`]
  expect(await read(site, { known })).toMatchObject({ pages: ['/', '/old'], gone: [`${site.address}gone`] })
})

test('a site whose pages all fail is left alone after ten', async () => {
  const site = await open({
    '/robots.txt': '',
    '/': page('Home', ...Array.from({ length: 100 }, (_, index) => `/${index}`)),
    '*': (request) => request.socket.destroy(),
  })
  const { pages, failed } = await read(site)
  expect(pages).toEqual(['/'])
  expect(failed.length).toBeLessThan(15)
})

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const RULES = 'Everybody who swims here wears a cap, which the desk sells for €3.'

test('documents that pages lead to are read, within the rules of the site', async () => {
  const site = await open({
    '/robots.txt': 'User-agent: *\nDisallow: /private',
    '/': page('Home', '/rules.docx', '/Opening_hours.txt', '/prices.pdf', '/plan.PDF', '/private/a.pdf', '/page.pdf'),
    '/rules.docx': sendFile(DOCX, createDocx(docxParagraph(RULES))),
    '/Opening_hours.txt': sendFile('text/plain', RULES),
    '/prices.pdf': sendFile('application/pdf', await createPdf([['# Prices of the pool', RULES]])),
    '/plan.PDF': sendFile('application/octet-stream', await createPdf([['# The plan', RULES]])),
    // What says that it is a PDF and is none.
    '/page.pdf': sendFile('application/pdf', '<html>'),
    '*': page('Other'),
  })
  const { pages, titles, forbidden, failed } = await read(site)
  const byPath = pages.map((path, index) => [path, titles[index]])
  expect(Object.fromEntries(byPath)).toEqual({
    '/': 'Home',
    '/rules.docx': 'rules',
    '/Opening_hours.txt': 'Opening hours',
    '/prices.pdf': 'Prices of the pool',
    '/plan.PDF': 'The plan',
  })
  expect([forbidden, failed]).toEqual([1, [`${site.address}page.pdf`]])
  expect(site.asked).not.toContain('/private/a.pdf')
})

test('a document that is too large, unpacks without an end or leads inside is left out, and the others are read', async () => {
  const small = openReader({ memoryMb: 150 })
  onTestFinished(() => small.close())
  const site = await open({
    '/': page('Home', '/large.docx', '/bomb.pdf', '/bomb.docx', '/inside.pdf', '/good.txt'),
    '/large.docx': sendFile(DOCX, createDocx(docxParagraph(RULES), 3_000_000)),
    '/bomb.pdf': sendFile('application/pdf', createPdfBomb(300_000_000)),
    '/bomb.docx': sendFile(DOCX, createDocx(docxParagraph(' '.repeat(25_000_000)))),
    '/inside.pdf': (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end(),
    '/good.txt': sendFile('text/plain', RULES),
  })
  const { pages, failed } = await read(site, { reader: small, limits: { documentBytes: 2_500_000 } })
  expect(pages).toEqual(['/', '/good.txt'])
  expect(failed.map((address) => new URL(address).pathname).toSorted()).toEqual([
    '/bomb.docx',
    '/bomb.pdf',
    '/inside.pdf',
    '/large.docx',
  ])
})

const sitemap = (...addresses: string[]) =>
  `<?xml version="1.0"?><urlset>${addresses.map((one) => `<url><loc> ${one} </loc></url>`).join('')}</urlset>`

test('what the sitemap alone names is read last', async () => {
  const site = await open({ '/': page('Home', '/a'), '/a': page('A', '/b'), '*': page('Other') })
  const at = (path: string) => site.address + path
  site.answers['/robots.txt'] = ''
  site.answers['/hidden.pdf'] = sendFile('application/pdf', await createPdf([['# Hidden', RULES]]))
  site.answers['/b'] = page('B')
  site.answers['/alone'] = page('Alone', '/next')
  site.answers['/sitemap.xml'] = sitemap(at('maps/one.xml'), 'nonsense', 'http://169.254.169.254/map.xml')
  site.answers['/maps/one.xml'] = sitemap(at('sitemap.xml'), at('hidden.pdf'), at('alone'), 'http://other.example/x')
  expect((await read(site)).pages).toEqual(['/', '/a', '/b', '/hidden.pdf', '/alone', '/next'])
  // Named by robots.txt: the usual name is not asked for. A limit that is reached needs no sitemap.
  site.answers['/robots.txt'] = `Sitemap: ${at('maps/one.xml')}\nUser-agent: *\nDisallow: /alone`
  site.asked.length = 0
  expect(await read(site)).toMatchObject({ pages: ['/', '/a', '/b', '/hidden.pdf'], forbidden: 1 })
  site.asked.length = 0
  expect(await read(site, { limits: { pages: 2 } })).toMatchObject({ pages: ['/', '/a'], cut: 'pages' })
  expect(site.asked).not.toContain('/maps/one.xml')
})

test('sitemaps without an end, of 10 GB and of nonsense change nothing', async () => {
  const site = await open({
    '/robots.txt': 'Sitemap: nonsense',
    '/': page('Home'),
    '*': ({ url }, response) => response.end(sitemap(`${site.address}x${url?.slice(1)}`)),
  })
  expect((await read(site)).pages).toEqual(['/'])
  expect(site.asked.filter((path) => path.endsWith('.xml'))).toHaveLength(10)
  const answers: Answers[string][] = [
    (_, response) => response.writeHead(200, { 'content-length': '10000000000' }).flushHeaders(),
    (_, response) => response.writeHead(302, { location: '/sitemap.xml' }).end(),
    sendFile('application/xml', Buffer.alloc(100)),
    sendFile('application/xml', '<!DOCTYPE a [<!ENTITY b "&b;&b;">]><urlset><loc>&b;</loc>'),
  ]
  for (const answer of answers) {
    site.answers['/sitemap.xml'] = answer
    expect(await read(site)).toMatchObject({ pages: ['/'], failed: [], cut: undefined })
  }
})
