export const UNREACHABLE = 'We could not reach the server. Please check your connection and try again.'

type RefusalDetails = { code?: string; fieldErrors?: Record<string, string>; challenge?: string }

/** Any answer other than 2xx. The message is what a person may read: the status, then what the server said. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: string | undefined
  /** Field name to the sentence shown at that field. */
  readonly fieldErrors: Record<string, string> | undefined
  /** What the server said, without the status. */
  readonly said: string
  /** Of a sign-in that still needs its code. */
  readonly challenge: string | undefined

  constructor(status: number, said: string, details: RefusalDetails = {}) {
    super(`${status}: ${said}`)
    this.status = status
    this.said = said
    this.challenge = details.challenge
    this.code = details.code
    this.fieldErrors = details.fieldErrors
  }
}

/**
 * Sends one request with cookies, and a JSON body only when there is one. Never retries.
 * Throws ApiError for any answer other than 2xx; an empty answer is undefined.
 */
export async function requestJson<Answer = unknown>(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await send(path, {
    method,
    credentials: 'include',
    headers: { Accept: 'application/json', ...(body === undefined ? {} : JSON_TYPE), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw refusal(response, text)
  return (text === '' ? undefined : JSON.parse(text)) as Answer
}

const JSON_TYPE = { 'Content-Type': 'application/json' }

async function send(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init)
  } catch (cause) {
    throw new Error(UNREACHABLE, { cause })
  }
}

function refusal(response: Response, text: string): ApiError {
  const answer = parsed(text)
  const said = typeof answer?.message === 'string' ? answer.message : text || response.statusText
  return new ApiError(response.status, said, {
    ...(typeof answer?.code === 'string' ? { code: answer.code } : {}),
    ...(typeof answer?.challenge === 'string' ? { challenge: answer.challenge } : {}),
    ...(answer?.fieldErrors === undefined ? {} : { fieldErrors: answer.fieldErrors as Record<string, string> }),
  })
}

function parsed(
  text: string,
): { message?: unknown; code?: unknown; fieldErrors?: unknown; challenge?: unknown } | undefined {
  try {
    return JSON.parse(text) ?? undefined
  } catch {
    return undefined
  }
}
