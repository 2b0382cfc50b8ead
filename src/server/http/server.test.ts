import { once } from 'node:events'
import { type AddressInfo, BlockList, connect, type Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createHttpServer } from './server.ts'

async function listen(...options: [Parameters<typeof createHttpServer>[1]?, Parameters<typeof createHttpServer>[2]?]) {
  const server = createHttpServer(
    (request, response) => {
      request.on('error', () => {}).resume()
      request.on('end', () => response.end('ok'))
    },
    ...options,
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return { server, port: (server.address() as AddressInfo).port }
}

/** Also after an error, such as a connection that was ended while something was sent. */
const closed = (socket: Socket) =>
  new Promise<void>((resolve) => (socket.closed ? resolve() : socket.once('close', () => resolve())))

/** Sends `text`, then one character after another. Returns the response once the connection has closed. */
async function trickle(port: number, text: string) {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  const timer = setInterval(() => socket.write('x'), 50)
  socket.on('data', (chunk) => {
    answer += chunk
    clearInterval(timer)
  })
  socket.on('error', () => {})
  socket.write(text)
  await closed(socket)
  clearInterval(timer)
  return answer
}

test('headers have 10 s, an idle connection 65 s, and connections are bounded', async () => {
  const { server } = await listen()
  expect(server).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 0,
    keepAliveTimeout: 65_000,
    connectionsCheckingInterval: 1_000,
    timeout: 60_000,
    maxConnections: 5_000,
  })
})

test('a request with slow headers or a slow body is ended while others are answered at once', async () => {
  const { port } = await listen({
    headersTimeout: 800,
    requestTimeout: 0,
    keepAliveTimeout: 1_000,
    connectionsCheckingInterval: 100,
    bodyPace: { everyMs: 1_000, bytes: 1_000 },
  })
  const slow = [
    trickle(port, 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '),
    trickle(port, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n'),
  ]
  const quick = fetch(`http://127.0.0.1:${port}`).then((response) => response.text())
  expect(await Promise.race([quick, ...slow])).toBe('ok')
  for (const answer of await Promise.all(slow)) expect(answer).toMatch(/^HTTP\/1\.1 408 /)
})

test('a body that keeps arriving has no time limit, and ends when it stalls', async () => {
  const { port } = await listen({
    headersTimeout: 800,
    requestTimeout: 0,
    keepAliveTimeout: 1_000,
    connectionsCheckingInterval: 100,
    bodyPace: { everyMs: 200, bytes: 10_000 },
  })
  const send = async (chunks: number) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('error', () => {})
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 240000\r\n\r\n')
    for (let sent = 0; sent < chunks; sent++) {
      socket.write(Buffer.alloc(20_000))
      await new Promise((resolve) => setTimeout(resolve, 80))
    }
    await closed(socket)
    return answer
  }
  const [whole, broken] = await Promise.all([send(12), send(6)])
  expect(whole).toMatch(/^HTTP\/1\.1 200 [\s\S]*ok/)
  expect(broken).toMatch(/^HTTP\/1\.1 408 /)
})

const GETS = (count: number) =>
  Array.from({ length: count }, (_, i) => `GET /${i} HTTP/1.1\r\nHost: a\r\n\r\n`).join('')

/** A server with slow responses that counts concurrent requests of one connection. */
async function listenSlowly() {
  const seen = { running: 0, together: 0, begun: 0 }
  const server = createHttpServer((request, response) => {
    seen.begun += 1
    seen.running += 1
    seen.together = Math.max(seen.together, seen.running)
    setTimeout(() => {
      seen.running -= 1
      response.end(`<${request.url}>`)
    }, 5)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return { seen, port: (server.address() as AddressInfo).port }
}

async function answersTo(port: number, bytes: string, enough: number) {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  let text = ''
  const answers = () => text.match(/<\/\d+>/g) ?? []
  const done = new Promise<void>((resolve) => {
    socket.on('close', () => resolve())
    socket.on('data', (chunk) => {
      text += chunk
      if (answers().length === enough) resolve()
    })
  })
  socket.write(bytes)
  await done
  const isOpen = !socket.destroyed
  socket.destroy()
  return { answers: answers(), isOpen }
}

test('pipelined requests are answered in order, one at a time', async () => {
  const { seen, port } = await listenSlowly()
  const { answers, isOpen } = await answersTo(port, GETS(20), 20)
  expect(answers).toEqual(Array.from({ length: 20 }, (_, i) => `</${i}>`))
  expect([seen.together, isOpen]).toEqual([1, true])
})

test('a client that pipelines too many requests loses its connection, and none is started', async () => {
  const { seen, port } = await listenSlowly()
  const { isOpen } = await answersTo(port, GETS(2_000), 2_000)
  expect(isOpen).toBe(false)
  expect(seen.begun).toBe(0)
})

test('parsing ends soon after a client has lost its connection', async () => {
  const { server, port } = await listen()
  let parsed = 0
  server.prependListener('request', () => {
    parsed += 1
  })
  await answersTo(port, GETS(2_000), 2_000)
  expect(parsed).toBeLessThan(150)
})

test('one address cannot take all connections, and gets new ones after its own are closed', async () => {
  const { port } = await listen(undefined, { maxByAddress: 2 })
  const open = Array.from({ length: 2 }, () => connect(port, '127.0.0.1'))
  await Promise.all(open.map((socket) => once(socket, 'connect')))
  const another = connect(port, '127.0.0.1').on('error', () => {})
  await closed(another)
  open[0]?.destroy()
  await vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}`)).status).toBe(200))
  open[1]?.destroy()
})

test('connections of a trusted proxy are not counted by address', async () => {
  const trustedProxy = new BlockList()
  trustedProxy.addAddress('127.0.0.1')
  const { port } = await listen(undefined, { trustedProxy, maxByAddress: 0 })
  expect((await fetch(`http://127.0.0.1:${port}`)).status).toBe(200)
})

test('a pipelined request is dropped with its connection', async () => {
  const { seen, port } = await listenSlowly()
  const socket = connect(port, '127.0.0.1')
  socket.write(GETS(3), () => socket.destroy())
  await closed(socket)
  await answersTo(port, GETS(2), 2)
  expect(seen.begun).toBeLessThan(5)
})
