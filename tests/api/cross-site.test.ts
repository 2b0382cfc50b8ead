import { afterAll, beforeAll, expect, test } from 'vitest'
import { findDoor } from '#server/http/doors.ts'
import { countRows, mutatingRoutes, type Product, post, startProduct, VALID_MESSAGE } from '../support/http.ts'
import { startServer } from '../support/server.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const port = () => new URL(product.url).port

/** The requests that another site's page can make a browser send. */
const FOREIGN: [name: string, headers: () => Record<string, string | undefined>][] = [
  ['another site', () => ({ Origin: 'https://evil.example' })],
  ['no origin', () => ({ Origin: undefined })],
  ['a sandboxed frame', () => ({ Origin: 'null' })],
  ['a sub-domain', () => ({ Origin: `http://sub.127.0.0.1:${port()}` })],
  ['a look-alike', () => ({ Origin: `http://127.0.0.1.evil.example:${port()}` })],
  ['another port', () => ({ Origin: `http://127.0.0.1:${Number(port()) + 1}` })],
  ['another name of this machine', () => ({ Origin: `http://localhost:${port()}` })],
  ['another scheme', () => ({ Origin: product.url.replace('http:', 'https:') })],
  [
    'another scheme by its own word',
    () => ({ Origin: product.url.replace('http:', 'https:'), 'X-Forwarded-Proto': 'https' }),
  ],
  ['no address', () => ({ Origin: '127.0.0.1' })],
  ['two origins', () => ({ Origin: `${product.url}, https://evil.example` })],
  ['another site by its own word', () => ({ 'Sec-Fetch-Site': 'cross-site' })],
  ['a sister site by its own word', () => ({ 'Sec-Fetch-Site': 'same-site' })],
]

const FORM = 'application/x-www-form-urlencoded'
const form = new URLSearchParams({ intent: 'contact', ...VALID_MESSAGE }).toString()

test.each(FOREIGN)('%s changes nothing', async (_, headers) => {
  const before = await countRows(product.db)
  for (const { method, path } of mutatingRoutes()) {
    // These routes prove the sender by a token, not by a cookie.
    if (!findDoor(product.url + path).checksOrigin) continue
    const bodies: [type: string, body: string][] = [
      ['application/json', JSON.stringify(VALID_MESSAGE)],
      ['text/plain', JSON.stringify(VALID_MESSAGE)],
      [FORM, form],
    ]
    for (const [type, body] of bodies) {
      const all = { Origin: product.url, 'Content-Type': type, ...headers() }
      const given = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined)
      const response = await fetch(product.url + path, { method, headers: given, body })
      expect([method, path, type, response.status]).toEqual([method, path, type, 403])
      expect(await response.json()).toMatchObject({ code: 'cross_site' })
    }
  }
  const page = await post(product, '/', form, { 'Content-Type': FORM, ...headers() })
  expect(page.status).toBe(403)
  expect(await countRows(product.db)).toEqual(before)
})

test.each([
  ['text/plain', JSON.stringify(VALID_MESSAGE)],
  [FORM, form],
  ['multipart/form-data; boundary=x', '--x--'],
  ['application/json-patch+json', '{}'],
  ['application/x-www-form-urlencoded; application/json', '{}'],
])('our own page may send JSON or nothing is changed: %s', async (type, body) => {
  const before = await countRows(product.db)
  const response = await post(product, '/api/contact', body, { 'Content-Type': type })
  expect(response.status).toBe(415)
  expect(await countRows(product.db)).toEqual(before)
})

test('a method override in a parameter, field or header is ignored', async () => {
  const before = await countRows(product.db)
  const own = { Origin: product.url }
  const tries = [
    await fetch(`${product.url}/api/contact?_method=POST`, { headers: own }),
    await fetch(`${product.url}/api/contact?_method=POST&${form}`, {
      headers: { ...own, 'X-HTTP-Method-Override': 'POST' },
    }),
    await fetch(`${product.url}/api/contact?_method=POST`, { method: 'PUT', headers: own, body: '{}' }),
  ]
  expect(tries.map(({ status }) => status)).toEqual([405, 405, 405])
  const overridden = await post(product, '/api/contact', `_method=DELETE&${form}`, {
    'Content-Type': FORM,
    'X-HTTP-Method-Override': 'DELETE',
  })
  expect(overridden.status).toBe(415)
  expect(await countRows(product.db)).toEqual(before)
})

test('our own page may make changes', async () => {
  expect((await post(product, '/api/contact', VALID_MESSAGE, { 'Sec-Fetch-Site': 'same-origin' })).status).toBe(201)
  expect((await post(product, '/api/contact', VALID_MESSAGE)).status).toBe(201)
})

test('only the configured public address may make changes', async () => {
  const server = await startServer({ ...product.env, APP_URL: 'https://product.example' })
  const statusFor = async (origin: string) =>
    (await post(server, '/api/contact', VALID_MESSAGE, { Origin: origin })).status
  expect(await statusFor('https://product.example')).toBe(201)
  for (const origin of [
    server.url,
    'http://product.example',
    'https://product.example:8443',
    'https://www.product.example',
  ]) {
    expect([origin, await statusFor(origin)]).toEqual([origin, 403])
  }
  await server.end('SIGKILL')
})

test('behind a TLS proxy, the scheme is the one that the trusted proxy names', async () => {
  const server = await startServer({ ...product.env, TRUSTED_PROXY: '127.0.0.1' })
  const statusFor = async (scheme: string, forwarded?: string) => {
    const headers = { Origin: server.url.replace('http:', `${scheme}:`), 'X-Forwarded-Proto': forwarded }
    return (await post(server, '/api/contact', VALID_MESSAGE, headers)).status
  }
  const statuses = [
    await statusFor('https', 'https'),
    await statusFor('http', 'https'),
    await statusFor('https'),
    await statusFor('http'),
  ]
  await server.end('SIGKILL')
  expect(statuses).toEqual([201, 403, 403, 201])
})
