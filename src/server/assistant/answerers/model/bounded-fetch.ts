import { OutsideError, streamOutside } from '../../../outside/index.ts'
import { ModelError } from './model.ts'

/** The events of the longest answer, with what an endpoint repeats in each. A line that never ends stops here too. */
const MOST_BYTES = 1024 * 1024

/**
 * A fetch for one endpoint: it follows no redirect, and ends an answer that is too long. The address of an organisation's
 * own endpoint is guarded like every address that somebody else chose.
 */
export function boundedFetch(isGuarded: boolean): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, { ...init, redirect: 'error' })
    const response = isGuarded ? await fetchGuarded(request, init) : await fetch(request)
    const { body, status, headers } = response
    return body === null ? response : new Response(body.pipeThrough(limitBytes()), { status, headers })
  }
}

const UNREACHABLE = new Set(['unknown_host', 'no_connection', 'bad_certificate', 'too_slow'])

async function fetchGuarded({ url, method, headers, signal }: Request, init: RequestInit = {}): Promise<Response> {
  const body = typeof init.body === 'string' ? init.body : undefined
  try {
    return await streamOutside(url, { method, headers: Object.fromEntries(headers), body, signal })
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    throw new ModelError(UNREACHABLE.has(error.code) ? 'unreachable' : 'private address', { detail: error.code })
  }
}

function limitBytes(): TransformStream<Uint8Array, Uint8Array> {
  let read = 0
  return new TransformStream({
    transform(chunk, controller) {
      read += chunk.byteLength
      if (read > MOST_BYTES) controller.error(new ModelError('too long'))
      else controller.enqueue(chunk)
    },
  })
}
