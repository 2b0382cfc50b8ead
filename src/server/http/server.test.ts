import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createHttpServer } from './server.ts'

async function listen(patience?: Parameters<typeof createHttpServer>[1]) {
  const server = createHttpServer((request, response) => {
    request.on('error', () => {}).resume()
    request.on('end', () => response.end('ok'))
  }, patience)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return { server, port: (server.address() as AddressInfo).port }
}

/** Sends `text`, then one character after the other, and tells what came back and how long the server put up with it. */
async function trickle(port: number, text: string) {
  const startedAt = performance.now()
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.on('error', () => {})
  socket.write(text)
  const timer = setInterval(() => socket.write('x'), 50)
  await once(socket, 'close')
  clearInterval(timer)
  return { answer, ms: performance.now() - startedAt }
}

test('headers have 10 s, a whole request 30 s, an idle connection 15 s, and connections are bounded', async () => {
  const { server } = await listen()
  expect(server).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 15_000,
    connectionsCheckingInterval: 1_000,
    timeout: 60_000,
    maxConnections: 5_000,
  })
})

test('a request whose headers or body trickle in is ended while others are answered at once', async () => {
  const { port } = await listen({
    headersTimeout: 800,
    requestTimeout: 1_000,
    keepAliveTimeout: 1_000,
    connectionsCheckingInterval: 100,
  })
  const slow = [
    trickle(port, 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '),
    trickle(port, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n'),
  ]
  const startedAt = performance.now()
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('ok')
  expect(performance.now() - startedAt).toBeLessThan(500)
  for (const { answer, ms } of await Promise.all(slow)) {
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(ms).toBeLessThan(3_000)
  }
})
