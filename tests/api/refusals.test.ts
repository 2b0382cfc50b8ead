import { beforeAll, expect, test } from 'vitest'
import { mutatingRoutes, type Product, post, sendRaw, shareProduct } from '../support/http.ts'

const MESSAGE = expect.stringMatching(/^[A-Z].*[.!?]$/)
const ID = expect.stringMatching(/^[A-Za-z0-9_-]{8,64}$/)

let product: Product
beforeAll(async () => {
  product = await shareProduct()
})

const ask = (address: string, method = 'GET', headers: Record<string, string> = {}) =>
  fetch(product.url + address, { method, headers: { Origin: product.url, ...headers }, redirect: 'manual' })

/** Sends a method that fetch does not allow. */
const askRaw = (address: string, method: string) =>
  sendRaw(product, `${method} ${address} HTTP/1.1\r\nHost: ${new URL(product.url).host}\r\nConnection: close\r\n\r\n`)

test.each([
  '/api',
  '/api/',
  '/api/nowhere',
  '/api/contact/',
  '/api/contact/x',
  '/api/%00',
  '/api/..%2fcontact',
  '/api//contact',
])('an unknown address of the API is a 404 in JSON: %s', async (address) => {
  for (const accept of ['*/*', 'text/html,*/*;q=0.8']) {
    const response = await ask(address, 'GET', { accept })
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    const body = await response.json()
    expect(body).toEqual({ message: MESSAGE, code: 'not_found', requestId: response.headers.get('x-request-id') })
  }
})

test.each([
  '/%E0%A4%A',
  '/%',
  '/%ff',
  '/%00',
  '/a%00b',
  '//nowhere',
  '//evil.example/',
  '/..%2f..%2fetc/passwd',
  '/news/%ff',
  '/news/never-written',
  '/modules/%E0%A4%A',
  '/modules/nobody',
  '/dashboard/business/%E0%A4%A',
  '/assets/%',
  `/${'a'.repeat(9_000)}`,
])('an unknown address shows the not-found screen: %s', async (address) => {
  const get = `GET ${address} HTTP/1.1\r\nHost: ${new URL(product.url).host}\r\nAccept: text/html\r\nConnection: close\r\n\r\n`
  const { status, head, body } = await sendRaw(product, get, 10_000)
  expect(status).toBe(404)
  expect(head).toMatch(/^content-type: text\/html/im)
  expect(body).toContain('404 Page Not Found')
  expect(body).toContain('Did you forget to add the page to the router?')
})

test('every changing address names its methods in a 405', async () => {
  const paths = [...new Set(mutatingRoutes().map(({ path }) => path))]
  expect(paths).toContain('/api/contact')
  for (const path of paths) {
    const taken = mutatingRoutes().filter((route) => route.path === path)
    const wrong = ['POST', 'PUT', 'PATCH', 'DELETE'].find((method) => !taken.some((route) => route.method === method))
    const response = await ask(path, wrong)
    expect([path, response.status]).toEqual([path, 405])
    const allowed = response.headers.get('allow')?.split(', ') ?? []
    for (const { method } of taken) expect(allowed).toContain(method)
    expect(allowed).not.toContain(wrong)
    expect(await response.json()).toEqual({ message: MESSAGE, code: 'method_not_allowed', requestId: ID })
  }
})

test('reading an address that only accepts changes is a 405, also by HEAD', async () => {
  const [got, head] = await Promise.all([ask('/api/contact'), ask('/api/contact', 'HEAD')])
  expect([got.status, got.headers.get('allow')]).toEqual([405, 'POST'])
  expect([head.status, head.headers.get('allow'), await head.text()]).toEqual([405, 'POST', ''])
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('health cannot be changed by %s', async (method) => {
  const response = await ask('/health/live', method)
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
})

test.each(['PUT', 'DELETE', 'PATCH'])('a page cannot be changed by %s', async (method) => {
  const response = await ask('/nowhere', method)
  expect([404, 405]).toContain(response.status)
  if (response.status === 405) expect(response.headers.get('allow')).toContain('GET')
})

test.each(['/', '/api/contact', '/api/auth/user', '/health/live', '/assets/nothing.js'])(
  'methods without a handler are refused at %s',
  async (address) => {
    for (const method of ['OPTIONS', 'TRACE', 'PROPFIND', 'PURGE', 'LOCK']) {
      const { status, head, body, isClosed } = await askRaw(address, method)
      expect([method, status, isClosed]).toEqual([method, 405, true])
      expect(head).toMatch(/^Allow: GET, HEAD, POST, PUT, PATCH, DELETE\r?$/m)
      expect(head).not.toMatch(/^Access-Control/im)
      expect(body).toContain('"code":"method_not_allowed"')
      expect(body).toContain('"requestId":')
    }
  },
)

test.each(['/', '/nowhere', '/api/auth/user', '/api/nowhere', '/health/live', '/health/ready'])(
  'HEAD answers like GET without a body: %s',
  async (address) => {
    const about = ({ headers }: Response) =>
      [...headers].filter(
        ([name]) => !/^(date|connection|keep-alive|content-length|transfer-encoding|x-request-id)$/.test(name),
      )
    const withoutNonce = (response: Response) => JSON.stringify(about(response)).replace(/'nonce-[^']+'/, "'nonce'")
    const [got, head] = await Promise.all([ask(address), ask(address, 'HEAD')])
    expect([head.status, await head.text()]).toEqual([got.status, ''])
    expect(withoutNonce(head)).toBe(withoutNonce(got))
  },
)

test('every refusal has the same shape', async () => {
  const answers = [
    await ask('/api/auth/user'),
    await post(product, '/api/contact', {}, { Origin: 'https://evil.example' }),
    await post(product, '/api/contact', '{', {}),
    await post(product, '/api/contact', 'x', { 'Content-Type': 'text/plain' }),
    await post(product, '/api/contact', 'x'.repeat(200_000)),
    await post(product, '/api/contact', {}),
  ]
  expect(answers.map(({ status }) => status)).toEqual([401, 403, 400, 415, 413, 422])
  for (const answer of answers) {
    const { message, code, fieldErrors, requestId, ...rest } = (await answer.json()) as Record<string, unknown>
    expect({ message, code, requestId, rest }).toEqual({
      message: MESSAGE,
      code: expect.any(String),
      requestId: ID,
      rest: {},
    })
    expect(requestId).toBe(answer.headers.get('x-request-id'))
    if (fieldErrors !== undefined)
      expect(Object.values(fieldErrors as object)).toEqual(Array(4).fill(expect.any(String)))
  }
})
