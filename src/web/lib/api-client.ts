import { UNREACHABLE } from './unreachable.ts'

type RefusalDetails = { said?: string; code?: string; fieldErrors?: Record<string, string>; challenge?: string }

/**
 * An answer other than 2xx. `message` holds the status and the body, which may come from a proxy. Show
 * `describeFailure` instead.
 */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly status: number
  readonly code: string | undefined
  /** Field names with their error messages. */
  readonly fieldErrors: Record<string, string> | undefined
  /** The JSON `message` of our server without the status, or an empty string. */
  readonly said: string
  /** True if the sign-in needs a two-factor code. */
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

/**
 * The text for a failed request: the server's message with its status, or that the server was not reached, or else
 * `fallback`.
 */
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
