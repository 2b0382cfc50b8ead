import { fetchOutside, OutsideError } from '../../../outside/index.ts'
import { type Options, ReadingError } from '../reading.ts'
import { type Account, buildHeaders } from './account.ts'

/** A CalDAV answer is parsed in one go, so its limit is lower than that of a file, which is read in slices. */
const MAX_BYTES = 3_000_000
/** Enough to find the calendars of an account. */
const MAX_REQUESTS = 15

/**
 * The `fetch` for tsdav: every request goes through the guard of `outside/`. tsdav hides why a request failed, so
 * `explain` returns the cause.
 */
export function createDavFetch(account: Account, { signal, network }: Options) {
  let failure: unknown
  let requests = 0
  async function send(input: unknown, init: RequestInit = {}): Promise<Response> {
    requests += 1
    try {
      if (requests > MAX_REQUESTS) throw new OutsideError('too_many_redirects')
      const response = await fetchOutside(
        {
          url: String(input),
          method: init.method ?? 'GET',
          headers: { ...listHeaders(init.headers), ...buildHeaders(account) },
          body: typeof init.body === 'string' ? init.body : undefined,
          maxBytes: MAX_BYTES,
          ...(signal && { signal }),
        },
        network,
      )
      if (response.status === 401) failure ??= new ReadingError('wrong_password')
      return asResponse(response, String(input), init.redirect === 'manual')
    } catch (error) {
      failure ??= error
      throw error
    }
  }
  /** Returns the first failure, or else the meaning of tsdav's own error. */
  const explain = (otherwise: 'no_account' | 'bad_answer') => failure ?? new ReadingError(otherwise)
  return { send: send as typeof fetch, explain }
}

type Answer = Awaited<ReturnType<typeof fetchOutside>>

/** The guard follows redirects itself. A caller that asked for manual redirects gets the final address as a 302. */
function asResponse({ url, status, headers, body }: Answer, asked: string, isManual: boolean): Response {
  if (isManual && url !== new URL(asked).href) return new Response(null, { status: 302, headers: { location: url } })
  headers.delete('content-encoding')
  const hasBody = ![101, 204, 205, 304].includes(status) && status >= 200
  return new Response(hasBody ? new Uint8Array(body) : null, { status: Math.max(200, status), headers })
}

function listHeaders(headers: RequestInit['headers']): Record<string, string> {
  return Object.fromEntries(new Headers(headers))
}
