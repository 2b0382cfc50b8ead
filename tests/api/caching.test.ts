import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Product, sendRaw, startProduct } from '../support/http.ts'
import { startServer, type TestServer } from '../support/server.ts'

const CLIENT = path.resolve(import.meta.dirname, '../../build/client')
const assets = readdirSync(path.join(CLIENT, 'assets'))
const script = `/assets/${assets.find((name) => name.endsWith('.js'))}`
const font = `/assets/${assets.find((name) => name.endsWith('.woff2'))}`

let product: Product
let neighbour: TestServer
beforeAll(async () => {
  product = await startProduct()
  neighbour = await startServer(product.env)
})
afterAll(async () => {
  await neighbour.end('SIGKILL')
  await product.stop()
})

const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(product.url + address, { method, headers, redirect: 'manual' })

/** Reads the raw bytes, because fetch decompresses. */
async function rawBody(address: string, encoding: string): Promise<{ head: string; body: Buffer }> {
  const asked = `GET ${address} HTTP/1.1\r\nHost: ${new URL(product.url).host}\r\nAccept-Encoding: ${encoding}\r\nConnection: close\r\n\r\n`
  const { head, body } = await sendRaw(product, asked)
  return { head: head.toLowerCase(), body: Buffer.from(body, 'latin1') }
}

test('a first HEAD request caches the whole page', async () => {
  const fresh = await startServer(product.env)
  const head = await fetch(`${fresh.url}/`, { method: 'HEAD' })
  const page = await fetch(`${fresh.url}/`)
  const html = await page.text()
  await fresh.end('SIGKILL')
  expect(html).toContain('</html>')
  expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0)
  expect(head.headers.get('etag')).toBe(page.headers.get('etag'))
})

test('a browser that has the current page gets a 304', async () => {
  const page = await get('/')
  const etag = page.headers.get('etag') ?? ''
  expect(page.headers.get('vary')).toBe('Accept-Encoding')
  expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  const again = await get('/', { 'If-None-Match': etag })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
  expect(again.headers.get('vary')).toBe('Accept-Encoding')
})

test('a page comes as brotli, gzip or plain, as the browser accepts', async () => {
  const plain = await rawBody('/', 'identity')
  const brotli = await rawBody('/', 'gzip, deflate, br')
  const gzip = await rawBody('/', 'gzip')
  expect(plain.head).not.toContain('content-encoding')
  expect(brotli.head).toContain('content-encoding: br')
  expect(gzip.head).toContain('content-encoding: gzip')
  expect(plain.body.toString()).toContain('</html>')
  expect(brotliDecompressSync(brotli.body)).toEqual(plain.body)
  expect(gunzipSync(gzip.body)).toEqual(plain.body)
  expect(brotli.body.length).toBeLessThan(plain.body.length / 2)
})

test('irrelevant parameters get the same cached page', async () => {
  const [page, tracked] = await Promise.all([get('/'), get('/?utm_source=x&a=<script>')])
  expect(tracked.headers.get('etag')).toBe(page.headers.get('etag'))
})

test('API answers are never stored and have no ETag', async () => {
  for (const address of ['/api/auth/user', '/api/nowhere', '/api/contact', '/health/live', '/health/ready']) {
    const { headers } = await get(address)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.has('etag')).toBe(false)
  }
})

test('answers with private data are compressed for our own pages only', async () => {
  const own = { 'Accept-Encoding': 'br, gzip', 'Sec-Fetch-Site': 'same-origin' }
  const encodingOf = async (address: string, headers: Record<string, string>) =>
    (await get(address, headers)).headers.get('content-encoding')
  expect(await encodingOf('/_.data', own)).toBe('br')
  for (const address of ['/api/auth/user?q=secret', '/_.data?q=secret', '/nowhere.data'])
    expect([address, await encodingOf(address, own)]).toEqual([address, null])
  for (const site of ['cross-site', 'same-site', ''])
    expect([site, await encodingOf('/_.data', { ...own, 'Sec-Fetch-Site': site })]).toEqual([site, null])
})

