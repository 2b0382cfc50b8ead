import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Context } from 'hono'
import { expect, test } from 'vitest'
import type { HttpEnv } from './env.ts'
import { createCachedPage, PageCache, sendCachedPage } from './page-cache.ts'

const HTML = '<html><script>one()</script><script src="/a.js"></script><script type="module">two()\n</script>€</html>'

const pageOf = (html = HTML, status = 200) =>
  createCachedPage(new Response(html, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } }))

function asked(headers: Record<string, string> = {}, method = 'GET') {
  return { req: { method, header: (name: string) => headers[name] } } as unknown as Context<HttpEnv>
}

test('a page stays cached until the site changes', async () => {
  const cache = new PageCache()
  cache.setRevision(1)
  const page = await pageOf()
  cache.store('/', cache.revision, page)
  cache.setRevision(1)
  expect(cache.find('/')).toBe(page)
  cache.setRevision(2)
  expect(cache.find('/')).toBeUndefined()
})

test('a page whose rendering started before a change is not cached after it', async () => {
  const cache = new PageCache()
  const before = cache.revision
  cache.setRevision(1)
  cache.store('/', before, await pageOf())
  expect(cache.find('/')).toBeUndefined()
})

test('the cache is emptied when the year in the footer changes', async () => {
  const cache = new PageCache()
  cache.setRevision(1, 2026)
  cache.store('/', 1, await pageOf())
  cache.setRevision(1, 2026)
  expect(cache.find('/')).toBeDefined()
  cache.setRevision(1, 2027)
  expect(cache.find('/')).toBeUndefined()
})

test('a page that is not cached is sent without compression', async () => {
  const page = await createCachedPage(new Response(HTML, { status: 404 }), false)
  const response = sendCachedPage(asked({ 'accept-encoding': 'gzip, br' }), page)
  expect([response.headers.get('Content-Encoding'), await response.text()]).toEqual([null, HTML])
})

test('the number of cached pages is bounded', async () => {
  const cache = new PageCache()
  const page = await pageOf()
  for (let i = 0; i < 2_000; i++) cache.store(`/${i}`, 0, page)
  expect(Array.from({ length: 2_000 }, (_, i) => cache.find(`/${i}`)).filter(Boolean)).toHaveLength(500)
})

test('the policy allows exactly the inline scripts of the page', async () => {
  const { policy } = await pageOf()
  const hashes = ['one()', 'two()\n'].map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  expect(policy).toContain(`script-src 'self' ${hashes.join(' ')};`)
  expect(policy).not.toMatch(/unsafe|nonce/)
})

test('each encoding contains the same page', async () => {
  const page = await pageOf()
  const bodyFor = async (accepted?: string) => {
    const response = sendCachedPage(asked(accepted === undefined ? {} : { 'accept-encoding': accepted }), page)
    const body = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('Content-Length')).toBe(String(body.length))
    expect(response.headers.get('Vary')).toBe('Accept-Encoding')
    return { encoding: response.headers.get('Content-Encoding'), body }
  }
  const plain = await bodyFor()
  const gzip = await bodyFor('gzip')
  const brotli = await bodyFor('gzip, br')
  expect([plain.encoding, gzip.encoding, brotli.encoding]).toEqual([null, 'gzip', 'br'])
  expect(plain.body.toString()).toBe(HTML)
  expect(gunzipSync(gzip.body).toString()).toBe(HTML)
  expect(brotliDecompressSync(brotli.body).toString()).toBe(HTML)
})

test('a browser that has the page gets no body', async () => {
  const page = await pageOf()
  for (const known of [page.etag, `"other", ${page.etag}`]) {
    const response = sendCachedPage(asked({ 'if-none-match': known }), page)
    expect(response.status).toBe(304)
    expect(await response.text()).toBe('')
    expect(response.headers.get('ETag')).toBe(page.etag)
  }
  expect(sendCachedPage(asked({ 'if-none-match': 'W/"other"' }), page).status).toBe(200)
})

test('HEAD has the headers of GET and no body', async () => {
  const page = await pageOf()
  const head = sendCachedPage(asked({}, 'HEAD'), page)
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(sendCachedPage(asked(), page).headers))
  expect(await head.text()).toBe('')
})

test('browsers revalidate a page and do not store a 404', async () => {
  expect(sendCachedPage(asked(), await pageOf()).headers.get('Cache-Control')).toBe(
    'public, max-age=0, must-revalidate',
  )
  const missing = sendCachedPage(asked({ 'if-none-match': (await pageOf(HTML, 404)).etag }), await pageOf(HTML, 404))
  expect(missing.status).toBe(404)
  expect(missing.headers.get('Cache-Control')).toBe('no-store')
})

test('scripts are not preloaded', async () => {
  const { plain } = await pageOf('<link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/a.js"/><p>')
  expect(new TextDecoder().decode(plain)).toBe('<link rel="stylesheet" href="/a.css"/><p>')
})
