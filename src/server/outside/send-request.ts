import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { OutsideError, type OutsideFailure } from './outside-error.ts'

export type Timing = { connectMs: number; idleMs: number; totalMs: number }

export type Sent = {
  method: string
  headers: Record<string, string>
  body?: string | undefined
  timing: Timing
  signal: AbortSignal
}

const MAX_HEADER_BYTES = 16 * 1024

/**
 * Sends one request and resolves with the head of its response. Given addresses are the only ones that it connects to, and
 * their connection is not kept.
 */
export function sendRequest(url: URL, addresses: string[] | undefined, sent: Sent): Promise<IncomingMessage> {
  const { method, headers, body, timing, signal } = sent
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const request = send(url, {
    method,
    headers: body === undefined ? headers : { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    ...(addresses !== undefined && { agent: false, lookup: pin(addresses) }),
    maxHeaderSize: MAX_HEADER_BYTES,
  })
  let response: IncomingMessage | undefined
  request.on('response', (arrived) => {
    response = arrived
    // It may end by an error after its reader has left. Without a listener that would end the process.
    arrived.on('error', () => {})
    resolve(arrived)
  })
  request.on('error', reject)
  stopWith(signal, request, () => response)
  // After the response, nobody listens for errors of the request.
  request.setTimeout(timing.idleMs, () => (response ?? request).destroy(new OutsideError('too_slow')))
  limitConnecting(request, timing.connectMs)
  request.end(body)
  return promise
}

/** Node's own option would destroy the connection too, also one that is kept and belongs to nobody by then. */
function stopWith(signal: AbortSignal, request: ClientRequest, findResponse: () => IncomingMessage | undefined): void {
  const stop = () => (findResponse() ?? request).destroy(signal.reason)
  if (signal.aborted) stop()
  signal.addEventListener('abort', stop, { once: true })
  request.on('close', () => signal.removeEventListener('abort', stop))
}

/** Resolves the host to the checked addresses. */
function pin(addresses: string[]): LookupFunction {
  const answers = addresses.map((address) => ({ address, family: isIP(address) }))
  return (_host, options, answer) => {
    const [first = { address: '', family: 4 }] = answers
    if (options.all) answer(null, answers)
    else answer(null, first.address, first.family)
  }
}

function limitConnecting(request: ClientRequest, connectMs: number): void {
  const timer = setTimeout(() => request.destroy(new OutsideError('too_slow')), connectMs)
  const stop = () => clearTimeout(timer)
  request.on('close', stop)
  request.on('socket', (socket) => {
    if (socket.connecting) socket.once('secureConnect' in socket ? 'secureConnect' : 'connect', stop)
    else stop()
  })
  request.on('response', stop)
}

const FAILURES: Record<string, OutsideFailure> = {
  ECONNREFUSED: 'no_connection',
  ECONNRESET: 'no_connection',
  EHOSTUNREACH: 'no_connection',
  ENETUNREACH: 'no_connection',
  EPIPE: 'no_connection',
  ETIMEDOUT: 'too_slow',
  HPE_HEADER_OVERFLOW: 'too_large',
}

/** Returns an OutsideError without the address that Node's errors contain. */
export function explainFailure(error: unknown, signal: AbortSignal): OutsideError {
  if (error instanceof OutsideError) return error
  if (signal.aborted) {
    const isTime = signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError'
    return new OutsideError(isTime ? 'too_slow' : 'stopped')
  }
  const code = findCode(error)
  if (/CERT|TLS|SSL|SELF_SIGNED|ISSUER|ALTNAME|EPROTO/.test(code)) return new OutsideError('bad_certificate')
  return new OutsideError(FAILURES[code] ?? 'bad_answer')
}

/** When several addresses fail, Node throws one error with many. */
function findCode(error: unknown): string {
  const [first] = error instanceof AggregateError ? error.errors : []
  return String((error as NodeJS.ErrnoException).code ?? (first as NodeJS.ErrnoException | undefined)?.code ?? '')
}
