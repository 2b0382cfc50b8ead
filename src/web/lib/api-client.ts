import { UNREACHABLE } from './unreachable.ts'

type RefusalDetails = { said?: string; code?: string; fieldErrors?: Record<string, string>; challenge?: string }

/** Any answer other than 2xx. The message has the status, then the body, which may be a proxy's: see `describeFailure`. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: string | undefined
  /** Field name to the sentence shown at that field. */
  readonly fieldErrors: Record<string, string> | undefined
  /** What our server said to be read, without the status: the JSON `message`. Empty if it said nothing. */
  readonly said: string
  /** Of a sign-in that still needs its code. */
  readonly challenge: string | undefined

  constructor(status: number, body: string, details: RefusalDetails = {}) {
    super(`${status}: ${details.said || body}`)
    this.status = status
    this.said = details.said ?? ''
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
  return new ApiError(response.status, text || response.statusText, {
    ...(typeof answer?.message === 'string' ? { said: answer.message } : {}),
    ...(typeof answer?.code === 'string' ? { code: answer.code } : {}),
    ...(typeof answer?.challenge === 'string' ? { challenge: answer.challenge } : {}),
    ...(answer?.fieldErrors === undefined ? {} : { fieldErrors: answer.fieldErrors as Record<string, string> }),
  })
}

/** What a form says of a failure: the server's words with their status, or that it was not reached; else `fallback`. */
export function describeFailure(error: unknown, fallback: string): string {
  const { said, message } = error as ApiError
  return said || message === UNREACHABLE ? message : fallback
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
