import type { IncomingMessage } from 'node:http'
import { parseAddress, resolveServer } from './check-address.ts'
import { INTERNET, type Network } from './network.ts'
import { OutsideError } from './outside-error.ts'
import { readBody } from './read-body.ts'
import { explainFailure, sendRequest, type Timing } from './send-request.ts'

export type OutsideRequest = {
  url: string
  /** Default: GET. */
  method?: string
  /** Names in lower case. */
  headers?: Record<string, string>
  body?: string | undefined
  /** Limits the body as received, and after decompression. */
  maxBytes: number
  /** Milliseconds. */
  timing?: Partial<Timing>
  signal?: AbortSignal
}

export type OutsideResponse = { url: string; status: number; headers: Headers; body: Buffer }

const TIMING: Timing = { connectMs: 10_000, idleMs: 15_000, totalMs: 60_000 }
const MAX_REDIRECTS = 5
const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308])
/** Credentials, which redirects to other servers must not get. */
const SECRET_HEADERS = ['authorization', 'cookie']

/**
 * Requests an address that an outsider chose. Reaches only servers of the public internet: it resolves the name once
 * for each request and connects to the checked addresses. Redirects get the same check. Sends and stores no cookies.
 * Limits time, bytes and headers. Throws OutsideError for every failure. An HTTP error status is not a failure.
 */
export async function fetchOutside(request: OutsideRequest, network: Network = INTERNET): Promise<OutsideResponse> {
  const timing = { ...TIMING, ...request.timing }
  const signal = AbortSignal.any([AbortSignal.timeout(timing.totalMs), ...(request.signal ? [request.signal] : [])])
  try {
    return await follow({ ...request, timing, signal }, network)
  } catch (error) {
    throw explainFailure(error, signal)
  }
}

type Bounded = OutsideRequest & { timing: Timing; signal: AbortSignal }

async function follow(request: Bounded, network: Network): Promise<OutsideResponse> {
  const { method = 'GET', body, maxBytes, timing, signal } = request
  let url = parseAddress(request.url, network)
  let headers: Record<string, string> = { 'accept-encoding': 'gzip, br', ...request.headers }
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const addresses = await abortable(resolveServer(url, network), signal)
    const response = await sendRequest(url, addresses, { method, headers, body, timing, signal })
    const target = findRedirect(response, method)
    if (target === undefined) return { ...(await readResponse(response, maxBytes)), url: url.href }
    response.destroy()
    const next = parseAddress(target, network, url)
    if (next.origin !== url.origin) headers = withoutSecrets(headers)
    url = next
  }
  throw new OutsideError('too_many_redirects')
}

/** A redirected change is not repeated. */
function findRedirect({ statusCode = 0, headers }: IncomingMessage, method: string): string | undefined {
  const isRead = !['POST', 'PUT', 'DELETE', 'PATCH'].includes(method)
  return isRead && REDIRECT_STATUSES.has(statusCode) ? headers.location : undefined
}

async function readResponse(response: IncomingMessage, maxBytes: number): Promise<Omit<OutsideResponse, 'url'>> {
  try {
    const body = await readBody(response, maxBytes)
    const headers = new Headers()
    for (const [name, value = ''] of Object.entries(response.headers)) headers.set(name, String(value))
    return { status: response.statusCode ?? 0, headers, body }
  } finally {
    response.destroy()
  }
}

function withoutSecrets(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !SECRET_HEADERS.includes(name.toLowerCase())))
}

/** DNS queries have no abort signal. */
function abortable<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  signal.throwIfAborted()
  const { promise, reject } = Promise.withResolvers<never>()
  const stop = () => reject(signal.reason)
  signal.addEventListener('abort', stop, { once: true })
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', stop))
}
