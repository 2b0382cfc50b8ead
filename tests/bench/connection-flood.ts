import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { TestServer } from '../support/server.ts'

const SECONDS = 5
const PAUSE_MS = 5
const MEMORY_EVERY_MS = 20
/** Ends a flood that the server handles slowly. */
const FLOOD_TIMEOUT_MS = 15_000

/** For a visitor this page is a refusal, which takes as long to render as any page of the portals. */
const PRIVATE_PAGE = '/dashboard/business'

export type FloodFigures = Record<string, Record<string, number>>

/** Measures how long others wait for a cached page, and the memory, while one address floods the server. */
export async function measureConnectionFloods(
  server: TestServer,
  residentMb: () => number,
  cookie: string,
): Promise<FloodFigures> {
  const floods: Record<string, () => Promise<unknown>> = {
    'nobody else': () => wait(SECONDS * 1000),
    '58 KB of pipelined requests': () => pipeline(server, 58_000),
    '290 KB of pipelined requests': () => pipeline(server, 290_000),
    '58 KB again and again': () => repeat(() => pipeline(server, 58_000)),
    '200 connections, 58 KB each': () => times(200, () => pipeline(server, 58_000)),
    '200 connections, a refusal each': () => times(200, () => repeat(() => requestPage(server))),
    '200 connections, a portal page each': () => times(200, () => repeat(() => requestPage(server, cookie))),
    '200 connections, an unknown article each': () =>
      times(200, (i) => repeat(() => requestPage(server, '', `/news/${i}`))),
  }
  const figures: FloodFigures = {}
  await (await fetch(server.url)).arrayBuffer()
  for (const [name, flood] of Object.entries(floods)) figures[name] = await measureFlood(server, residentMb, flood)
  return figures
}

async function measureFlood(server: TestServer, residentMb: () => number, flood: () => Promise<unknown>) {
  const before = residentMb()
  let most = before
  const memory = setInterval(() => {
    most = Math.max(most, residentMb())
  }, MEMORY_EVERY_MS)
  let isOver = false
  let failed = 0
  const waits: number[] = []
  const visitor = async () => {
    while (!isOver) {
      const startedAt = performance.now()
      const isAnswered = await fetch(server.url).then(
        async (response) => (await response.arrayBuffer()).byteLength > 0 && response.ok,
        () => false,
      )
      if (!isAnswered) failed += 1
      waits.push(performance.now() - startedAt)
      await wait(PAUSE_MS)
    }
  }
  const visiting = visitor()
  // Runs for a minimum time, so that there are enough requests for a quantile.
  await Promise.all([Promise.race([flood(), wait(FLOOD_TIMEOUT_MS)]), wait(SECONDS * 1000)])
  isOver = true
  await visiting
  clearInterval(memory)
  waits.sort((a, b) => a - b)
  const quantile = (share: number) =>
    Math.round((waits[Math.max(0, Math.ceil(waits.length * share) - 1)] ?? 0) * 10) / 10
  return {
    answers: waits.length,
    failed,
    'p50 ms': quantile(0.5),
    'p99 ms': quantile(0.99),
    'longest ms': quantile(1),
    'memory before, MB': before,
    'memory added, MB': most - before,
  }
}

/** Pipelines as many requests as fit into `bytes`. Waits until the server has answered them or closed the connection. */
async function pipeline(server: TestServer, bytes: number): Promise<void> {
  const request = formatRequest(server, PRIVATE_PAGE)
  const count = Math.floor(bytes / request.length)
  const socket = openSocket(server)
  let answered = 0
  socket.on('data', (chunk: Buffer) => {
    answered += chunk.toString('latin1').split('HTTP/1.1 ').length - 1
    if (answered >= count) socket.destroy()
  })
  socket.write(request.repeat(count))
  await waitForClose(socket)
}

/** One request on a connection of its own. */
async function requestPage(server: TestServer, cookie = '', path = PRIVATE_PAGE): Promise<void> {
  const socket = openSocket(server)
  socket.resume()
  socket.write(formatRequest(server, path, `Cookie: ${cookie}\r\nConnection: close\r\n`))
  await waitForClose(socket)
}

function openSocket(server: TestServer): Socket {
  return connect(Number(new URL(server.url).port), '127.0.0.1').on('error', () => {})
}

function waitForClose(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.once('close', () => resolve()))
}

function formatRequest(server: TestServer, path: string, more = ''): string {
  return `GET ${path} HTTP/1.1\r\nHost: ${new URL(server.url).host}\r\n${more}\r\n`
}

async function repeat(work: () => Promise<unknown>): Promise<void> {
  const endsAt = performance.now() + SECONDS * 1000
  while (performance.now() < endsAt) await work()
}

function times(count: number, work: (i: number) => Promise<unknown>): Promise<unknown> {
  return Promise.all(Array.from({ length: count }, (_, i) => work(i)))
}
