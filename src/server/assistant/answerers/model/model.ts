/** A tool call of a model: its name and its input, as text that should be JSON. */
export type ModelCall = { id: string; name: string; input: string }

export type ModelMessage =
  | { role: 'system'; text: string }
  | { role: 'user'; text: string }
  | { role: 'assistant'; text: string; calls: ModelCall[] }
  | { role: 'tool'; callId: string; name: string; result: string }

/** `parameters` is a JSON schema. */
export type ModelTool = { name: string; description: string; parameters: object }

export type ModelEvent =
  | { kind: 'text'; text: string }
  /** It thinks, or sends what is no text: it is alive. */
  | { kind: 'working' }
  | ({ kind: 'call' } & ModelCall)
  /** `tokens` is undefined for an endpoint that does not count. */
  | { kind: 'end'; isCut: boolean; tokens: { input: number; output: number } | undefined }

/** A language model. It throws ModelError, and stops its request when the signal aborts. */
export type Model = {
  name: string
  stream: (messages: ModelMessage[], tools: ModelTool[], signal: AbortSignal) => AsyncIterable<ModelEvent>
}

/** Why a model gave no answer. Not allowed: a guardrail refused what it said. Resting: it failed too often just now. */
export type ModelFailure =
  | 'slow'
  | 'unreachable'
  | 'private address'
  | 'refused'
  | 'not found'
  | 'limited'
  | 'broken'
  | 'empty'
  | 'too long'
  | 'too many calls'
  | 'not allowed'
  | 'resting'
  | 'busy'
  | 'month spent'
  | 'conversation spent'

/** The message is the failure alone: requests and answers hold what callers wrote, and must not reach a log. */
export class ModelError extends Error {
  override name = 'ModelError'
  readonly failure: ModelFailure
  /** What a guardrail found, or the status of the endpoint. */
  readonly detail: string | undefined
  /** How long the endpoint wants to be left alone. */
  readonly retryAfterMs: number | undefined

  constructor(failure: ModelFailure, { detail, retryAfterMs }: { detail?: string; retryAfterMs?: number } = {}) {
    super(detail === undefined ? failure : `${failure}: ${detail}`)
    this.failure = failure
    this.detail = detail
    this.retryAfterMs = retryAfterMs
  }
}
