import { OutsideError, streamOutside } from '../../../outside/index.ts'
import { ModelError } from './model.ts'

/** What a model is asked at, and whether the address must be a public one: that of an organisation's own endpoint. */
export type Endpoint = { url: string; name: string; key: string | undefined; isGuarded: boolean }

const MAX_RETRY_AFTER_MS = 300_000
const USUAL_RETRY_AFTER_MS = 10_000

/**
 * Posts a request to an endpoint and returns the body of its answer. Follows no redirect. Throws ModelError, which holds
 * nothing of the request and of the answer but the status.
 */
export async function postRequest(
  { url, key, isGuarded }: Endpoint,
  request: object,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const address = `${url.replace(/\/+$/, '')}/chat/completions`
  const headers = { 'content-type': 'application/json', ...(key !== undefined && { authorization: `Bearer ${key}` }) }
  const sent = { method: 'POST', headers, body: JSON.stringify(request), signal }
  const send = isGuarded ? streamOutside(address, sent) : fetch(address, { ...sent, redirect: 'error' })
  const response = await send.catch((error: unknown) => {
    throw explainFailure(error, signal)
  })
  if (response.ok && response.body !== null) return response.body
  // Frees the connection. What the body says is for nobody.
  await response.body?.cancel().catch(() => {})
  throw explainStatus(response)
}

const UNREACHABLE = new Set(['unknown_host', 'no_connection', 'bad_certificate', 'too_slow'])

function explainFailure(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return error
  if (!(error instanceof OutsideError)) return new ModelError('unreachable')
  return new ModelError(UNREACHABLE.has(error.code) ? 'unreachable' : 'private address', { detail: error.code })
}

function explainStatus({ status, headers }: Response): ModelError {
  const detail = `status ${status}`
  if (status === 401 || status === 403) return new ModelError('refused', { detail })
  if (status === 404) return new ModelError('not found', { detail })
  if (status !== 429) return new ModelError('broken', { detail })
  const seconds = Number.parseFloat(headers.get('retry-after') ?? '')
  const retryAfterMs = Number.isFinite(seconds) ? Math.min(seconds * 1_000, MAX_RETRY_AFTER_MS) : USUAL_RETRY_AFTER_MS
  return new ModelError('limited', { detail, retryAfterMs })
}
