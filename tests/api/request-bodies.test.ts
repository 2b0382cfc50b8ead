import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countRows, type Product, post, startProduct, VALID_MESSAGE } from '../support/http.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const send = (body: unknown, headers: Record<string, string | undefined> = {}) =>
  post(product, '/api/contact', body, headers)

/** Sends and expects a refusal that stored nothing. */
async function refused(status: number, body: unknown, headers: Record<string, string | undefined> = {}) {
  const before = await countRows(product.db)
  const response = await send(body, headers)
  expect(response.status).toBe(status)
  expect(await countRows(product.db)).toEqual(before)
  return (await response.json()) as { code: string }
}

test.each(['', ' ', '{', '{"name":}', "{'name':'a'}", '{"name":"a"}{}', '{"name":"\n"}', 'undefined', 'NaN', '\u0000'])(
  'invalid JSON is refused: %j',
  async (body) => {
    expect(await refused(400, body)).toMatchObject({ code: 'malformed' })
  },
)

test.each(['null', '1', '"text"', 'true', '[]', '[{}]', '1e309'])(
  'JSON other than an object is refused: %s',
  async (body) => {
    expect(await refused(400, body)).toMatchObject({ code: 'malformed' })
  },
)

test.each([
  undefined,
  '',
  'text/plain',
  'application/xml',
  'application/json; charset=utf-16',
  'application/jsonp',
  'json',
])('a body of type "%s" is not read', async (type) => {
  // Sent as bytes, because fetch sets a content type for text.
  const body = new TextEncoder().encode(JSON.stringify(VALID_MESSAGE))
  expect(await refused(415, body, { 'Content-Type': type })).toMatchObject({ code: 'unsupported_media_type' })
})

test.each(['application/json; charset=utf-8', 'Application/JSON;charset=UTF-8', 'application/json; charset="utf-8"'])(
  'a body of type %s is read',
  async (type) => {
    expect((await send(VALID_MESSAGE, { 'Content-Type': type })).status).toBe(201)
  },
)

test.each(['gzip', 'br', 'deflate', 'identity, gzip'])('a compressed body is not unpacked: %s', async (encoding) => {
  const bomb = gzipSync(Buffer.alloc(50_000_000, ' '))
  expect(await refused(415, new Uint8Array(bomb), { 'Content-Encoding': encoding })).toMatchObject({
    code: 'unsupported_media_type',
  })
})

test('a body over the limit is refused, one just under it is read', async () => {
  const around = (length: number) => JSON.stringify({ ...VALID_MESSAGE, message: 'x'.repeat(length) })
  const fixed = Buffer.byteLength(around(0))
  expect(await refused(413, around(128 * 1024 - fixed + 1))).toMatchObject({ code: 'too_large' })
  expect((await send(around(128 * 1024 - fixed))).status).toBe(201)
})

test('a chunked body is read like any other', async () => {
  const chunked = (text: string) => new Blob([text]).stream()
  expect((await send(chunked(JSON.stringify(VALID_MESSAGE)))).status).toBe(201)
  await refused(422, chunked('{}'))
  await refused(413, chunked('x'.repeat(200_000)))
})

test('a truncated body stores nothing and causes no 500', async () => {
  const before = await countRows(product.db)
  const logged = product.output().length
  const controller = new AbortController()
  const stream = new ReadableStream({
    start(queue) {
      queue.enqueue(new TextEncoder().encode(JSON.stringify(VALID_MESSAGE)))
      setTimeout(() => controller.abort(), 100)
    },
  })
  const headers = { Origin: product.url, 'Content-Type': 'application/json' }
  const options = { method: 'POST', headers, body: stream, duplex: 'half', signal: controller.signal }
  await expect(fetch(`${product.url}/api/contact`, options as RequestInit)).rejects.toThrow()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(await countRows(product.db)).toEqual(before)
  expect(product.output().slice(logged)).not.toContain('"level":50')
})
