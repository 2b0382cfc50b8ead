import autocannon from 'autocannon'

export type Load = {
  name: string
  path: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

export type Measured = { perSecond: number; p50: number; p99: number; failed: number }

const CONNECTIONS = 50
const SECONDS = 5

/** Sends one kind of request as fast as it is answered, over 50 connections for some seconds. Loopback only. */
export async function measure(url: string, load: Load): Promise<Measured> {
  const result = await autocannon({
    url: url + load.path,
    connections: CONNECTIONS,
    duration: SECONDS,
    method: load.method ?? 'GET',
    ...(load.headers !== undefined && { headers: load.headers }),
    ...(load.body !== undefined && { body: load.body }),
  })
  return {
    perSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.errors + result.timeouts + (result['5xx'] ?? 0),
  }
}

/** The middle of several runs: one noisy second on a shared machine must not decide. */
export function median(runs: Measured[]): Measured {
  const sorted = runs.toSorted((a, b) => a.perSecond - b.perSecond)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (middle === undefined) throw new Error('nothing was measured')
  return middle
}
