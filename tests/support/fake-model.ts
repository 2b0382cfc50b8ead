import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** The parsed requests to the fake. */
export type AskedOfModel = {
  model: string
  messages: { role: string; content: unknown; tool_calls?: unknown }[]
  tools?: { function: { name: string; parameters: object } }[]
  authorization: string | undefined
}

export type ModelScript = (response: ServerResponse, asked: AskedOfModel, number: number) => Promise<void> | void

/** A local endpoint for OpenAI's chat completions that follows the script. */
export async function startFakeModel(script: ModelScript) {
  const asked: AskedOfModel[] = []
  let closed = 0
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await readBody(request))
    asked.push({ ...body, authorization: request.headers.authorization })
    response.on('close', () => {
      closed += 1
    })
    await script(response, asked.at(-1) as AskedOfModel, asked.length)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    /** The number of finished answers, including aborted ones. */
    get closed() {
      return closed
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}

const chunk = (choices: object[], rest: object = {}) =>
  `data: ${JSON.stringify({ id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'fake', choices, ...rest })}\n\n`

export const beginStream = (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': 'text/event-stream' })

export const textChunk = (content: string) => chunk([{ index: 0, delta: { content }, finish_reason: null }])

/** A tool call in one piece. Some endpoints leave out `index`. */
export const callChunk = (name: string, input: string, index?: number) =>
  chunk([
    {
      index: 0,
      delta: {
        tool_calls: [
          {
            ...(index !== undefined && { index }),
            id: 'call_1',
            type: 'function',
            function: { name, arguments: input },
          },
        ],
      },
      finish_reason: null,
    },
  ])

export const deltaChunk = (delta: object) => chunk([{ index: 0, delta, finish_reason: null }])
export const endChunk = (reason = 'stop') => chunk([{ index: 0, delta: {}, finish_reason: reason }])
export const usageChunk = (prompt_tokens: number, completion_tokens: number) =>
  chunk([], { usage: { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens } })
export const DONE = 'data: [DONE]\n\n'

/** Streams a text word by word at a rate. */
export function saying(text: string, { perSecond = 0, tokens = [200, 20] as [number, number] } = {}): ModelScript {
  return async (response) => {
    beginStream(response)
    for (const word of text.match(/\s*\S+/g) ?? []) {
      response.write(textChunk(word))
      if (perSecond > 0) await wait(1_000 / perSecond)
    }
    response.end(endChunk() + usageChunk(...tokens) + DONE)
  }
}
