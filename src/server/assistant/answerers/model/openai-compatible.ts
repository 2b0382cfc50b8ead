import type { IncomingMessage } from 'node:http'
import { createParser } from 'eventsource-parser'
import { ChunkReader } from './chunk-reader.ts'
import { type Model, ModelError, type ModelEvent, type ModelMessage, type ModelTool } from './model.ts'
import { type Endpoint, postRequest } from './post-request.ts'

/** About 350 words: no answer of a receptionist is longer. */
const MAX_OUTPUT_TOKENS = 600
const TEMPERATURE = 0.2
/** How long a whole answer may wait for the number of its tokens, which some endpoints never send. */
const USAGE_MS = 300
/** How long the connection of a finished answer may take to end. Then it is not used again. */
const END_MS = 20
/** The events of the longest answer, with what an endpoint repeats in each. A line that never ends stops here too. */
const MAX_LETTERS = 1024 * 1024

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
async function* readEvents(body: IncomingMessage): AsyncGenerator<ModelEvent> {
  const reader = new ChunkReader()
  const parser = createParser({ onEvent: (event) => reader.read(event) })
  const timers: { usage?: NodeJS.Timeout; end?: NodeJS.Timeout } = {}
  const end = () => body.destroy()
  let length = 0
  try {
    for await (const text of body.setEncoding('utf8') as AsyncIterable<string>) {
      length += text.length
      if (length > MAX_LETTERS) throw new ModelError('too long')
      parser.feed(text)
      for (const event of reader.take()) yield event
      if (reader.isWhole) timers.usage ??= setTimeout(end, USAGE_MS)
      if (reader.isDone) timers.end ??= setTimeout(end, END_MS)
    }
  } catch (error) {
    // A whole answer stays whole, however its connection ends.
    if (error instanceof ModelError || !reader.isWhole) throw error
  } finally {
    clearTimeout(timers.usage)
    clearTimeout(timers.end)
  }
  // The last event may lack the empty line after it.
  if (!reader.isDone) parser.feed('\n\n')
  yield* reader.take()
  yield* reader.end()
}
