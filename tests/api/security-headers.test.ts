import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { type Product, post, shareProduct, VALID_MESSAGE } from '../support/http.ts'
import { startServer } from '../support/server.ts'

const ASSETS = path.resolve(import.meta.dirname, '../../build/client/assets')
const script = `/assets/${readdirSync(ASSETS).find((name) => name.endsWith('.js'))}`

let product: Product
beforeAll(async () => {
  product = await shareProduct()
})

const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(product.url + address, { method, headers, redirect: 'manual' })

const etagOf = async (address: string) => (await get(address)).headers.get('etag') ?? ''

const ANSWERS: [what: string, status: number, ask: () => Promise<Response>][] = [
  ['a page', 200, () => get('/')],
  ['a page without body', 200, () => get('/', {}, 'HEAD')],
  ['a page the browser has', 304, async () => get('/', { 'If-None-Match': await etagOf('/') })],
  ['a page that does not exist', 404, () => get('/nowhere')],
  ['an address that cannot be decoded', 404, () => get('/%E0%A4%A')],
  ['the data of a page', 200, () => get('/_.data')],
  ['another spelling of a page', 301, () => get('//')],
  ['an answer of the API', 201, () => post(product, '/api/contact', VALID_MESSAGE)],
  ['a missing sign-in', 401, () => get('/api/auth/user')],
  ['a request of another site', 403, () => post(product, '/api/contact', {}, { Origin: 'https://evil.example' })],
  ['an unknown address of the API', 404, () => get('/api/nowhere')],
  ['a wrong method', 405, () => get('/api/contact')],
  ['a method that nothing answers', 405, () => get('/', {}, 'OPTIONS')],
  ['a long body', 413, () => post(product, '/api/contact', 'x'.repeat(200_000))],
  ['a wrong content type', 415, () => post(product, '/api/contact', 'a=1', { 'Content-Type': 'text/plain' })],
  ['wrong input', 422, () => post(product, '/api/contact', {})],
  ['a hashed file', 200, () => get(script)],
  ['a hashed file the browser has', 304, async () => get(script, { 'If-None-Match': await etagOf(script) })],
  ['part of a file that cannot be had', 416, () => get(script, { Range: 'bytes=99999999-' })],
  ['health', 200, () => get('/health/ready')],
]

test.each(ANSWERS)('%s (%i) has every security header', async (_, status, ask) => {
  const { status: answered, headers } = await ask()
  expect(answered).toBe(status)
  const value = (name: string) => headers.get(name) ?? ''
  // Browsers ignore it over http, and it must not bind localhost.
  expect(value('strict-transport-security')).toBe('max-age=63072000')
  expect(value('x-content-type-options')).toBe('nosniff')
  expect(value('x-frame-options')).toBe('DENY')
  expect(value('referrer-policy')).toBe('strict-origin-when-cross-origin')
  expect(value('permissions-policy')).toContain('camera=()')
  expect(value('cross-origin-opener-policy')).toBe('same-origin')
  expect(value('cross-origin-resource-policy')).toBe('same-origin')
  const policy = value('content-security-policy')
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("base-uri 'none'")
  expect(policy).not.toMatch(/unsafe|\*/)
  for (const name of ['x-powered-by', 'server', 'access-control-allow-origin', 'set-cookie'])
    expect(headers.has(name)).toBe(false)
})

const inlineScripts = (html: string) => [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
const scriptSources = (response: Response) =>
  /script-src ([^;]*)/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? ''

test("a public page's policy names the hashes of exactly its inline scripts", async () => {
  const page = await get('/')
  const hashes = inlineScripts(await page.text()).map(([, , script = '']) =>
    createHash('sha256').update(script).digest('base64'),
  )
  expect(hashes.length).toBeGreaterThan(0)
  const expected = ["'self'", ...new Set(hashes.map((hash) => `'sha256-${hash}'`))]
  expect(scriptSources(page).split(' ').sort()).toEqual(expected.sort())
})

test('each inline script of a private page has a nonce, unique to the answer', async () => {
  const form = () => post(product, '/', '', { 'Content-Type': 'application/x-www-form-urlencoded' })
  const nonces = await Promise.all(
    [form(), form()].map(async (asked) => {
      const page = await asked
      const nonce = /'nonce-([^']+)'/.exec(scriptSources(page))?.[1] ?? ''
      expect(Buffer.from(nonce, 'base64').length).toBeGreaterThanOrEqual(16)
      expect(page.headers.get('cache-control')).toBe('no-store')
      expect(page.headers.has('etag')).toBe(false)
      const scripts = inlineScripts(await page.text())
      expect(scripts.length).toBeGreaterThan(0)
      for (const [, attributes] of scripts) expect(attributes).toContain(`nonce="${nonce}"`)
      return nonce
    }),
  )
  expect(nonces[0]).not.toBe(nonces[1])
})

test("a page's policy allows no other origins", async () => {
  const policy = (await get('/')).headers.get('content-security-policy') ?? ''
  for (const rule of [
    "default-src 'self'",
    "object-src 'none'",
    "form-action 'self'",
    "style-src 'self'",
    "connect-src 'self'",
  ]) {
    expect(policy).toContain(rule)
  }
})

test('a forged host appears nowhere in a page', async () => {
  const html = await (await get('/', { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' })).text()
  expect(html).not.toContain('evil.example')
})

test('HSTS is sent for an https address, and for sub-domains if configured', async () => {
  const addresses = ['/', '/nowhere', '//', '/dashboard/business', '/api/auth/user', '/api/contact', script]
  const demandedBy = async (env: Record<string, string>) => {
    const server = await startServer({ ...product.env, APP_URL: 'https://product.example', ...env })
    const asked = addresses.map((address) => fetch(server.url + address, { redirect: 'manual' }))
    const answers = await Promise.all([...asked, post(server, '/', {}), fetch(server.url, { method: 'OPTIONS' })])
    await server.end('SIGKILL')
    return answers.map(({ status, headers }) => [status, headers.get('strict-transport-security')])
  }
  const statuses = [200, 404, 301, 401, 401, 405, 200, 403, 405]
  expect(await demandedBy({})).toEqual(statuses.map((status) => [status, 'max-age=63072000']))
  expect(await demandedBy({ HSTS_SUBDOMAINS: 'on' })).toEqual(
    statuses.map((status) => [status, 'max-age=63072000; includeSubDomains']),
  )
})

test('other origins get no access', async () => {
  for (const origin of ['https://evil.example', 'null', 'https://sub.localhost']) {
    const response = await get('/api/auth/user', { Origin: origin })
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
  }
})
