import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import { openSocket, type Product, startProduct, VALID_MESSAGE } from '../support/http.ts'
import { MAILS_WAIT } from '../support/server.ts'

const started: Product[] = []
afterAll(async () => {
  for (const product of started) await product.stop()
})

async function start(): Promise<Product> {
  const product = await startProduct(MAILS_WAIT)
  started.push(product)
  return product
}

const BODY = JSON.stringify(VALID_MESSAGE)

/** A message whose last byte is missing. */
function beginMessage(product: Product) {
  const socket = openSocket(product)
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  const { host } = new URL(product.url)
  const head = `POST /api/contact HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${product.url}\r\nContent-Type: application/json\r\n`
  socket.write(`${head}Content-Length: ${Buffer.byteLength(BODY)}\r\n\r\n${BODY.slice(0, -1)}`)
  const finish = async () => {
    const closed = once(socket, 'close')
    socket.write(BODY.slice(-1))
    await closed
    return answer
  }
  return { socket, finish }
}

/** A used keep-alive connection, as browsers hold. */
async function keepAlive(product: Product): Promise<Socket> {
  const socket = openSocket(product)
  socket.write(`GET /health/live HTTP/1.1\r\nHost: ${new URL(product.url).host}\r\n\r\n`)
  await once(socket, 'data')
  return socket
}

/** Waits until the server has read the earlier bytes. */
async function settle(product: Product): Promise<void> {
  await fetch(`${product.url}/health/live`)
  await wait(100)
}

test('SIGTERM lets requests finish, closes idle connections, and exits with 0', async () => {
  const product = await start()
  const idle = await Promise.all(Array.from({ length: 20 }, () => keepAlive(product)))
  const idleClosed = Promise.all(idle.map((socket) => once(socket, 'close')))
  const inFlight = Array.from({ length: 20 }, () => beginMessage(product))
  await settle(product)

  const ended = product.end('SIGTERM')
  await idleClosed
  await wait(100)
  await expect(fetch(`${product.url}/health/ready`)).rejects.toThrow()
  for (const answer of await Promise.all(inFlight.map(({ finish }) => finish())))
    expect(answer).toMatch(/^HTTP\/1\.1 201 /)

  expect(await ended).toBe(0)
  const { count } = await product.db
    .selectFrom('enquiries')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  expect(Number(count)).toBe(20)
  expect(product.output()).toContain('"msg":"stopped"')
})

test.concurrent('readiness fails on an open connection while a request is still running', async () => {
  const product = await start()
  const { host } = new URL(product.url)
  const asking = openSocket(product)
  asking.write(`GET /health/ready HTTP/1.1\r\nHost: ${host}\r\n`)
  await settle(product)
  const ended = product.end('SIGTERM')
  await wait(200)
  asking.write('\r\n')
  const [answer] = await once(asking, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 503 [\s\S]*"stopping":true/)
  expect(await ended).toBe(0)
})

test.concurrent('an unfinished request does not block the exit', async () => {
  const product = await start()
  const { socket } = beginMessage(product)
  await settle(product)
  expect(await product.end('SIGTERM')).toBe(0)
  socket.destroy()
})

test.concurrent('an unread log does not block the exit', async () => {
  const product = await start()
  product.process.stdout?.destroy()
  expect(await product.end('SIGTERM')).toBe(0)
})

test.concurrent('a second SIGTERM exits at once', async () => {
  const product = await start()
  beginMessage(product)
  await settle(product)
  const ended = product.end('SIGTERM')
  await vi.waitFor(() => expect(product.output()).toContain('"msg":"stopping"'), { timeout: 20_000 })
  await wait(1_100)
  product.process.kill('SIGTERM')
  // An orderly exit has code 0.
  expect(await ended).toBe(1)
})

test.concurrent('one Ctrl+C that arrives twice, from the terminal and npm, still lets requests finish', async () => {
  const product = await start()
  const { finish } = beginMessage(product)
  await settle(product)
  const ended = product.end('SIGINT')
  product.process.kill('SIGINT')
  await wait(100)
  product.process.kill('SIGINT')
  expect(await finish()).toMatch(/^HTTP\/1\.1 201 /)
  expect(await ended).toBe(0)
})
