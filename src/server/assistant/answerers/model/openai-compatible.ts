import { createParser } from 'eventsource-parser'
import { ChunkReader } from './chunk-reader.ts'
import { type Model, ModelError, type ModelEvent, type ModelMessage, type ModelTool } from './model.ts'
import { type Endpoint, postRequest } from './post-request.ts'

/** About 350 words: no answer of a receptionist is longer. */
const MAX_OUTPUT_TOKENS = 600
const TEMPERATURE = 0.2
/** The events of the longest answer, with what an endpoint repeats in each. A line that never ends stops here too. */
const MAX_BYTES = 1024 * 1024

/** A model behind an endpoint that speaks OpenAI's chat completions. A guarded endpoint must have a public address. */
export function connectModel(endpoint: Endpoint): Model {
  return {
    name: endpoint.name,
    stream: async function* (messages, tools, signal) {
      const body = await postRequest(endpoint, buildRequest(endpoint.name, messages, tools), signal)
      try {
        yield* readEvents(body)
      } catch (error) {
        throw error instanceof ModelError || signal.aborted ? error : new ModelError('broken', { detail: 'cut' })
      }
    },
  }
}

function buildRequest(model: string, messages: ModelMessage[], tools: ModelTool[]): object {
  const described = tools.map((tool) => ({ type: 'function', function: tool }))
  return {
    model,
    messages: messages.map(toPrompt),
    ...(tools.length > 0 && { tools: described }),
    temperature: TEMPERATURE,
    max_tokens: MAX_OUTPUT_TOKENS,
    stream: true,
    stream_options: { include_usage: true },
  }
}

function toPrompt(message: ModelMessage): object {
  if (message.role === 'tool') return { role: 'tool', tool_call_id: message.callId, content: message.result }
  if (message.role !== 'assistant' || message.calls.length === 0) return { role: message.role, content: message.text }
  const calls = message.calls.map(({ id, name, input }) => ({
    id,
    type: 'function',
    function: { name, arguments: toJson(input) },
  }))
  return { role: 'assistant', content: message.text === '' ? null : message.text, tool_calls: calls }
}

/** An endpoint may refuse its own broken input when it comes back. */
function toJson(input: string): string {
  try {
    return JSON.stringify(JSON.parse(input))
  } catch {
    return '{}'
  }
}

/** What arrived together is one event, because each one costs the run more than a token. */
async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ModelEvent> {
  const reader = new ChunkReader()
  const parser = createParser({ onEvent: (event) => reader.read(event) })
  const decoder = new TextDecoder()
  let bytes = 0
  for await (const piece of body) {
    bytes += piece.byteLength
    if (bytes > MAX_BYTES) throw new ModelError('too long')
    parser.feed(decoder.decode(piece, { stream: true }))
    yield* reader.take()
    if (reader.isDone) break
  }
  // The last event may lack the empty line after it.
  if (!reader.isDone) parser.feed(`${decoder.decode()}\n\n`)
  yield* reader.take()
  yield* reader.end()
}
