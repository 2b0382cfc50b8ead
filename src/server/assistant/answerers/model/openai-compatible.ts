import type { OpenAICompatibleChatLanguageModel } from '@ai-sdk/openai-compatible'
import { boundedFetch } from './bounded-fetch.ts'
import { type Model, ModelError, type ModelEvent, type ModelMessage, type ModelTool } from './model.ts'

export type Endpoint = { url: string; name: string; key: string | undefined; isGuarded: boolean }

type DoStream = OpenAICompatibleChatLanguageModel['doStream']
type Answering = Awaited<ReturnType<DoStream>>
type LanguageModel = { doStream: (...request: Parameters<DoStream>) => PromiseLike<Answering> }
type Prompt = Parameters<DoStream>[0]['prompt']
type Stream = Answering['stream']
type StreamPart = Stream extends ReadableStream<infer Part> ? Part : never

/** About 350 words: no answer of a receptionist is longer. */
const MOST_OUTPUT_TOKENS = 600
const TEMPERATURE = 0.2

/** A model behind an endpoint that speaks OpenAI's chat completions. A guarded endpoint must have a public address. */
export function connectModel(endpoint: Endpoint): Model {
  let connected: Promise<LanguageModel> | undefined
  return {
    name: endpoint.name,
    stream: async function* (messages, tools, signal) {
      connected ??= connect(endpoint)
      yield* readEvents(await connected, { messages, tools, signal })
    },
  }
}

/** Loaded when something needs it: most installations have no model. */
export const loadAdapter = () => import('@ai-sdk/openai-compatible')

async function connect({ url, name, key, isGuarded }: Endpoint): Promise<LanguageModel> {
  const { createOpenAICompatible } = await loadAdapter()
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: url.replace(/\/+$/, ''),
    ...(key !== undefined && { apiKey: key }),
    includeUsage: true,
    fetch: boundedFetch(isGuarded),
  })
  return provider.languageModel(name)
}

type Request = { messages: ModelMessage[]; tools: ModelTool[]; signal: AbortSignal }

async function* readEvents(model: LanguageModel, { messages, tools, signal }: Request): AsyncGenerator<ModelEvent> {
  try {
    const { stream } = await model.doStream({
      prompt: messages.map(toPrompt),
      tools: tools.map(({ name, description, parameters }) => ({
        type: 'function' as const,
        name,
        description,
        inputSchema: parameters,
      })),
      temperature: TEMPERATURE,
      maxOutputTokens: MOST_OUTPUT_TOKENS,
      abortSignal: signal,
    })
    for await (const part of stream) yield* toEvents(part)
  } catch (error) {
    throw explain(error)
  }
}

function toPrompt(message: ModelMessage): Prompt[number] {
  if (message.role === 'tool') {
    const { callId: toolCallId, name: toolName, result } = message
    const output = { type: 'text' as const, value: result }
    return { role: 'tool', content: [{ type: 'tool-result', toolCallId, toolName, output }] }
  }
  if (message.role !== 'assistant') {
    const { role, text } = message
    return role === 'system' ? { role, content: text } : { role, content: [{ type: 'text', text }] }
  }
  const calls = message.calls.map(({ id, name, input }) => ({
    type: 'tool-call' as const,
    toolCallId: id,
    toolName: name,
    input: parseInput(input),
  }))
  const text = message.text === '' ? [] : [{ type: 'text' as const, text: message.text }]
  return { role: 'assistant', content: [...text, ...calls] }
}

function parseInput(input: string): unknown {
  try {
    return JSON.parse(input)
  } catch {
    return {}
  }
}

function* toEvents(part: StreamPart): Generator<ModelEvent> {
  if (part.type === 'text-delta') yield { kind: 'text', text: part.delta }
  else if (part.type === 'tool-call') {
    yield { kind: 'call', id: part.toolCallId, name: part.toolName, input: part.input }
  } else if (part.type === 'error') throw explain(part.error)
  else if (part.type === 'finish') {
    const { inputTokens, outputTokens } = part.usage
    const isCounted = inputTokens.total !== undefined && outputTokens.total !== undefined
    yield {
      kind: 'end',
      isCut: part.finishReason.unified === 'length',
      tokens: isCounted ? { input: inputTokens.total ?? 0, output: outputTokens.total ?? 0 } : undefined,
    }
  } else if (part.type === 'reasoning-delta' || part.type === 'tool-input-delta') yield { kind: 'working' }
}

/** The library's names for what arrived and is no answer. */
const IS_UNREADABLE = /^AI_(?!APICallError)/

const MOST_RETRY_AFTER_MS = 300_000

/** The errors of the library hold the request and the answer, so only their status is kept. */
function explain(error: unknown): unknown {
  if (error instanceof ModelError) return error
  if (!(error instanceof Error)) return new ModelError('broken', { detail: 'an error inside the stream' })
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return error
  if (error.cause instanceof ModelError) return error.cause
  const { statusCode, responseHeaders } = error as { statusCode?: number; responseHeaders?: Record<string, string> }
  if (statusCode === undefined) return new ModelError(IS_UNREADABLE.test(error.name) ? 'broken' : 'unreachable')
  const detail = `status ${statusCode}`
  if (statusCode === 401 || statusCode === 403) return new ModelError('refused', { detail })
  if (statusCode === 404) return new ModelError('not found', { detail })
  if (statusCode !== 429) return new ModelError('broken', { detail })
  const seconds = Number(responseHeaders?.['retry-after'])
  const retryAfterMs = Number.isFinite(seconds) ? Math.min(seconds * 1_000, MOST_RETRY_AFTER_MS) : 10_000
  return new ModelError('limited', { detail, retryAfterMs })
}
