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

test('headers have 10 s, an idle connection 15 s, and connections are bounded', async () => {
  const { server } = await listen()
  expect(server).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 0,
    keepAliveTimeout: 15_000,
    connectionsCheckingInterval: 1_000,
    timeout: 60_000,
    maxConnections: 5_000,
  })
})

test('a request whose headers or body trickle in is ended while others are answered at once', async () => {
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
  const startedAt = performance.now()
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('ok')
  expect(performance.now() - startedAt).toBeLessThan(500)
  for (const { answer, ms } of await Promise.all(slow)) {
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
    expect(ms).toBeLessThan(3_000)
  }
})

test('a body that keeps coming has all the time it needs, and ends once it stops', async () => {
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
    if (!socket.closed) await once(socket, 'close')
    return answer
  }
  const [whole, broken] = await Promise.all([send(12), send(6)])
  expect(whole).toMatch(/^HTTP\/1\.1 200 [\s\S]*ok/)
  expect(broken).toMatch(/^HTTP\/1\.1 408 /)
})

const GETS = (count: number) =>
  Array.from({ length: count }, (_, i) => `GET /${i} HTTP/1.1\r\nHost: a\r\n\r\n`).join('')

/** A server whose answers take a moment, and how many of one connection it worked on at the same time. */
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

test('requests that a client sends ahead are answered in order, one at a time', async () => {
  const { seen, port } = await listenSlowly()
  const { answers, isOpen } = await answersTo(port, GETS(20), 20)
  expect(answers).toEqual(Array.from({ length: 20 }, (_, i) => `</${i}>`))
  expect([seen.together, isOpen]).toEqual([1, true])
})

test('a client that sends very many requests ahead loses its connection, and they are not worked on', async () => {
  const { seen, port } = await listenSlowly()
  const { isOpen } = await answersTo(port, GETS(2_000), 2_000)
  expect(isOpen).toBe(false)
  expect(seen.begun).toBeLessThan(50)
})

test('a request that was sent ahead is forgotten with its connection', async () => {
  const { seen, port } = await listenSlowly()
  const socket = connect(port, '127.0.0.1')
  socket.write(GETS(3), () => socket.destroy())
  await once(socket, 'close')
  await answersTo(port, GETS(2), 2)
  expect(seen.begun).toBeLessThan(5)
})
