import { openConnection } from './connection.ts'

export type Load = {
  name: string
  /** Requested in turn. */
  paths: string[]
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** The expected status, 200 by default. Any other status counts as failed. */
  expects?: number
}

export type Measurement = { perSecond: number; p50: number; p99: number; failed: number }

const CONNECTIONS = 50
const SECONDS = 5

/** Sends requests as fast as they are answered, over 50 connections for 5 seconds. Loopback only. */
export async function measure(url: string, load: Load): Promise<Measurement> {
  const requests = load.paths.map((path) => formatRequest(new URL(path, url), load))
  const endsAt = performance.now() + SECONDS * 1000
  const latencies: number[] = []
  let failed = 0
  let next = 0
  const connections = Array.from({ length: CONNECTIONS }, async () => {
    const connection = await openConnection(new URL(url))
    while (performance.now() < endsAt) {
      const sentAt = performance.now()
      const status = await connection.ask(requests[next++ % requests.length] ?? '')
      latencies.push(performance.now() - sentAt)
      if (status !== (load.expects ?? 200)) failed += 1
    }
    connection.close()
  })
  await Promise.all(connections)
  latencies.sort((a, b) => a - b)
  const quantile = (share: number) => Math.round((latencies[Math.floor(latencies.length * share)] ?? 0) * 10) / 10
  return { perSecond: Math.round(latencies.length / SECONDS), p50: quantile(0.5), p99: quantile(0.99), failed }
}

function formatRequest(url: URL, { method = 'GET', headers = {}, body = '' }: Load): string {
  const all = { host: url.host, ...headers, ...(body !== '' && { 'content-length': String(Buffer.byteLength(body)) }) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${url.pathname}${url.search} HTTP/1.1\r\n${lines.join('')}\r\n${body}`
}

/** The median of several runs, because a shared machine has noisy seconds. */
export function median(runs: Measurement[]): Measurement {
  const sorted = runs.toSorted((a, b) => a.perSecond - b.perSecond)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (middle === undefined) throw new Error('nothing was measured')
  return middle
}
