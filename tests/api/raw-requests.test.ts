import { beforeAll, expect, test } from 'vitest'
import { openSocket, type Product, post, sendRaw, shareProduct } from '../support/http.ts'

let product: Product
beforeAll(async () => {
  product = await shareProduct()
})

const host = () => `Host: ${new URL(product.url).host}\r\nOrigin: ${product.url}\r\n`
const JSON_TYPE = 'Content-Type: application/json\r\n'

test.each<[name: string, bytes: () => string, status: number]>([
  [
    'a length and chunks',
    () => `POST /api/contact HTTP/1.1\r\n${host()}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
  ],
  [
    'two lengths',
    () => `POST /api/contact HTTP/1.1\r\n${host()}Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcde`,
    400,
  ],
  [
    'the same length twice',
    () => `POST /api/contact HTTP/1.1\r\n${host()}Content-Length: 5\r\nContent-Length: 5\r\n\r\nabcde`,
    400,
  ],
  ['a space before the colon', () => `POST /api/contact HTTP/1.1\r\n${host()}Content-Length : 5\r\n\r\nabcde`, 400],
  [
    'an unknown way of chunking',
    () => `POST /api/contact HTTP/1.1\r\n${host()}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
    400,
  ],
  ['bare line feeds', () => `GET /health/live HTTP/1.1\nHost: a\n\n`, 400],
  ['a bare line feed inside', () => `GET /health/live HTTP/1.1\r\n${host()}X-A: a\nX-B: b\r\n\r\n`, 400],
  ['a folded header', () => `GET /health/live HTTP/1.1\r\n${host()}X-A: a\r\n b\r\n\r\n`, 400],
  ['100 KB of headers', () => `GET /health/live HTTP/1.1\r\n${host()}X-A: ${'a'.repeat(100_000)}\r\n\r\n`, 431],
  ['two hosts', () => `GET /health/live HTTP/1.1\r\n${host()}Host: evil.example\r\n\r\n`, 400],
  ['no host', () => 'GET /health/live HTTP/1.1\r\n\r\n', 400],
  ['a whole address', () => `GET ${product.url}/health/live HTTP/1.1\r\n${host()}\r\n`, 400],
  ['the address of another host', () => `GET http://evil.example/ HTTP/1.1\r\n${host()}\r\n`, 400],
  ['a method that is none', () => `BOGUS / HTTP/1.1\r\n${host()}\r\n`, 400],
  ['the beginning of HTTP/2', () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
])('a request with %s is refused and its connection closed', async (_, bytes, status) => {
  const answer = await sendRaw(product, bytes())
  expect([answer.status, answer.isClosed]).toEqual([status, true])
})

test.each(['a b', 'a/b', 'user@host', 'a\\b'])('an invalid host is refused: %s', async (name) => {
  const answer = await sendRaw(product, `GET /api/auth/user HTTP/1.1\r\nHost: ${name}\r\nConnection: close\r\n\r\n`)
  expect([answer.status, JSON.parse(answer.body).code]).toEqual([400, 'malformed'])
})

test.each([
  ['h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__'],
  ['websocket', 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='],
])('a request for the protocol %s is answered like any other', async (protocol, settings) => {
  const upgrade = `Connection: Upgrade, close\r\nUpgrade: ${protocol}\r\n${settings}\r\n`
  const answer = await sendRaw(product, `GET /health/live HTTP/1.1\r\n${host()}${upgrade}\r\n`)
  expect([answer.status, answer.body]).toEqual([200, '{"status":"ok"}'])
})

test('bytes after a declared length are not read as a request', async () => {
  const body = 'GET /health/live HTTP/1.1\r\n\r\n'
  const answer = await sendRaw(
    product,
    `POST /api/contact HTTP/1.1\r\n${host()}${JSON_TYPE}Content-Length: 2\r\n\r\n{}${body}`,
  )
  expect(answer.status).toBe(422)
  expect(answer.body).toContain('HTTP/1.1 400')
  expect(answer.isClosed).toBe(true)
})

test('a declared length over the limit is refused before the body arrives, and the connection closes', async () => {
  const answer = await sendRaw(
    product,
    `POST /api/contact HTTP/1.1\r\n${host()}${JSON_TYPE}Content-Length: 99999999999\r\n\r\n{`,
    30_000,
  )
  expect([answer.status, answer.isClosed]).toEqual([413, true])
})

test('an endless chunked body is refused at the limit', async () => {
  const socket = openSocket(product)
  let answer = ''
  let sent = 0
  socket.on('data', (chunk) => {
    answer += chunk
  })
  const closed = new Promise((resolve) => socket.on('close', resolve))
  socket.write(`POST /api/contact HTTP/1.1\r\n${host()}${JSON_TYPE}Transfer-Encoding: chunked\r\n\r\n`)
  const timer = setInterval(() => {
    sent += 16_384
    socket.write(`4000\r\n${'a'.repeat(16_384)}\r\n`)
  }, 5)
  await closed
  clearInterval(timer)
  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  expect(sent).toBeLessThan(20_000_000)
})

test('the body limit applies to pages too', async () => {
  const response = await post(product, '/', `a=${'x'.repeat(200_000)}`, {
    'Content-Type': 'application/x-www-form-urlencoded',
  })
  expect(response.status).toBe(413)
})