test('hashed files are immutable and compressed by the build', async () => {
  const { head, body } = await rawBody(script, 'br, gzip')
  expect(head).toContain('cache-control: public, max-age=31536000, immutable')
  expect(head).toContain('content-encoding: br')
  expect(body).toEqual(readFileSync(path.join(CLIENT, `${script}.br`)))
  const etag = (await get(script)).headers.get('etag') ?? ''
  expect((await get(script, { 'If-None-Match': etag })).status).toBe(304)
})

test('files answer HEAD and range requests', async () => {
  const whole = readFileSync(path.join(CLIENT, font))
  const head = await get(font, {}, 'HEAD')
  expect([head.headers.get('content-length'), await head.text()]).toEqual([String(whole.length), ''])
  const part = await get(font, { Range: 'bytes=10-19' })
  expect(part.status).toBe(206)
  expect(part.headers.get('content-range')).toBe(`bytes 10-19/${whole.length}`)
  expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(10, 20))
})

test.each(['bytes=10-5', 'bytes=-0', 'bytes=99999999-', 'bytes=a-b', 'bytes=0-0,5-5', 'items=1-2'])(
  'a malformed range is ignored: %s',
  async (range) => {
    expect([200, 416]).toContain((await get(font, { Range: range })).status)
    expect((await get('/health/live')).status).toBe(200)
  },
)

test('published content shows on every process without a restart', async () => {
  const title = async ({ url }: TestServer) =>
    /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(await (await fetch(`${url}/`)).text())?.[1]
  const both = async () => Promise.all([title(product), title(neighbour)])
  const before = await both()
  await product.db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('site_content')
      .select('data')
      .where('section', '=', 'hero')
      .executeTakeFirstOrThrow()
    const data = JSON.stringify({ ...JSON.parse(row.data), title: 'Every message read.' })
    await tx.updateTable('site_content').set({ data }).where('section', '=', 'hero').execute()
    await tx
      .updateTable('site_revision')
      .set((row) => ({ revision: row('revision', '+', 1) }))
      .execute()
  })
  await vi.waitFor(
    async () => {
      for (const shown of await both()) expect(shown).toContain('Every message read.')
    },
    { timeout: 20_000, interval: 50 },
  )
  for (const shown of before) expect(shown).not.toContain('Every message read.')
})

test('a cached page holds nothing of its first visitor', async () => {
  const fresh = await startServer(product.env)
  const ask = async (address: string, headers: Record<string, string> = {}) =>
    (await fetch(fresh.url + address, { headers })).text()
  const own = {
    Cookie: 'session=canary',
    'User-Agent': 'canary',
    Referer: 'https://canary.example',
    'X-Request-Id': 'canary-1',
  }
  for (const address of [
    '/?utm_source=canary',
    '/canary/nowhere?canary',
    '/dashboard/business/support/canary?canary',
  ]) {
    await ask(address, own)
  }
  const kept = [await ask('/'), await ask('/elsewhere'), await ask('/dashboard/business/support/other')]
  await fresh.end('SIGKILL')
  for (const html of kept) expect(html).not.toContain('canary')
})

test("a visitor's refusal is cached, and its policy names its scripts by hash", async () => {
  await get('/dashboard/admin/users')
  const [first, second] = await Promise.all([get('/dashboard/admin/users'), get('/dashboard/admin/users?a=1')])
  for (const answer of [first, second]) {
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([401, 'no-store'])
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[^;]*;/)
    expect(answer.headers.get('content-security-policy')).not.toContain('nonce')
  }
  const [html, again] = await Promise.all([first.text(), second.text()])
  expect(again).toBe(html)
  expect(html).toContain('Access denied - Admin only')
  expect(html).not.toContain('nonce=')
})

test('a cached page is available at one address only', async () => {
  for (const address of ['//', '//?contact=sent']) {
    const response = await get(address)
    expect(response.status).toBe(301)
    expect(response.headers.get('location')).toBe(address.replace('//', '/'))
  }
})
