import { setTimeout as wait } from 'node:timers/promises'
import type { TestServer } from '../support/server.ts'

const SIGN_INS_PER_SECOND = 50
const SECONDS = 10
const PAUSE_MS = 10

export type FloodFigures = Record<string, { answers: number; 'p50 ms': number; 'p99 ms': number }>

/** Measures how long others wait while one client signs in 50 times a second with the right password. */
export async function measureSignInFlood(
  server: TestServer,
  cookie: string,
  credentials: { email: string; password: string },
): Promise<FloodFigures> {
  const figures: FloodFigures = {}
  const endsAt = performance.now() + SECONDS * 1000
  const others = Promise.all([
    keepAsking('home page', () => fetch(server.url)),
    keepAsking('GET /api/auth/user', () => fetch(`${server.url}/api/auth/user`, { headers: { cookie } })),
    keepAsking('/dashboard/business', () => fetch(`${server.url}/dashboard/business`, { headers: { cookie } })),
  ])
  const signIns: Promise<{ status: number; ms: number }>[] = []
  while (performance.now() < endsAt) {
    signIns.push(signIn(server, credentials))
    await wait(1000 / SIGN_INS_PER_SECOND)
  }
  await others
  const answered = await Promise.all(signIns)
  const byStatus = Object.groupBy(answered, ({ status }) => String(status))
  for (const [status, some = []] of Object.entries(byStatus)) {
    figures[`the sign-ins answered with ${status}`] = summarize(some.map(({ ms }) => ms))
  }
  return figures

  async function keepAsking(name: string, ask: () => Promise<Response>): Promise<void> {
    const waits: number[] = []
    while (performance.now() < endsAt) {
      const startedAt = performance.now()
      const response = await ask()
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${name} was answered with ${response.status}`)
      waits.push(performance.now() - startedAt)
      await wait(PAUSE_MS)
    }
    figures[name] = summarize(waits)
  }
}

async function signIn(server: TestServer, credentials: object): Promise<{ status: number; ms: number }> {
  const startedAt = performance.now()
  const response = await fetch(`${server.url}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify(credentials),
  })
  await response.arrayBuffer()
  return { status: response.status, ms: performance.now() - startedAt }
}

function summarize(waits: number[]) {
  waits.sort((a, b) => a - b)
  const quantile = (share: number) => Math.round((waits[Math.floor(waits.length * share)] ?? 0) * 10) / 10
  return { answers: waits.length, 'p50 ms': quantile(0.5), 'p99 ms': quantile(0.99) }
}
