import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Product, post, sendRaw, startProduct, VALID_MESSAGE } from '../support/http.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

async function idFor(given?: string) {
  const headers = given === undefined ? {} : { 'X-Request-Id': given }
  const response = await fetch(`${product.url}/api/auth/user`, { headers })
  const { requestId } = (await response.json()) as { requestId: string }
  expect(response.headers.get('x-request-id')).toBe(requestId)
  return requestId
}

test("each request has its own id, in the header and in a refusal's body", async () => {
  const ids = await Promise.all([idFor(), idFor(), idFor()])
  for (const id of ids) expect(id).toMatch(UUID)
  expect(new Set(ids).size).toBe(3)
})

test('a valid id of the caller is kept, so that logs of several systems match', async () => {
  for (const id of ['0123abcd', 'trace_4bf92f3577b34da6a3ce929d0e0e4736', 'a'.repeat(64)])
    expect(await idFor(id)).toBe(id)
})

test.each([
  'short',
  'a'.repeat(65),
  'x'.repeat(10_000),
  '<script>alert(1)</script>',
  '{"level":50,"msg":"forged"}',
  'a b c d e f',
  '../../etc/passwd',
])('an unsafe id is replaced and never repeated: %s', async (given) => {
  expect(await idFor(given)).toMatch(UUID)
})

test('an id with a line break does not reach the answer', async () => {
  const host = new URL(product.url).host
  for (const breaking of ['abcdefgh\r\n injected', 'abcdefgh\rX-Evil: 1', 'abcdefgh\nX-Evil: 1']) {
    const request = `GET /api/auth/user HTTP/1.1\r\nHost: ${host}\r\nX-Request-Id: ${breaking}\r\nConnection: close\r\n\r\n`
    const { status, head } = await sendRaw(product, request)
    expect(status).toBe(400)
    expect(head).not.toMatch(/evil|injected/i)
  }
})

test('pages, files and refused methods have an id where people may ask about them', async () => {
  for (const [address, method] of [
    ['/', 'GET'],
    ['/nowhere', 'GET'],
    ['/health/live', 'GET'],
    ['/', 'OPTIONS'],
  ] as const) {
    expect((await fetch(product.url + address, { method })).headers.get('x-request-id')).toMatch(UUID)
  }
})

test('the log has one JSON object a line, without anything that a person sent', async () => {
  const canary = { name: 'Canary Ní Chanáraí', email: 'canary-5e2b@example.ie', message: 'canary-9f1c secret' }
  const address = '/api/contact?token=canary-token-77'
  const before = product.output().length
  const sent = await post(product, address, { ...VALID_MESSAGE, ...canary, organization: 'Canary Org 31' })
  expect(sent.status).toBe(201)
  await post(product, address, { ...canary, email: 'canary-5e2b' })
  await post(product, address, `{"email":"canary-5e2b@example.ie"`)
  await post(product, '/', new URLSearchParams({ intent: 'contact', ...canary }).toString(), {
    'Content-Type': 'application/x-www-form-urlencoded',
  })
  await fetch(`${product.url}/?email=canary-5e2b@example.ie`, {
    headers: { Cookie: 'session=canary-cookie-12', 'User-Agent': 'canary-agent' },
  })
  // The database's own error message contains the row that it refused.
  await product.db.schema.createIndex('one_message_each').on('enquiries').column('email').unique().execute()
  const refused = await post(product, address, { ...VALID_MESSAGE, ...canary })
  await product.db.schema.dropIndex('one_message_each').execute()
  expect(refused.status).toBe(500)

  const lines = () => product.output().slice(before).split('\n').slice(0, -1)
  const find = (msg: string) => lines().find((line) => line.includes(`"msg":"${msg}"`))
  await vi.waitFor(() => expect(find('request failed')).toBeDefined(), { timeout: 20_000 })
  for (const line of lines()) {
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), time: expect.any(String) })
  }
  expect(product.output()).not.toMatch(/canary|chanáraí|127\.0\.0\.1.*contact/i)
  const requestId = refused.headers.get('x-request-id')
  expect(JSON.parse(find('unexpected error') ?? '')).toMatchObject({ requestId, err: { code: expect.any(String) } })
})
